/**
 * Installs the locked dependencies if others are there, or none. Uses only Node itself, because it
 * runs before anything is installed.
 */
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
	if ( ! areInstalled() ) {
		await underway(
			'Installing the locked dependencies, usually in a minute or two',
			install
		);
	}
}

/** npm notes what it has installed. */
function areInstalled() {
	const note = path.join( 'node_modules', '.package-lock.json' );
	if ( ! fs.existsSync( path.join( root, note ) ) ) {
		return false;
	}
	const installed = packagesIn( note );
	return Object.entries( packagesIn( 'package-lock.json' ) ).every(
		( [ name, { version, optional } ] ) =>
			name === '' ||
			( installed[ name ]
				? installed[ name ].version === version
				: optional )
	);
}

/**
 * @param {string} file A lockfile.
 * @return {Record<string, { version?: string, optional?: boolean }>} By path; optional ones may be for other systems.
 */
const packagesIn = ( file ) =>
	JSON.parse( fs.readFileSync( path.join( root, file ), 'utf8' ) ).packages;

function install() {
	return quietly(
		'npm',
		[ 'ci', '--no-audit', '--no-fund', '--loglevel=error' ],
		'npm ci failed. It has to reach the npm registry once.',
		// `npm test` with CI=1 or NODE_ENV=production must still install the tools.
		{ NODE_ENV: 'development' }
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
