import apiFetch from '@wordpress/api-fetch';
import { requestMethod, type Next, type RequestOptions } from './requestMethod';

/** The answers of servers and firewalls that only let some methods through. */
const REFUSED = [ 403, 405, 406, 501 ];

/**
 * Asks what a user may do in another way where the server refuses the method OPTIONS: WordPress answers a GET with the
 * same header, and core-data would take a refusal for a missing right.
 */
export function optionsMiddleware(): void {
	apiFetch.use( async ( options: RequestOptions, next: Next ) => {
		try {
			return await next( options );
		} catch ( raw ) {
			if (
				requestMethod( options ) !== 'OPTIONS' ||
				! ( raw instanceof Response ) ||
				! REFUSED.includes( raw.status ) ||
				isOfWordPress( raw )
			) {
				throw raw;
			}
			return next( { ...options, method: 'GET' } );
		}
	} );
}

/** WordPress's own refusals are JSON. */
const isOfWordPress = ( { headers }: Response ): boolean =>
	headers.get( 'Content-Type' )?.includes( 'json' ) ?? false;
