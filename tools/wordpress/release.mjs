import fs from 'node:fs';
import path from 'node:path';

/** @typedef {'latest' | 'oldest'} Release The newest WordPress, or the oldest that Atelier supports. */

/** The branch of `oldest`. */
export const OLDEST = '6.8';

/**
 * The environment variable with the folder or zip of a release.
 *
 * @param {Release} release
 */
export const variableFor = ( release ) =>
	release === 'latest' ? 'WP_CORE' : 'WP_CORE_OLDEST';

/**
 * Whether a folder contains a WordPress core.
 *
 * @param {string} folder
 */
export const isCore = ( folder ) =>
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
