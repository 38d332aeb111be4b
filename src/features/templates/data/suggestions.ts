import apiFetch from '@wordpress/api-fetch';
import { isRecord } from '@/kernel/guards';
import { createAnswers } from '@/kernel/answers';
import { ok, type Result } from '@/kernel/result';
import { attempt } from '@/platform/failure';
import type { Entities } from '../model/kinds';
import { parseSuggestion, type Suggestion } from '../model/suggestion';

/** The number of suggestions before a search, and with one. */
const UNASKED = 10;
const FOUND = 20;

/** The number of slugs that fit into a URL. */
const SLUGS_AT_ONCE = 50;

type Query = Readonly< Record< string, string > >;

const TERM_FIELDS = 'id,name,slug,link';

/** The query for each type of entity. */
const QUERIES: Readonly<
	Record< Entities[ 'type' ], ( search: string ) => Query >
> = {
	postType: ( search ) => ( {
		_fields: 'id,title,slug,link',
		order: 'desc',
		orderby: search ? 'relevance' : 'modified',
	} ),
	taxonomy: () => ( { _fields: TERM_FIELDS, order: 'asc' } ),
	author: ( search ) => ( {
		_fields: TERM_FIELDS,
		order: 'asc',
		orderby: search ? 'name' : 'registered_date',
		who: 'authors',
	} ),
};

/** Entities without a template of their own that match a search; the first ones without a search. */
export async function loadSuggestions(
	entities: Entities,
	search: string
): Promise< Result< readonly Suggestion[] > > {
	const result = await attempt( async () => {
		const excluded = await taken.load( entities );
		if ( ! excluded.ok ) {
			return excluded;
		}
		const found = await listOf( entities, {
			...QUERIES[ entities.type ]( search ),
			per_page: String( search ? FOUND : UNASKED ),
			...( search ? { search } : {} ),
			...( excluded.value.length > 0
				? { exclude: excluded.value.join( ',' ) }
				: {} ),
		} );
		return ok(
			found.map( parseSuggestion ).filter( ( one ) => one !== null )
		);
	} );
	// A user who may not read them has nothing to choose from.
	return ! result.ok && result.error.code === 'forbidden' ? ok( [] ) : result;
}

/** The number of kinds of entities whose answers are kept. */
const LIMIT = 20;

const first = createAnswers( {
	request: ( entities: Entities ) => loadSuggestions( entities, '' ),
	limit: LIMIT,
} );

/** The suggestions before a search, requested once. */
export const firstSuggestions = ( entities: Entities ) =>
	first.load( entities );

/** The ids of entities with a template: REST can only exclude by id. */
const taken = createAnswers( {
	request: ( entities: Entities ) =>
		attempt( async () => ok( await idsOf( entities ) ) ),
	limit: LIMIT,
} );

async function idsOf( entities: Entities ): Promise< readonly number[] > {
	const found: number[] = [];
	for ( let at = 0; at < entities.taken.length; at += SLUGS_AT_ONCE ) {
		const slugs = entities.taken.slice( at, at + SLUGS_AT_ONCE );
		const items = await listOf( entities, {
			_fields: 'id',
			slug: slugs.join( ',' ),
			per_page: '100',
		} );
		found.push(
			...items
				.map( ( item ) => ( isRecord( item ) ? item.id : null ) )
				.filter( ( id ) => typeof id === 'number' )
		);
	}
	return found;
}

async function listOf(
	{ route }: Entities,
	query: Query
): Promise< readonly unknown[] > {
	const search = new URLSearchParams( { context: 'view', ...query } );
	const answer = await apiFetch( { path: `${ route }?${ search }` } );
	return Array.isArray( answer ) ? ( answer as unknown[] ) : [];
}
