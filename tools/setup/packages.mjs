import { spawnSync } from 'node:child_process';

/**
 * Installs packages of Debian, if this machine has them and its user may. The caller checks the result.
 *
 * @param {readonly string[]} names
 */
export function installPackages( names ) {
	// Without root, only a sudo without a password prompt is tried.
	const [ program = '', ...asRoot ] =
		process.getuid?.() === 0 ? [ 'apt-get' ] : [ 'sudo', '-n', 'apt-get' ];
	for ( const command of [
		[ 'update', '-q' ],
		// Checks run side by side: one may be installing.
		[ '-o', 'DPkg::Lock::Timeout=300', 'install', '-y', '-q', ...names ],
	] ) {
		spawnSync( program, [ ...asRoot, ...command ], {
			stdio: 'ignore',
			env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
		} );
	}
}
