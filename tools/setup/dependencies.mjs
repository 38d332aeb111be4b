/**
 * Installs the locked dependencies if they are missing or older than the lockfile. Uses only Node itself, because it
 * runs before anything is installed.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../paths.mjs';
import { underway } from './progress.mjs';
import { quietly } from './quietly.mjs';

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
	if ( ! areInstalled( lockfile.toString() ) ) {
		await underway(
			'Installing the locked dependencies, usually in a minute or two',
			install
		);
	}
	fs.writeFileSync( stamp, wanted );
}

/**
 * Whether somebody has installed them by npm itself, which notes what it has installed.
 *
 * @param {string} lockfile
 */
function areInstalled( lockfile ) {
	const note = path.join( root, 'node_modules', '.package-lock.json' );
	if ( ! fs.existsSync( note ) ) {
		return false;
	}
	const installed = packagesIn( fs.readFileSync( note, 'utf8' ) );
	return Object.entries( packagesIn( lockfile ) ).every(
		( [ name, { version, optional } ] ) =>
			name === '' ||
			( installed[ name ]
				? installed[ name ].version === version
				: optional )
	);
}

/**
 * @param {string} lockfile
 * @return {Record<string, { version?: string, optional?: boolean }>} By path; optional ones may be for other systems.
 */
const packagesIn = ( lockfile ) => JSON.parse( lockfile ).packages;

function install() {
	const isWindows = process.platform === 'win32';
	return quietly(
		isWindows ? 'npm.cmd' : 'npm',
		[ 'ci', '--no-audit', '--no-fund', '--loglevel=error' ],
		'npm ci failed. It has to reach the npm registry once.',
		{
			shell: isWindows,
			// `npm test` with CI=1 or NODE_ENV=production must still install the tools.
			env: { ...process.env, NODE_ENV: 'development' },
		}
	);
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
