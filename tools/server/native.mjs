/**
 * Starts a WordPress with this machine's PHP, many times faster than PHP in WebAssembly: PHP's own web server and
 * SQLite or MariaDB, on a copy of the core, with the plugin active and the demo site loaded.
 */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from '../paths.mjs';
import { unzip } from '../wordpress/unzip.mjs';
import { startChild } from './child.mjs';
import { constantsOf, copyCore, pluginFolders } from './site.mjs';

/**
 * @typedef {Object} NativeOptions
 * @property {string}                                   php      The executable.
 * @property {string}                                   site     The document root.
 * @property {string[]}                                 plugins  Names of plugins to activate.
 * @property {import('./mariadb.mjs').Database | null} database Null for SQLite.
 * @property {string | null}                            router   What PHP's server runs for each request, if not ours.
 */

/**
 * @param {import('./site.mjs').SiteOptions & Pick<NativeOptions, 'php'> & Partial<Pick<NativeOptions, 'database' | 'router'>>} options
 * @return {Promise<import('./child.mjs').Server & { site: string }>} The running server, and its document root.
 */
export async function startNative( {
	core,
	name,
	php,
	database = null,
	router = null,
	isBare = false,
	testPlugin = null,
	...kind
} ) {
	const site = copyCore( core, name );
	const content = path.join( site, 'wp-content' );
	const plugins = pluginFolders( testPlugin, isBare );
	for ( const [ plugin, folder ] of Object.entries( plugins ) ) {
		link( folder, path.join( content, 'plugins', plugin ) );
	}
	link( path.join( root, 'tests/demo' ), path.join( content, 'mu-plugins' ) );
	if ( ! database ) {
		useSqlite( content );
	}
	fs.writeFileSync(
		path.join( site, 'wp-config.php' ),
		config(
			{
				...constantsOf( kind ),
				// Blocks external requests, which would wait until they time out.
				WP_HTTP_BLOCK_EXTERNAL: true,
			},
			database
		)
	);
	/** @type {NativeOptions} */
	const options = {
		php,
		site,
		plugins: Object.keys( plugins ),
		database,
		router,
	};
	const server = await startChild( 'serve-native.mjs', options );
	const stop = async () => {
		await server.stop();
		if ( database ) {
			fs.rmSync( database.folder, { recursive: true, force: true } );
		}
	};
	return { ...server, site, stop };
}

/**
 * @param {string} target
 * @param {string} name
 */
function link( target, name ) {
	fs.rmSync( name, { recursive: true, force: true } );
	fs.mkdirSync( path.dirname( name ), { recursive: true } );
	fs.symlinkSync( target, name );
}

/**
 * WordPress's own SQLite driver, which comes with Playground.
 *
 * @param {string} content The folder wp-content.
 */
function useSqlite( content ) {
	const playground = path.dirname(
		createRequire( import.meta.url ).resolve( '@wp-playground/cli' )
	);
	const folder = path.join( content, 'sqlite-database-integration' );
	const unpacked = `${ folder }.partial`;
	unzip(
		fs.readFileSync(
			path.join( playground, 'sqlite-database-integration.zip' )
		),
		unpacked
	);
	const [ inner = '' ] = fs.readdirSync( unpacked );
	fs.renameSync( path.join( unpacked, inner ), folder );
	fs.rmSync( unpacked, { recursive: true } );
	fs.writeFileSync(
		path.join( content, 'db.php' ),
		fs
			.readFileSync( path.join( folder, 'db.copy' ), 'utf8' )
			.replaceAll( '{SQLITE_IMPLEMENTATION_FOLDER_PATH}', folder )
	);
}

/**
 * @param {Record<string, boolean>}   constants
 * @param {NativeOptions['database']} database
 */
const config = ( constants, database ) => `<?php
foreach ( json_decode( '${ JSON.stringify( constants ) }' ) as $name => $value ) {
	define( $name, $value );
}
define( 'DB_NAME', 'wordpress' );
define( 'DB_USER', 'root' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', 'localhost:${ database?.socket ?? '' }' );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'WP_HOME', 'http://' . ( $_SERVER['HTTP_HOST'] ?? 'localhost' ) );
define( 'WP_SITEURL', WP_HOME );
// As much as the server allows, see serve-native.mjs: WordPress raises it in wp-admin otherwise.
define( 'WP_MAX_MEMORY_LIMIT', '128M' );
foreach ( array( 'AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE' ) as $kind ) {
	define( $kind . '_KEY', hash( 'sha256', $kind . __FILE__ ) );
	define( $kind . '_SALT', hash( 'sha256', __FILE__ . $kind ) );
}
$table_prefix = 'wp_';
defined( 'ABSPATH' ) || define( 'ABSPATH', __DIR__ . '/' );
require_once ABSPATH . 'wp-settings.php';
`;
