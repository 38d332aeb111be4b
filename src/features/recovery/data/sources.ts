import type { UnknownRecord } from '@/kernel/guards';
import type { Result } from '@/kernel/result';
import type { Subject } from '@/kernel/subject';
import type { Entry, Unsaved } from '../model/entry';

/** A record or another subject with unsaved edits. */
export interface UnsavedItem {
	readonly subject: Subject;
	/** Changes with every edit. */
	readonly state: unknown;
	/** Reads the entry to store; null where the edits can't be serialized. */
	readonly read: () => Unsaved | null;
	/** Does slow work ahead of `read`, in small steps. */
	readonly prepare?: () => Promise< void >;
}

/** A kind of unsaved changes: how to observe, read and restore them. */
export interface JournalSource {
	/** The kind of its subjects. */
	readonly kind: string;
	readonly unsaved: () => readonly UnsavedItem[];
	/** @return Unsubscribes. */
	readonly subscribe: ( listener: () => void ) => () => void;
	/** The current values on the site of the record of an entry. */
	readonly current: ( entry: Entry ) => Promise< Result< UnknownRecord > >;
	/** Applies the edits of an entry again. */
	readonly restore: ( entry: Entry ) => Promise< Result< void > >;
	/** The label of the kind, such as "Page". */
	readonly kindLabel: ( entry: Entry ) => string;
	/** The changes as sentences; derived from the values if absent. */
	readonly summary?: ( entry: Entry ) => readonly string[];
}

const sources = new Map< string, JournalSource >();
const listeners = new Set< ( source: JournalSource ) => void >();

/** Registers a kind of unsaved changes. */
export function addJournalSource( source: JournalSource ): void {
	if ( sources.has( source.kind ) ) {
		return;
	}
	sources.set( source.kind, source );
	for ( const listener of listeners ) {
		listener( source );
	}
}

export const journalSources = (): Iterable< JournalSource > => sources.values();

/** Calls the listener for each source, including later ones. */
export function onJournalSource(
	listener: ( source: JournalSource ) => void
): void {
	listeners.add( listener );
	for ( const source of sources.values() ) {
		listener( source );
	}
}

/** The source of an entry: all kinds of core-data share one, every other kind has its own. */
export const sourceOf = ( { subject }: Entry ): JournalSource | undefined =>
	sources.get( subject.kind ) ??
	( isOwnKind( subject.kind ) ? undefined : sources.get( RECORDS ) );

/** The source of core-data's records. */
export const RECORDS = 'record';

/** The prefix of our own kinds, to tell them from core-data's. */
const OWN = 'atelier/';

export const isOwnKind = ( kind: string ): boolean => kind.startsWith( OWN );
