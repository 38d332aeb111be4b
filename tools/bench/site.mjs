import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { findPhp } from '../php.mjs';
import { placeDatabase } from '../server/mariadb.mjs';
import { startNative } from '../server/native.mjs';
import { root } from '../paths.mjs';
import { obtainWordPress } from '../wordpress/obtain.mjs';

/**
 * Measures on the site at WP_BASE_URL, or else on a WordPress that is started for it and stopped afterwards.
 *
 * @param {{ release: 'latest' | 'oldest', isLarge: boolean }} site
 * @param {(url: string, where: string) => Promise<void>}      measure
 */
export async function onSiteToMeasure( { release, isLarge }, measure ) {
	if ( process.env.WP_BASE_URL ) {
		return measure( process.env.WP_BASE_URL, 'a site by its address' );
	}
	const php = findPhp();
	if ( ! php ) {
		throw new Error( 'There is no PHP on this machine.' );
	}
	const database = placeDatabase( php.program );
	const server = await startNative( {
		core: await obtainWordPress( release ),
		name: 'bench',
		php: php.program,
		database,
	} );
	try {
		if ( isLarge ) {
			console.log( runPhp( php.program, server, 'large-site.php' ) );
		}
		await measure(
			server.url,
			`PHP ${ php.version } and ${ database ? 'MariaDB' : 'SQLite' }`
		);
	} finally {
		await server.stop();
	}
}

/**
 * Runs a file of this folder in a site.
 *
 * @param {string}                        program PHP.
 * @param {{ url: string, site: string }} server
 * @param {string}                        file
 */
export const runPhp = ( program, { url, site }, file ) =>
	execFileSync(
		program,
		[
			'-r',
			`$_SERVER['HTTP_HOST'] = '${ new URL( url ).host }';
require '${ site }/wp-load.php';
require '${ path.join( root, 'tools/bench', file ) }';`,
		],
		{ encoding: 'utf8' }
	);
