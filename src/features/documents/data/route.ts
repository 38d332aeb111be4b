import apiFetch from '@wordpress/api-fetch';
import { store as coreStore } from '@wordpress/core-data';
import { resolveSelect, select } from '@wordpress/data';
import type { Subject } from '../../../kernel/subject';

/** The REST route of a post type's records, such as `/wp/v2/pages`, once core-data knows about types. */
export const routeOf = ( type: string ): string | undefined =>
	select( coreStore ).getEntityConfig( 'postType', type )?.baseURL;

/** Where REST has a record; undefined where there is no such type any more. */
export async function routeOfRecord( {
	kind,
	name,
	id,
}: Subject ): Promise< string | undefined > {
	await resolve( coreStore ).getEntitiesConfig( kind );
	const base = select( coreStore ).getEntityConfig( kind, name )?.baseURL;
	return base === undefined || id === undefined ? base : `${ base }/${ id }`;
}

/** Its type says nothing about the store. */
const resolve = resolveSelect as ( store: typeof coreStore ) => {
	getEntitiesConfig( kind: string ): Promise< unknown >;
};

/**
 * A record as the server has it by now.
 *
 * @param route  Where REST has it.
 * @param signal Ends the request.
 */
export const fetchNow = (
	route: string,
	signal?: AbortSignal
): Promise< unknown > =>
	apiFetch( {
		// Preloaded answers are from when the page was opened: an address that none of them is for.
		path: `${ route }${ route.includes( '?' ) ? '&' : '?' }context=edit&_=${ Date.now() }`,
		...( signal ? { signal } : {} ),
	} );
