import apiFetch from '@wordpress/api-fetch';
import { decodeEntities } from '@wordpress/html-entities';
import { fail, ok, type Result } from '../../../kernel/result';
import { attempt } from '../../../platform/failure';
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

async function ask(
	{ kind, things, isContent }: UsesQuery,
	signal: AbortSignal
): Promise< Uses | null > {
	const query = new URLSearchParams( {
		kind,
		content: String( isContent ),
		per_page: String( MOST ),
	} );
	for ( const thing of things.slice( 0, MOST_THINGS ) ) {
		query.append( 'thing[]', thing );
	}
	return parseUses(
		await apiFetch( {
			path: `/atelier/v1/uses?${ query.toString() }`,
			signal,
		} ),
		( text ) => decodeEntities( text )
	);
}

/** The documents that use one of some things. Where the index isn't filled yet, this has it filled. */
export async function fetchUses(
	query: UsesQuery,
	signal: AbortSignal
): Promise< Result< Uses > > {
	const { length } = query.things;
	if ( length === 0 ) {
		return ok( { documents: [], total: 0, others: 0, isComplete: true } );
	}
	return attempt( async () => {
		let uses = await ask( query, signal );
		if ( uses?.isComplete === false ) {
			await fillIndex( signal );
			uses = await ask( query, signal );
		}
		return uses
			? ok( {
					...uses,
					isComplete: uses.isComplete && length <= MOST_THINGS,
				} )
			: fail( { code: 'malformed' } );
	} );
}
