import type { AppError } from '../../../kernel/result';
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
 * Forgets offers for good, together with the site's copies of the same changes.
 *
 * @return Whether all are forgotten; the others stay among the offers.
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
