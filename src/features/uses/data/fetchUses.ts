import apiFetch from '@wordpress/api-fetch';
import { decodeEntities } from '@wordpress/html-entities';
import { fail, ok, type Result } from '@/kernel/result';
import { attempt } from '@/platform/failure';
import type { UsedKind } from '../model/kind';
import { parseUses, type Uses } from '../model/uses';
import { fillIndex } from './fillIndex';

/** The maximum number of listed documents. */
const MOST = 8;

/** The server's limit for one request. */
export const MOST_THINGS = 100;

export interface UsesQuery {
	readonly kind: UsedKind;
	readonly things: readonly string[];
	/** Whether global styles are left out: some show them as they are edited. */
	readonly isContent: boolean;
}

/** A page of the answer, counted from 1. */
export interface UsesPage extends UsesQuery {
	readonly page: number;
	readonly perPage: number;
}

/** One page of the documents that use one of some things, as far as the index knows. */
export const fetchUsesPage = (
	query: UsesPage,
	signal?: AbortSignal
): Promise< Result< Uses > > =>
	attempt( async () => {
		const uses = await ask( query, signal );
		return uses ? ok( uses ) : fail( { code: 'malformed' } );
	} );

async function ask(
	{ kind, things, isContent, page, perPage }: UsesPage,
	signal?: AbortSignal
): Promise< Uses | null > {
	const query = new URLSearchParams( {
		kind,
		content: String( isContent ),
		page: String( page ),
		per_page: String( perPage ),
	} );
	for ( const thing of things.slice( 0, MOST_THINGS ) ) {
		query.append( 'thing[]', thing );
	}
	return parseUses(
		await apiFetch( {
			path: `/atelier/v1/uses?${ query.toString() }`,
			...( signal ? { signal } : {} ),
		} ),
		( text ) => decodeEntities( text )
	);
}

/** The first documents that use one of some things. Where the index isn't filled yet, this has it filled. */
export async function fetchUses(
	query: UsesQuery,
	signal: AbortSignal
): Promise< Result< Uses > > {
	const { length } = query.things;
	if ( length === 0 ) {
		return ok( { documents: [], total: 0, others: 0, isComplete: true } );
	}
	const first = { ...query, page: 1, perPage: MOST };
	return attempt( async () => {
		let uses = await ask( first, signal );
		if ( uses?.isComplete === false ) {
			await fillIndex( signal );
			uses = await ask( first, signal );
		}
		return uses
			? ok( {
					...uses,
					isComplete: uses.isComplete && length <= MOST_THINGS,
				} )
			: fail( { code: 'malformed' } );
	} );
}
