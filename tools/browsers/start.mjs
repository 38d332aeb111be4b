import { findPhp } from '../php.mjs';
import { startNative } from '../server/native.mjs';
import { startPlayground } from '../server/playground.mjs';
import { obtainWordPress } from '../wordpress/obtain.mjs';

/** The site at WP_BASE_URL, or else a WordPress started for the journeys. */
export async function startSite() {
	if ( process.env.WP_BASE_URL ) {
		return {
			url: process.env.WP_BASE_URL.replace( /\/$/, '' ),
			stop: () => Promise.resolve(),
		};
	}
	const options = {
		core: await obtainWordPress( 'latest' ),
		name: 'browsers',
	};
	const php = findPhp();
	return php
		? startNative( { ...options, php: php.program } )
		: startPlayground( options );
}
