import type { AppError } from '../../../kernel/result';
import type { Offer } from '../model/offers';
import { offers } from './offers';
import { supersede } from './recovery';
import { sourceOf } from './sources';
import { storage } from './storage';

/** What came of an offer. */
export type RestoreOutcome =
	| 'restored'
	/** It has been restored or discarded in another tab. */
	| 'elsewhere'
	| { readonly failed: AppError };

/**
 * Makes the edits of offers again, each as one step of undo. The records then are changed, as they were
 * before: saving sends them. Those that could not be restored stay among the offers.
 *
 * @return What came of each, by the id of its entry.
 */
export async function restoreOffers(
	chosen: readonly Offer[]
): Promise< ReadonlyMap< string, RestoreOutcome > > {
	const outcomes = new Map< string, RestoreOutcome >();
	for ( const offer of chosen ) {
		outcomes.set( offer.entry.id, await restoreOffer( offer ) );
	}
	const done = [ ...outcomes ].flatMap( ( [ id, outcome ] ) =>
		typeof outcome === 'string' ? [ id ] : []
	);
	withdraw( done );
	await supersede( done );
	return outcomes;
}

/**
 * Makes the edits of one offer again. Where its record has changed since, they go on top of it: the list
 * has said so, and it was chosen anyway.
 */
async function restoreOffer( { entry }: Offer ): Promise< RestoreOutcome > {
	if ( ( await storage().entry( entry.id ) ) === null ) {
		return 'elsewhere';
	}
	const result = await sourceOf( entry )?.restore( entry );
	if ( ! result ) {
		return { failed: { code: 'script', detail: entry.subject.kind } };
	}
	return result.ok ? 'restored' : { failed: result.error };
}

/** Forgets offers for good. */
export async function discardOffers(
	discarded: readonly Offer[]
): Promise< void > {
	const ids = discarded.map( ( { entry } ) => entry.id );
	withdraw( ids );
	await storage().write( { put: [], remove: ids } );
}

function withdraw( ids: readonly string[] ) {
	const gone = new Set( ids );
	offers.set(
		offers.get().filter( ( { entry } ) => ! gone.has( entry.id ) )
	);
}
