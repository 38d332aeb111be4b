import { fewAtATime } from '../../../kernel/fewAtATime';
import { createSignal } from '../../../kernel/signal';
import { subjectKey } from '../../../kernel/subject';
import { boot } from '../../../platform/boot';
import { openDraft } from '../../../platform/siteDraft';
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
import { owner } from './owner';
import { livingSessions } from './session';
import { learnAutosave, siteEntries } from './siteAutosaves';
import {
	isOwnKind,
	journalSources,
	sourceOf,
	type JournalSource,
} from './sources';
import { storage } from './storage';

/** What was not saved in earlier sessions and can be restored, newest first. */
export const offers = createSignal< readonly Offer[] >( [] );

/** Whether they are being shown. */
export const isOffering = createSignal( false );

/** How many records are looked at at the same time. */
const AT_ONCE = 4;

let inOtherDrafts: readonly KeptDraft[] = [];

/** Other site drafts in which something was not saved, as of when it was last looked for. */
export const elsewhere = (): readonly KeptDraft[] => inOtherDrafts;

let loadSources: () => Promise< unknown > = () => Promise.resolve();

/** Has what knows about entries of other rooms fetched before it is asked. */
export const setSourceLoader = ( load: () => Promise< unknown > ): void => {
	loadSources = load;
};

/** Looks for what can be restored now, and what has become of the records since. */
export async function lookForOffers(): Promise< readonly Offer[] > {
	const kept = await storage().entries();
	inOtherDrafts = [];
	if ( kept.length === 0 && siteEntries().length === 0 ) {
		offers.set( [] );
		return [];
	}
	const visit = {
		owner: owner(),
		theme: boot().theme.stylesheet,
		draft: openDraft()?.id,
		living: await livingSessions(),
	};
	inOtherDrafts = draftsElsewhere( kept, visit );
	const inBrowser = await withStatuses( restorable( kept, visit ) );
	// The site tells of an autosave with its record.
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

/** Entries of kinds that are known, with what has become of their records. */
async function withStatuses(
	entries: readonly Entry[]
): Promise< readonly EntryStatus[] > {
	if ( entries.some( ( { subject } ) => isOwnKind( subject.kind ) ) ) {
		// Where they cannot be loaded, their entries wait for the next time.
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

/** A save that came through after all, in a page that did not live to hear of it. */
async function forgetSaved( all: readonly EntryStatus[] ): Promise< void > {
	const remove = all
		.filter( ( { status } ) => status.name === 'saved' )
		.map( ( { entry } ) => entry.id );
	if ( remove.length > 0 ) {
		await storage().write( { put: [], remove } );
	}
}
