/**
 * Installs the locked dependencies if they are missing or older than the lockfile. Uses only Node itself, because it
 * runs before anything is installed.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../paths.mjs';
import { underway } from './progress.mjs';

const NEEDED_NODE = [ 20, 19 ];

/** Installs what is missing, and says so. */
export async function ensureDependencies() {
	assertNode();
	const lockfile = fs.readFileSync( path.join( root, 'package-lock.json' ) );
	const wanted = createHash( 'sha256' ).update( lockfile ).digest( 'hex' );
	const stamp = path.join( root, 'node_modules', '.atelier-lockfile' );

	if (
		fs.existsSync( stamp ) &&
		fs.readFileSync( stamp, 'utf8' ) === wanted
	) {
		return;
	}
	await underway(
		'Installing the locked dependencies, usually in a minute or two',
		install
	);
	fs.writeFileSync( stamp, wanted );
}

/** @return {Promise<void>} */
function install() {
	return new Promise( ( resolve, reject ) => {
		const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
		const child = spawn(
			npm,
			[ 'ci', '--no-audit', '--no-fund', '--loglevel=error' ],
			{
				cwd: root,
				shell: process.platform === 'win32',
				// `npm test` with CI=1 or NODE_ENV=production must still install the tools.
				env: { ...process.env, NODE_ENV: 'development' },
			}
		);
		let said = '';
		for ( const stream of [ child.stdout, child.stderr ] ) {
			stream.on( 'data', ( chunk ) => {
				said += String( chunk );
			} );
		}
		child.on( 'error', reject );
		child.on( 'close', ( code ) =>
			code === 0
				? resolve()
				: reject(
						new Error(
							`npm ci failed. It has to reach the npm registry once.\n${ said }`
						)
					)
		);
	} );
}

function assertNode() {
	const [ major = 0, minor = 0 ] = process.versions.node
		.split( '.' )
		.map( Number );
	const [ neededMajor = 0, neededMinor = 0 ] = NEEDED_NODE;
	if (
		major < neededMajor ||
		( major === neededMajor && minor < neededMinor )
	) {
		throw new Error(
			`Atelier needs Node ${ NEEDED_NODE.join( '.' ) } or newer; this is ${ process.versions.node }.`
		);
	}
}

if ( import.meta.url === pathToFileURL( process.argv[ 1 ] ?? '' ).href ) {
	await ensureDependencies();
}
