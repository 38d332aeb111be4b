import { spawnSync } from 'node:child_process';

/**
 * How each package manager installs without asking, and what it has to do before.
 *
 * @type {Record<string, { install: string[], before?: string[] }>}
 */
const MANAGERS = {
	'apt-get': {
		install: [ 'install', '-y', '-q' ],
		before: [ 'update', '-q' ],
	},
	dnf: { install: [ 'install', '-y' ] },
	apk: { install: [ 'add' ] },
	pacman: { install: [ '-S', '--noconfirm' ] },
};

/**
 * Has the system's package manager install packages, where it may. Whether it did is for the caller to
 * see.
 *
 * @param {Record<string, string[]>} packages By the name of the package manager.
 */
export function installPackages( packages ) {
	for ( const [ program, names ] of Object.entries( packages ) ) {
		const manager = MANAGERS[ program ];
		if ( ! manager || ! has( program ) ) {
			continue;
		}
		if ( manager.before ) {
			run( program, manager.before );
		}
		run( program, [ ...manager.install, ...names ] );
		return;
	}
}

/**
 * @param {string}   program
 * @param {string[]} args
 */
function run( program, args ) {
	// Without root only a sudo that asks no password may be tried.
	const isRoot = process.getuid?.() === 0;
	spawnSync(
		isRoot ? program : 'sudo',
		isRoot ? args : [ '-n', program, ...args ],
		{
			stdio: 'ignore',
			env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
		}
	);
}

/** @param {string} program */
const has = ( program ) =>
	spawnSync( program, [ '--version' ], { stdio: 'ignore' } ).error ===
	undefined;
