import apiFetch from '@wordpress/api-fetch';
import { store as coreStore } from '@wordpress/core-data';
import { resolveSelect, select } from '@wordpress/data';
import type { Subject } from '@/kernel/subject';
import { boot } from '@/platform/boot';

/** The REST route of a post type's records, such as `/wp/v2/pages`; undefined if there is none. */
export const routeOf = ( type: string ): string | undefined =>
	boot().postTypes[ type ]?.route || undefined;

/** A route without slashes around it and arguments. */
export const plainRoute = ( route = '' ): string =>
	route.replace( /\?.*$/s, '' ).replace( /^\/|\/$/g, '' );

/** The post type of which a request to a path creates a record; null for other paths. */
export function typeCreatedAt( path: string | undefined ): string | null {
	const plain = plainRoute( path );
	const [ type ] =
		Object.entries( boot().postTypes ).find(
			( [ , { route } ] ) => route !== '' && plainRoute( route ) === plain
		) ?? [];
	return type ?? null;
}

/** The REST route of a record; undefined if its type doesn't exist. */
export async function routeOfRecord( {
	kind,
	name,
	id,
}: Subject ): Promise< string | undefined > {
	await resolve( coreStore ).getEntitiesConfig( kind );
	const base = select( coreStore ).getEntityConfig( kind, name )?.baseURL;
	return base === undefined || id === undefined ? base : `${ base }/${ id }`;
}

/** The function's type doesn't know the store. */
const resolve = resolveSelect as ( store: typeof coreStore ) => {
	getEntitiesConfig( kind: string ): Promise< unknown >;
};

/**
 * Fetches the current record from the server.
 *
 * @param route  The record's REST route.
 * @param signal Aborts the request.
 */
export const fetchNow = (
	route: string,
	signal?: AbortSignal
): Promise< unknown > =>
	apiFetch( {
		// Preloaded responses are as old as the page: this URL matches none of them.
		path: `${ route }${ route.includes( '?' ) ? '&' : '?' }context=edit&_=${ Date.now() }`,
		...( signal ? { signal } : {} ),
	} );
