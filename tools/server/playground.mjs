/**
 * Starts a WordPress of our own for tests and measurements: PHP-WebAssembly and SQLite, on a copy of
 * the core, with the plugin active and the demo site loaded.
 */
import path from 'node:path';
import { root } from '../paths.mjs';
import { startChild } from './child.mjs';
import { freePort } from './ports.mjs';
import { CONSTANTS, copyCore, pluginFolders } from './site.mjs';

/**
 * @typedef {Object} ServeOptions
 * @property {string}                                   core      A folder of its own: the database lives in it.
 * @property {{ hostPath: string, vfsPath: string }[]}   mounts
 * @property {string[]}                                 plugins   Names of mounted plugins to activate.
 * @property {number}                                   port
 * @property {import('@php-wasm/universal').AllPHPVersion} php
 * @property {number}                                   workers
 * @property {Record<string, boolean>}                  constants
 */

/**
 * @param {import('./site.mjs').SiteOptions & { php?: ServeOptions['php'], workers?: number }} options
 * @return {Promise<import('./child.mjs').PhpServer>} The running server.
 */
export async function startPlayground( {
	core,
	name,
	php = '8.3',
	workers = 3,
	concatenates = false,
	testPlugin = null,
} ) {
	const plugins = pluginFolders( testPlugin );
	/** @type {ServeOptions} */
	const options = {
		core: copyCore( core, name ),
		mounts: [
			...Object.entries( plugins ).map( ( [ plugin, hostPath ] ) => ( {
				hostPath,
				vfsPath: `/wordpress/wp-content/plugins/${ plugin }`,
			} ) ),
			{
				hostPath: path.join( root, 'tests/demo' ),
				vfsPath: '/wordpress/wp-content/mu-plugins',
			},
		],
		plugins: Object.keys( plugins ),
		port: await freePort(),
		php,
		workers,
		constants: {
			...CONSTANTS,
			...( concatenates ? {} : { CONCATENATE_SCRIPTS: false } ),
		},
	};
	return startChild(
		import.meta.resolve( './serve-playground.mjs' ),
		options
	);
}
