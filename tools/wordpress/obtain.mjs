/**
 * Obtains a WordPress core folder. The sources, in this order: the developer's environment, the cache in the project,
 * wordpress.org, the machine's own Debian mirror.
 */
import fs from 'node:fs';
import path from 'node:path';
import { fromDebian } from '../offline/wordpress.mjs';
import { cache } from '../paths.mjs';
import { fromEnvironment } from './from-environment.mjs';
import { fromWordPressOrg } from './from-wordpress-org.mjs';
import { isCore, variableFor, versionOf } from './release.mjs';

/** @typedef {import('./release.mjs').Release} Release */

/**
 * @typedef {Object} Source
 * @property {string}                                                       name   For messages.
 * @property {(release: Release, target: string) => string | null | Promise<string | null>} obtain
 *     Fills the target folder, or returns another folder with the core, or null if the source
 *     does not apply. Throws if it applies but fails.
 */

/** @type {Source[]} */
const SOURCES = [
	{ name: 'the environment', obtain: fromEnvironment },
	{ name: 'wordpress.org', obtain: fromWordPressOrg },
	{ name: 'the Debian mirror of this machine', obtain: fromDebian },
];

/** @type {Map<Release, Promise<string>>} Checks that run side by side need the same folder, which must be downloaded once. */
const obtaining = new Map();

/**
 * A folder with a complete WordPress core. Read-only: copy it.
 *
 * @param {Release}                   release
 * @param {(message: string) => void} log
 * @return {Promise<string>} The folder.
 */
export function obtainWordPress( release, log = console.log ) {
	let obtained = obtaining.get( release );
	if ( ! obtained ) {
		obtained = obtain( release, log );
		obtaining.set( release, obtained );
		// The next check tries again.
		obtained.catch( () => obtaining.delete( release ) );
	}
	return obtained;
}

/**
 * @param {Release}                   release
 * @param {(message: string) => void} log
 */
async function obtain( release, log ) {
	const target = path.join( cache, 'wordpress', release );
	const tried = [];
	for ( const { name, obtain: from } of SOURCES ) {
		// The developer's environment comes first, even before an older download.
		if ( name !== 'the environment' && isCore( target ) ) {
			return target;
		}
		try {
			const partial = `${ target }.partial`;
			fs.rmSync( partial, { recursive: true, force: true } );
			const folder = await from( release, partial );
			if ( folder === null ) {
				continue;
			}
			if ( ! isCore( folder ) ) {
				throw new Error( `${ folder } holds no WordPress` );
			}
			log( `WordPress ${ versionOf( folder ) } from ${ name }.` );
			if ( folder !== partial ) {
				return folder;
			}
			// Only complete folders get the final name.
			fs.renameSync( partial, target );
			return target;
		} catch ( error ) {
			tried.push(
				`- ${ name }: ${ error instanceof Error ? error.message : error }`
			);
		}
	}
	throw new Error(
		[
			`No WordPress (${ release }) could be obtained. Tried:`,
			...tried,
			`Name a folder or zip of WordPress in ${ variableFor( release ) }.`,
		].join( '\n' )
	);
}
