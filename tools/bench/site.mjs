import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { findPhp } from '../php.mjs';
import { placeDatabase } from '../server/mariadb.mjs';
import { startNative } from '../server/native.mjs';
import { root } from '../paths.mjs';
import { obtainWordPress } from '../wordpress/obtain.mjs';

/**
 * A WordPress to measure, on this machine's PHP.
 *
 * @param {'latest' | 'oldest'} release
 * @param {string | null}       [router] See `NativeOptions`.
 */
export async function startSiteToMeasure( release, router = null ) {
	const php = findPhp();
	if ( ! php ) {
		throw new Error( 'There is no PHP on this machine.' );
	}
	const database = placeDatabase( php.program );
	const { url, site, stop } = await startNative( {
		core: await obtainWordPress( release ),
		name: 'bench',
		php: php.program,
		database,
		router,
	} );
	return {
		url,
		stop,
		where: `PHP ${ php.version } and ${ database ? 'MariaDB' : 'SQLite' }`,
		/** @param {string} file PHP of this folder, which runs in the site; returns its output. */
		fill: ( file ) =>
			execFileSync(
				php.program,
				[
					'-r',
					`$_SERVER['HTTP_HOST'] = '${ new URL( url ).host }';
require '${ site }/wp-load.php';
require '${ path.join( root, 'tools/bench', file ) }';`,
				],
				{ encoding: 'utf8' }
			),
	};
}

/**
 * Measures on the site at WP_BASE_URL, or else on one that is started for it and stopped afterwards.
 *
 * @param {{ release: 'latest' | 'oldest', isLarge: boolean }} site
 * @param {(url: string, where: string) => Promise<void>}      measure
 */
export async function onSiteToMeasure( { release, isLarge }, measure ) {
	const named = process.env.WP_BASE_URL;
	if ( named ) {
		if ( ! /^http:\/\/(?:localhost|127\.0\.0\.1)\b/.test( named ) ) {
			throw new Error( `${ named } is not on this machine.` );
		}
		return measure( named, 'a site by its address' );
	}
	const { url, where, fill, stop } = await startSiteToMeasure( release );
	try {
		if ( isLarge ) {
			console.log( fill( 'large-site.php' ) );
		}
		await measure( url, where );
	} finally {
		await stop();
	}
}
