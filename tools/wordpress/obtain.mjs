/**
 * Obtains a WordPress core folder. The sources, in this order: the developer's environment, the cache in the project,
 * wordpress.org, the machine's own Debian mirror.
 */
import fs from 'node:fs';
import path from 'node:path';
import { fromDebian } from '../offline/wordpress.mjs';
import { cache } from '../paths.mjs';
import { fetchFile } from './fetchFile.mjs';
import { unzip } from './unzip.mjs';

/** @typedef {'latest' | 'oldest'} Release The newest WordPress, or the oldest that Atelier supports. */

/** What names a release in the developer's environment, and at wordpress.org. */
const RELEASES = {
	latest: { variable: 'WP_CORE', query: 'latest' },
	oldest: { variable: 'WP_CORE_OLDEST', query: '6.8' },
};

/** @type {Record<string, ( release: Release, target: string ) => unknown>} Each fills a folder, or throws. */
const SOURCES = {
	'wordpress.org': async ( release, target ) => {
		const { resolveWordPressRelease } =
			await import( '@wp-playground/wordpress' );
		const { releaseUrl } = await resolveWordPressRelease(
			RELEASES[ release ].query
		);
		unzip( await fetchFile( releaseUrl ), target );
	},
	'the Debian mirror of this machine': fromDebian,
};

/** @type {Map<Release, Promise<string>>} Checks that run side by side need the same folder, which must be downloaded once. */
const obtaining = new Map();

/**
 * A folder with a complete WordPress core. Read-only: copy it.
 *
 * @param {Release} release
 * @return {Promise<string>} The folder.
 */
export function obtainWordPress( release ) {
	let obtained = obtaining.get( release );
	if ( ! obtained ) {
		obtained = obtain( release );
		obtaining.set( release, obtained );
		// The next check tries again.
		obtained.catch( () => obtaining.delete( release ) );
	}
	return obtained;
}

/** @param {Release} release */
async function obtain( release ) {
	const { variable } = RELEASES[ release ];
	const folder = path.join( cache, 'wordpress', release );
	const named = process.env[ variable ];
	if ( named ) {
		return fromEnvironment( variable, named, `${ folder }-named` );
	}
	if ( isCore( folder ) ) {
		return folder;
	}
	const tried = [];
	for ( const [ source, fill ] of Object.entries( SOURCES ) ) {
		const partial = `${ folder }.partial`;
		try {
			fs.rmSync( partial, { recursive: true, force: true } );
			await fill( release, partial );
			if ( ! isCore( partial ) ) {
				throw new Error( 'it has no WordPress there' );
			}
			// Only complete folders get the final name.
			fs.renameSync( partial, folder );
			console.log(
				`WordPress ${ versionOf( folder ) } from ${ source }.`
			);
			return folder;
		} catch ( error ) {
			tried.push(
				`- ${ source }: ${ error instanceof Error ? error.message : error }`
			);
		}
	}
	throw new Error(
		[
			`No WordPress (${ release }) could be obtained. Tried:`,
			...tried,
			`Name a folder or zip of WordPress in ${ variable }.`,
		].join( '\n' )
	);
}

/**
 * @param {string} variable
 * @param {string} source   A folder, or a zip, which is unpacked.
 * @param {string} target
 */
function fromEnvironment( variable, source, target ) {
	const isZip = fs.statSync( source, { throwIfNoEntry: false } )?.isFile();
	if ( isZip ) {
		fs.rmSync( target, { recursive: true, force: true } );
		unzip( fs.readFileSync( source ), target );
	}
	const folder = isZip ? target : path.resolve( source );
	if ( ! isCore( folder ) ) {
		throw new Error(
			`${ variable } names ${ source }, which is no WordPress.`
		);
	}
	return folder;
}

/** @param {string} folder */
const isCore = ( folder ) =>
	fs.existsSync( path.join( folder, 'wp-includes', 'version.php' ) ) &&
	fs.existsSync( path.join( folder, 'wp-load.php' ) );

/**
 * @param {string} core
 * @return {string} Such as "7.1.4".
 */
export function versionOf( core ) {
	const file = fs.readFileSync(
		path.join( core, 'wp-includes', 'version.php' ),
		'utf8'
	);
	return /\$wp_version = '([^']+)'/.exec( file )?.[ 1 ] ?? 'unknown';
}
