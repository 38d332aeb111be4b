import { findPhp } from '../php.mjs';
import { obtainWordPress } from '../wordpress/obtain.mjs';
import { startNative } from './native.mjs';
import { startPlayground } from './playground.mjs';

/** @typedef {Omit<import('./site.mjs').SiteOptions, 'core'>} Options */

/**
 * A WordPress with this machine's PHP, or with one in WebAssembly where there is none or it is wanted.
 *
 * @param {Options & { release?: import('../wordpress/obtain.mjs').Release | undefined, wasm?: import('@php-wasm/universal').AllPHPVersion | undefined }} options
 * @return {Promise<import('./child.mjs').Server>}
 */
export async function startOwnSite( { release = 'latest', wasm, ...options } ) {
	const core = await obtainWordPress( release );
	const php = wasm ? null : findPhp();
	return php
		? startNative( { ...options, core, php: php.program } )
		: startPlayground( { ...options, core, php: wasm ?? '8.3' } );
}

/**
 * The site at WP_BASE_URL, or else one of our own.
 *
 * @param {Options} options
 * @return {Promise<import('./child.mjs').Server>}
 */
export const startSite = async ( options ) =>
	process.env.WP_BASE_URL
		? {
				url: process.env.WP_BASE_URL.replace( /\/$/, '' ),
				stop: () => Promise.resolve(),
			}
		: startOwnSite( options );
