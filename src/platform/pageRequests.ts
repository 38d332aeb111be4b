import apiFetch from '@wordpress/api-fetch';
import {
	isRead,
	requestMethod,
	type Next,
	type RequestOptions,
} from './requestMethod';

/**
 * Answers the first request for each path that the page itself has sent already, while its scripts were on the way; see
 * includes/Shell/First_Requests.php. Registered before the middleware of later stages, which so works as with any request.
 */
export function takePageRequests(): void {
	const sent = new Map(
		Object.entries( window.atelierBoot?.requests ?? {} )
	);
	if ( sent.size === 0 ) {
		return;
	}
	apiFetch.use( async ( options: RequestOptions, next: Next ) => {
		if ( ! isRead( options ) ) {
			// What was answered may be no longer true.
			sent.clear();
		}
		const { path = '', parse = true, signal } = options;
		const answer =
			requestMethod( options ) === 'GET' ? sent.get( path ) : undefined;
		if ( ! answer ) {
			return next( options );
		}
		sent.delete( path );
		const response = await answer.catch( () => null );
		signal?.throwIfAborted();
		// What has failed is asked again, so that failures are told as always.
		if ( ! response?.ok || ( isForAll( path ) && hasMore( response ) ) ) {
			return next( options );
		}
		return parse
			? readJson( response ).catch( () => next( options ) )
			: response;
	} );
}

/** Whether all pages of a list are asked for, which `apiFetch` requests one after the other. */
const isForAll = ( path: string ): boolean => path.includes( 'per_page=-1' );

const readJson = ( response: Response ): Promise< unknown > => response.json();

const hasMore = ( { headers }: Response ): boolean =>
	headers.get( 'Link' )?.includes( 'rel="next"' ) ?? false;
