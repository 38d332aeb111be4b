/**
 * Starts a WordPress for tests and measurements: PHP in WebAssembly and SQLite, on a copy of the core, with the plugin
 * active and the demo site loaded.
 */
import path from 'node:path';
import getPort from 'get-port';
import { root } from '../paths.mjs';
import { startChild } from './child.mjs';
import { constantsOf, copyCore, pluginFolders } from './site.mjs';

/**
 * @typedef {Object} ServeOptions
 * @property {string}                                   core      A folder of its own: the database lives in it.
 * @property {{ hostPath: string, vfsPath: string }[]}   mounts
 * @property {string[]}                                 plugins   Names of mounted plugins to activate.
 * @property {number}                                   port
 * @property {import('@php-wasm/universal').AllPHPVersion} php
 * @property {number}                                   workers
 * @property {Record<string, boolean>}                  constants
 * @property {any[]}                                    [steps]   Steps of a blueprint, instead of activating the plugins.
 * @property {boolean}                                  lasts     Whether it is somebody's own site: its content is kept, they are logged in,
 *     and it runs as long as its parent.
 */

/**
 * @param {import('./site.mjs').SiteOptions & Partial<Pick<ServeOptions, 'php' | 'workers' | 'mounts' | 'steps' | 'lasts' | 'port'>>} options
 * @return {Promise<import('./child.mjs').PhpServer & { core: string }>} The running server, and its folder of WordPress.
 */
export async function startPlayground( {
	core,
	name,
	php = '8.3',
	workers = 3,
	testPlugin = null,
	mounts = [],
	steps,
	lasts = false,
	port,
	...kind
} ) {
	const plugins = pluginFolders( testPlugin );
	const demo = {
		hostPath: path.join( root, 'tests/demo' ),
		vfsPath: '/wordpress/wp-content/mu-plugins',
	};
	/** @type {ServeOptions} */
	const options = {
		core: copyCore( core, name, lasts ),
		mounts: [
			...Object.entries( plugins ).map( ( [ plugin, hostPath ] ) => ( {
				hostPath,
				vfsPath: `/wordpress/wp-content/plugins/${ plugin }`,
			} ) ),
			// A blueprint contains its own demo site.
			...( steps ? [] : [ demo ] ),
			...mounts,
		],
		...( steps ? { steps } : {} ),
		plugins: Object.keys( plugins ),
		port: port ?? ( await getPort() ),
		lasts,
		php,
		workers,
		constants: constantsOf( kind ),
	};
	const server = await startChild( 'serve-playground.mjs', options );
	return { ...server, core: options.core };
}
