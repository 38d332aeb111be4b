import apiFetch from '@wordpress/api-fetch';
import { createAnswers } from '@/kernel/answers';
import { isRecord, type UnknownRecord } from '@/kernel/guards';
import { fail, ok } from '@/kernel/result';
import { boot } from '@/platform/boot';
import { attempt } from '@/platform/failure';

/*
 * Not with core-data: it would request a hundred at a time, and only after it has requested all post types and
 * taxonomies.
 */
const PATH = '/atelier/v1/patterns';

/** Those who may not edit patterns of the site still have those of the theme and plugins. */
const hasOwnPatterns = (): boolean =>
	boot().postTypes.wp_block?.canEdit !== false;

const list = createAnswers< string, readonly UnknownRecord[] >( {
	request: ( path ) =>
		attempt( async () => {
			const answer: unknown = hasOwnPatterns()
				? await apiFetch( { path } )
				: [];
			return Array.isArray( answer )
				? ok( answer.filter( isRecord ) )
				: fail( { code: 'malformed' } );
		} ),
	limit: 1,
} );

/** The user patterns in the last response. */
export const ownPatterns = {
	get: () => list.state( PATH ),
	subscribe: list.subscribe,
};

/** Fetches the list unless it is current; the old one stays until the response. */
export async function fetchOwnPatterns(): Promise< void > {
	await list.load( PATH );
}

/** Refetches the list when it is needed next. */
export const invalidateOwnPatterns = list.outdate;

/** Refetches the list now. */
export function refetchOwnPatterns(): Promise< void > {
	invalidateOwnPatterns();
	return fetchOwnPatterns();
}
