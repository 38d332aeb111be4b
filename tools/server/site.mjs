/** The parts of each WordPress of our own, whichever PHP runs it. */
import fs from 'node:fs';
import path from 'node:path';
import { cache, root } from '../paths.mjs';

/**
 * @typedef {Object} SiteOptions
 * @property {string}        core           The pristine core to copy.
 * @property {string}        name           The name of the copy; replaces an old one.
 * @property {boolean}       [concatenates] Whether wp-admin concatenates scripts in PHP, as on most sites. Separate files are much faster here.
 * @property {boolean}       [isBare]       Whether Atelier is missing, to be installed from its zip.
 * @property {boolean}       [isShop]       Whether the demo site is a small shop with pictures.
 * @property {string | null} [testPlugin]   A folder to activate as a further plugin.
 */

/**
 * Constants of wp-config.php.
 *
 * @param {Pick<SiteOptions, 'concatenates' | 'isShop'>} options
 * @return {Record<string, boolean>}
 */
export const constantsOf = ( { concatenates = false, isShop = false } ) => ( {
	WP_DEBUG: true,
	WP_DEBUG_DISPLAY: false,
	DISABLE_WP_CRON: true,
	...( isShop ? { ATELIER_DEMO_SHOP: true } : {} ),
	...( concatenates ? {} : { CONCATENATE_SCRIPTS: false } ),
} );

/**
 * @param {string}  core
 * @param {string}  name
 * @param {boolean} [isKept] Whether an older copy stays.
 * @return {string} The folder of the copy, which may contain a database.
 */
export function copyCore( core, name, isKept = false ) {
	const copy = path.join( cache, 'sites', name );
	if ( ! isKept || ! fs.existsSync( copy ) ) {
		const partial = `${ copy }.partial`;
		fs.rmSync( partial, { recursive: true, force: true } );
		fs.cpSync( core, partial, { recursive: true } );
		fs.rmSync( copy, { recursive: true, force: true } );
		fs.renameSync( partial, copy );
	}
	return copy;
}

/**
 * @param {string | null} testPlugin
 * @param {boolean}       isBare
 * @return {Record<string, string>} Folders by the name of the plugin.
 */
export const pluginFolders = ( testPlugin, isBare = false ) => ( {
	...( isBare ? {} : { atelier: root } ),
	...( testPlugin ? { 'atelier-e2e': testPlugin } : {} ),
} );
