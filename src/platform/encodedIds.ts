import apiFetch from '@wordpress/api-fetch';
import { isRecord, type UnknownRecord } from '@/kernel/guards';
import { isRestInQuery } from './restUrl';
import type { RequestOptions } from './requestMethod';

/** The REST routes of records whose ids are made of a theme and a slug. */
const ROUTES = /^(\/?wp\/v2\/(?:templates|template-parts)\/)([^?]+)/;

/** A percent sign, unless it is escaped already. */
const BARE_PERCENT = /%(?!25)/g;

/**
 * Escapes the percent signs of an id in a path. Slugs in other scripts are stored encoded, such as `category-%d0%bd`,
 * and the server decodes an id in a path: it would look for another slug.
 *
 * @param path
 * @param isInQuery Whether paths are sent as an argument, which PHP decodes before.
 */
export const withEncodedId = ( path: string, isInQuery: boolean ): string =>
	path.replace(
		ROUTES,
		( _all, route: string, id: string ) =>
			route + id.replace( BARE_PERCENT, isInQuery ? '%2525' : '%25' )
	);

/**
 * Escapes ids in all requests, core-data's as well as ours. Registered before the preloaded responses of later stages,
 * whose middleware then runs first and finds them by their original paths.
 */
export function encodeIds(): void {
	apiFetch.use( ( options: RequestOptions, next ) => {
		const { path, data } = options;
		if ( typeof path !== 'string' ) {
			return next( options );
		}
		const encoded = withEncodedId( path, isRestInQuery() );
		return next(
			encoded === path
				? options
				: {
						...options,
						path: encoded,
						...( isRecord( data )
							? { data: withoutId( data ) }
							: {} ),
					}
		);
	} );
}

/** An id in the body would be read in place of the one in the path, and decoded as well. */
function withoutId( { id: _id, ...data }: UnknownRecord ): UnknownRecord {
	return data;
}
