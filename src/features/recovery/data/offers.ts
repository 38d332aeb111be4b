import { fewAtATime } from '@/kernel/fewAtATime';
import { createSignal } from '@/kernel/signal';
import { subjectKey } from '@/kernel/subject';
import { boot } from '@/platform/boot';
import { fetchDraftState } from '@/platform/draftState';
import { openDraft } from '@/platform/siteDraft';
import type { Entry, KeptDraft } from '../model/entry';
import {
	draftsElsewhere,
	makeOffers,
	restorable,
	type EntryStatus,
	type Offer,
} from '../model/offers';
import {
	hasArrived,
	hasChanged,
	type RecordStatus,
} from '../model/recordStatus';
import { isKeptTwice } from '../model/autosave';
import { lastAuthor } from './lastAuthor';
import { owner } from '@/platform/owner';
import { livingSessions } from './session';
import { learnAutosave, siteEntries } from './siteAutosaves';
import {
	isOwnKind,
	journalSources,
	sourceOf,
	type JournalSource,
} from './sources';
import { storage } from './storage';

/** Unsaved changes of earlier sessions that can be restored, newest first. */
export const offers = createSignal< readonly Offer[] >( [] );

/** Offers that the user has brought here from the page before; they are restored without a question. */
export const arrivals = createSignal< readonly Offer[] >( [] );

/** Whether the dialog with the offers is open. */
export const isOffering = createSignal( false );

/** The number of parallel requests. */
const AT_ONCE = 4;

let inOtherDrafts: readonly KeptDraft[] = [];

/** Other site drafts that can be opened and have unsaved changes, as of the last `lookForOffers()`. */
export const elsewhere = (): readonly KeptDraft[] => inOtherDrafts;

let loadSources: () => Promise< unknown > = () => Promise.resolve();

/** Sets the function that loads the journal sources of other rooms. */
export const setSourceLoader = ( load: () => Promise< unknown > ): void => {
	loadSources = load;
};

/**
 * Finds entries that can be restored, and requests the status of their records.
 *
 * @param left The session of a page that has just been left, if it is known.
 */
export async function lookForOffers( left = '' ): Promise< readonly Offer[] > {
	const kept = await storage().entries();
	inOtherDrafts = [];
	if ( kept.length === 0 && siteEntries().length === 0 ) {
		offers.set( [] );
		return [];
	}
	const living = await livingSessions();
	const here = {
		owner: owner(),
		theme: boot().theme.stylesheet,
		draft: openDraft()?.id,
		// Browsers may end a page after the next one has begun.
		living: new Set( [ ...living ].filter( ( id ) => id !== left ) ),
	};
	const others = draftsElsewhere( kept, here );
	const ended = await endedAmong( others );
	const visit = { ...here, ended };
	inOtherDrafts = others.filter( ( { id } ) => ! ended.has( id ) );
	const inBrowser = await withStatuses( restorable( kept, visit ) );
	// An autosave becomes known with its record.
	const onSite = await withStatuses(
		restorable( siteEntries(), visit ).filter(
			( entry ) => ! isKeptTwice( entry, kept )
		)
	);
	await forgetSaved( inBrowser );
	const found = makeOffers(
		[ ...inBrowser, ...onSite ].sort(
			( one, other ) => other.entry.when - one.entry.when
		)
	);
	offers.set( found );
	return found;
}

/** The drafts that can't be opened any more. Without an answer from the site, their changes wait. */
async function endedAmong(
	drafts: readonly KeptDraft[]
): Promise< ReadonlySet< number > > {
	const states = await fewAtATime( drafts, AT_ONCE, async ( { id } ) => ( {
		id,
		state: await fetchDraftState( id ),
	} ) );
	return new Set(
		states.flatMap( ( { id, state } ) =>
			state.ok && state.value.name === 'ended' ? [ id ] : []
		)
	);
}

/** Entries with a known source, with the status of their records. */
async function withStatuses(
	entries: readonly Entry[]
): Promise< readonly EntryStatus[] > {
	if ( entries.some( ( { subject } ) => isOwnKind( subject.kind ) ) ) {
		// If sources fail to load, their entries wait for the next time.
		await loadSources().catch( () => undefined );
	}
	const known = entries.flatMap( ( entry ) => {
		const source = sourceOf( entry );
		return source ? [ { entry, source } ] : [];
	} );
	return fewAtATime( known, AT_ONCE, async ( item ) => ( {
		entry: item.entry,
		status: await recordStatusOf( item ),
	} ) );
}

interface Known {
	readonly entry: Entry;
	readonly source: JournalSource;
}

async function recordStatusOf( {
	entry,
	source,
}: Known ): Promise< RecordStatus > {
	const current = await source.current( entry );
	if ( ! current.ok ) {
		return current.error.code === 'missing'
			? { name: 'deleted' }
			: { name: 'unknown', error: current.error };
	}
	learnAutosave( entry.subject, current.value );
	if ( hasArrived( entry, current.value ) ) {
		return { name: 'saved' };
	}
	if ( hasChanged( entry, current.value ) ) {
		return { name: 'changed', by: await lastAuthor( entry.subject ) };
	}
	return { name: isEditedNow( entry ) ? 'edited' : 'same' };
}

function isEditedNow( { subject }: Entry ): boolean {
	const key = subjectKey( subject );
	return [ ...journalSources() ].some( ( source ) =>
		source.unsaved().some( ( item ) => subjectKey( item.subject ) === key )
	);
}

/** Removes entries whose save succeeded although their page ended before the response. */
async function forgetSaved( all: readonly EntryStatus[] ): Promise< void > {
	const remove = all
		.filter( ( { status } ) => status.name === 'saved' )
		.map( ( { entry } ) => entry.id );
	if ( remove.length > 0 ) {
		await storage().write( { put: [], remove } );
	}
}
