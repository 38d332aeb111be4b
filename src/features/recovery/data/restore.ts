import type { AppError } from '@/kernel/result';
import { isKeptTwice } from '../model/autosave';
import type { Entry } from '../model/entry';
import type { Offer } from '../model/offers';
import { offers } from './offers';
import { supersede } from './recovery';
import {
	forgetAutosave,
	isOnSite,
	markRestored,
	siteEntries,
} from './siteAutosaves';
import { sourceOf } from './sources';
import { storage } from './storage';

/** The result of restoring an offer. */
export type RestoreOutcome =
	| 'restored'
	/** It was restored or discarded in another tab. */
	| 'elsewhere'
	| { readonly failed: AppError };

/**
 * Applies the edits of offers again, each as one undo step. Their records are then unsaved, as before. Offers that can't be
 * restored remain.
 *
 * @return The outcomes by entry id.
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
 * Applies the edits of one offer. If its record has changed since, they apply on top: the list shows this before the choice.
 */
async function restoreOffer( { entry }: Offer ): Promise< RestoreOutcome > {
	if ( ! ( await isKept( entry ) ) ) {
		return 'elsewhere';
	}
	const result = await sourceOf( entry )?.restore( entry );
	if ( ! result ) {
		return { failed: { code: 'script', detail: entry.subject.kind } };
	}
	if ( ! result.ok ) {
		return { failed: result.error };
	}
	if ( entry.keptBy === 'site' ) {
		markRestored( entry );
	}
	return 'restored';
}

const isKept = async ( entry: Entry ): Promise< boolean > =>
	entry.keptBy === 'site'
		? isOnSite( entry )
		: ( await storage().entry( entry.id ) ) !== null;

/**
 * Deletes offers and the site's autosaves of the same changes.
 *
 * @return Whether all were deleted; the others remain.
 */
export async function discardOffers(
	discarded: readonly Offer[]
): Promise< boolean > {
	const entries = discarded.map( ( { entry } ) => entry );
	const inBrowser = entries.filter( ( { keptBy } ) => keptBy === 'browser' );
	const onSite = siteEntries().filter(
		( entry ) =>
			entries.some( ( { id } ) => id === entry.id ) ||
			isKeptTwice( entry, inBrowser )
	);
	withdraw( inBrowser.map( ( { id } ) => id ) );
	await storage().write( {
		put: [],
		remove: inBrowser.map( ( { id } ) => id ),
	} );
	const areForgotten = await Promise.all(
		onSite.map( ( { subject } ) => forgetAutosave( subject ) )
	);
	withdraw(
		onSite.flatMap( ( { id }, at ) => ( areForgotten[ at ] ? [ id ] : [] ) )
	);
	return areForgotten.every( Boolean );
}

function withdraw( ids: readonly string[] ) {
	const gone = new Set( ids );
	offers.set(
		offers.get().filter( ( { entry } ) => ! gone.has( entry.id ) )
	);
}
