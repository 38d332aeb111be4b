import { subjectKey } from '../../../kernel/subject';
import type { Entry, KeptDraft } from './entry';
import type { RecordStatus } from './recordStatus';

/** Something unsaved of an earlier session, with what became of the record since. */
export interface EntryStatus {
	readonly entry: Entry;
	readonly status: RecordStatus;
}

/** The same as it is offered. */
export interface Offer extends EntryStatus {
	/** Whether there is a later version of edits of the same thing among the offers. */
	readonly isOlder: boolean;
}

/** Who comes back, and to what. */
interface Visit {
	readonly owner: string;
	/** The theme that is shown now. */
	readonly theme: string;
	/** The site draft that is open; absent on the live site. */
	readonly draft?: number | undefined;
	/** Sessions whose pages are still open: what is unsaved in them is not lost. */
	readonly living: ReadonlySet< string >;
}

/** The entries that can be restored now, newest first. */
export const restorable = (
	entries: readonly Entry[],
	{ owner, theme, draft, living }: Visit
): readonly Entry[] =>
	entries
		.filter(
			( entry ) =>
				entry.owner === owner &&
				! living.has( entry.session ) &&
				( entry.theme === '' || entry.theme === theme ) &&
				// What was edited in a draft was made on what is in it.
				entry.draft?.id === draft
		)
		.sort( ( one, other ) => other.when - one.when );

/** The other site drafts in which something is unsaved, the one that was edited last first. */
export function draftsElsewhere(
	entries: readonly Entry[],
	{ owner, draft, living }: Visit
): readonly KeptDraft[] {
	const found = new Map< number, KeptDraft >();
	for ( const entry of [ ...entries ].sort(
		( one, other ) => other.when - one.when
	) ) {
		if (
			entry.draft &&
			entry.draft.id !== draft &&
			entry.owner === owner &&
			! living.has( entry.session ) &&
			! found.has( entry.draft.id )
		) {
			found.set( entry.draft.id, entry.draft );
		}
	}
	return [ ...found.values() ];
}

/**
 * What the site has already is not among the offers.
 *
 * @param entries Newest first.
 */
export function makeOffers(
	entries: readonly EntryStatus[]
): readonly Offer[] {
	const seen = new Set< string >();
	return entries.flatMap( ( { entry, status } ): readonly Offer[] => {
		if ( status.name === 'saved' ) {
			return [];
		}
		const key = subjectKey( entry.subject );
		const isOlder = seen.has( key );
		seen.add( key );
		return [ { entry, status, isOlder } ];
	} );
}

/** Whether restoring may be tried at all. */
export const canRestore = ( { status }: Offer ): boolean =>
	status.name !== 'deleted';

/** Whether restoring puts nothing aside that is newer. */
export const isHarmless = ( { status, isOlder }: Offer ): boolean =>
	status.name === 'same' && ! isOlder;

/** Chooses an offer, or takes the choice back. Of two versions of the same thing only one can be chosen. */
export function toggle(
	chosen: ReadonlySet< string >,
	offers: readonly Offer[],
	{ entry }: Offer
): ReadonlySet< string > {
	const next = new Set( chosen );
	if ( next.delete( entry.id ) ) {
		return next;
	}
	const key = subjectKey( entry.subject );
	for ( const offer of offers ) {
		if ( subjectKey( offer.entry.subject ) === key ) {
			next.delete( offer.entry.id );
		}
	}
	return next.add( entry.id );
}
