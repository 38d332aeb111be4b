import { subjectKey } from '@/kernel/subject';
import type { Entry, KeptDraft } from './entry';
import type { RecordStatus } from './recordStatus';

/** Unsaved changes of an earlier session, with the status of their record. */
export interface EntryStatus {
	readonly entry: Entry;
	readonly status: RecordStatus;
}

/** An entry that can be restored. */
export interface Offer extends EntryStatus {
	/** Whether there is an offer with newer edits of the same record. */
	readonly isOlder: boolean;
}

/** The context in which entries are restored. */
interface Visit {
	readonly owner: string;
	/** The current theme. */
	readonly theme: string;
	/** The site draft that is open; absent on the live site. */
	readonly draft?: number | undefined;
	/** Site drafts that can't be opened any more. */
	readonly ended: ReadonlySet< number >;
	/** The sessions of open pages, whose unsaved changes aren't lost. */
	readonly living: ReadonlySet< string >;
}

/** Entries that can be restored now, newest first. */
export const restorable = (
	entries: readonly Entry[],
	{ owner, theme, draft, ended, living }: Visit
): readonly Entry[] =>
	entries
		.filter(
			( entry ) =>
				entry.owner === owner &&
				! living.has( entry.session ) &&
				( entry.theme === '' || entry.theme === theme ) &&
				// Edits in a draft are based on the draft's content, as long as there is one.
				( entry.draft?.id === draft ||
					( entry.draft !== undefined &&
						ended.has( entry.draft.id ) ) )
		)
		.sort( ( one, other ) => other.when - one.when );

/** Other site drafts with unsaved changes, the last edited first. */
export function draftsElsewhere(
	entries: readonly Entry[],
	{ owner, draft, living }: Omit< Visit, 'ended' >
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
 * Omits entries whose changes the site already has.
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

/** Whether the record still exists, so that restoring can succeed. */
export const canRestore = ( { status }: Offer ): boolean =>
	status.name !== 'deleted';

/** Whether its edits were made in a site draft that has ended, and can be restored in what is open instead. */
export const isStranded = (
	{ entry }: EntryStatus,
	draft: number | undefined
): boolean => entry.draft !== undefined && entry.draft.id !== draft;

/** Whether restoring overwrites no newer changes. */
export const isHarmless = ( { status, isOlder }: Offer ): boolean =>
	status.name === 'same' && ! isOlder;

/** Selects or deselects an offer. Only one version of a record can be selected. */
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
