import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { cache, root } from '../paths.mjs';

const CONFIG = path.join( root, '.wp-env.json' );

/**
 * The environment in which wp-env starts the site without network requests.
 *
 * @param {{ site: string, port: number, version: string }} options
 * @return {NodeJS.ProcessEnv} For spawning wp-env.
 */
export function wpEnvEnvironment( { site, port, version } ) {
	const home = path.join( cache, 'wp-env' );
	seedLatestVersion( home, version );
	const loopback = pathToFileURL(
		path.join( root, 'tools/server/loopback.mjs' )
	);
	return {
		...process.env,
		WP_ENV_HOME: home,
		WP_ENV_CORE: site,
		WP_ENV_PORT: String( port ),
		NODE_OPTIONS:
			`${ process.env.NODE_OPTIONS ?? '' } --import=${ loopback }`.trim(),
	};
}

/**
 * wp-env doesn't start before it knows the newest version of WordPress, even with a local core. Without a connection,
 * it reads that from its cache.
 *
 * @param {string} home
 * @param {string} version
 */
function seedLatestVersion( home, version ) {
	const folder = path.join(
		home,
		createHash( 'md5' ).update( CONFIG ).digest( 'hex' )
	);
	const file = path.join( folder, 'wp-env-cache.json' );
	fs.mkdirSync( folder, { recursive: true } );
	const known = fs.existsSync( file )
		? JSON.parse( fs.readFileSync( file, 'utf8' ) )
		: {};
	fs.writeFileSync(
		file,
		JSON.stringify( { ...known, latestWordPressVersion: version } )
	);
}
