import { spawnSync } from 'node:child_process';

/**
 * How each package manager installs without prompting, with the command to run before.
 *
 * @type {Record<string, { install: string[], before?: string[] }>}
 */
const MANAGERS = {
	'apt-get': {
		// Checks run side by side: one may be installing.
		install: [ '-o', 'DPkg::Lock::Timeout=300', 'install', '-y', '-q' ],
		before: [ 'update', '-q' ],
	},
	dnf: { install: [ 'install', '-y' ] },
	apk: { install: [ 'add' ] },
	pacman: { install: [ '-S', '--noconfirm' ] },
};

/**
 * Installs packages with the system's package manager, if it may. The caller checks the result.
 *
 * @param {Record<string, string[]>} packages By package manager.
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
	// Without root, only a sudo without a password prompt is tried.
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
