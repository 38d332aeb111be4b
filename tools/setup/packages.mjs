import { spawnSync } from 'node:child_process';

/** @type {Set<string>} What was looked for: where it can't be installed, trying once is enough. */
const tried = new Set();

/**
 * @template Found
 * @param {string}             what     For the message.
 * @param {() => Found | null} look
 * @param {readonly string[]}  packages Of Debian.
 * @return {Found | null} What is found, at first or once the packages are installed; null if they can't be.
 */
export function findOrInstall( what, look, packages ) {
	const found = look();
	if ( found || tried.has( what ) ) {
		return found;
	}
	tried.add( what );
	console.log( `Installing ${ what } with the system’s package manager…` );
	// Without root, only a sudo without a password prompt is tried.
	const [ program = '', ...asRoot ] =
		process.getuid?.() === 0 ? [ 'apt-get' ] : [ 'sudo', '-n', 'apt-get' ];
	for ( const command of [
		[ 'update', '-q' ],
		// Checks run side by side: one may be installing.
		[ '-o', 'DPkg::Lock::Timeout=300', 'install', '-y', '-q', ...packages ],
	] ) {
		spawnSync( program, [ ...asRoot, ...command ], {
			stdio: 'ignore',
			env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
		} );
	}
	return look();
}
