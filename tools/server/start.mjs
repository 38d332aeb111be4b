import { findPhp } from '../php.mjs';
import { obtainWordPress } from '../wordpress/obtain.mjs';
import { startNative } from './native.mjs';
import { startPlayground } from './playground.mjs';

/**
 * The site at WP_BASE_URL, or else the newest WordPress with this machine's PHP, or without one in WebAssembly.
 *
 * @param {Omit<import('./site.mjs').SiteOptions, 'core'>} options
 * @return {Promise<import('./child.mjs').Server>}
 */
export async function startSite( options ) {
	if ( process.env.WP_BASE_URL ) {
		return {
			url: process.env.WP_BASE_URL.replace( /\/$/, '' ),
			stop: () => Promise.resolve(),
		};
	}
	const core = await obtainWordPress( 'latest' );
	const php = findPhp();
	return php
		? startNative( { ...options, core, php: php.program } )
		: startPlayground( { ...options, core } );
}
