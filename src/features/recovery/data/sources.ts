import type { UnknownRecord } from '../../../kernel/guards';
import type { Result } from '../../../kernel/result';
import type { Subject } from '../../../kernel/subject';
import type { Entry, Unsaved } from '../model/entry';

/** Something that is unsaved right now. */
export interface UnsavedItem {
	readonly subject: Subject;
	/** Another value each time something in it has changed. */
	readonly state: unknown;
	/** What to keep of it; null where that cannot be written down. */
	readonly read: () => Unsaved | null;
	/** Does what takes long ahead of `read`, a little at a time. */
	readonly prepare?: () => Promise< void >;
}

/** A kind of unsaved things: how to hear of them, keep them and bring them back. */
export interface JournalSource {
	/** The kind of its subjects. */
	readonly kind: string;
	readonly unsaved: () => readonly UnsavedItem[];
	/** @return Stops. */
	readonly subscribe: ( listener: () => void ) => () => void;
	/** The values that the site has now of what an entry was made from. */
	readonly current: ( entry: Entry ) => Promise< Result< UnknownRecord > >;
	/** Makes the edits of an entry again. */
	readonly restore: ( entry: Entry ) => Promise< Result< void > >;
	/** What it is, in a word, such as "Page". */
	readonly kindLabel: ( entry: Entry ) => string;
	/** What was changed, as sentences; worked out from the values where it is left out. */
	readonly summary?: ( entry: Entry ) => readonly string[];
}

const sources = new Map< string, JournalSource >();
const listeners = new Set< ( source: JournalSource ) => void >();

/** Has a kind of unsaved things kept from now on. */
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

/** Calls back for each kind, also for those that are added later. */
export function onJournalSource(
	listener: ( source: JournalSource ) => void
): void {
	listeners.add( listener );
	for ( const source of sources.values() ) {
		listener( source );
	}
}

/** Who knows about an entry: records of core-data are of many kinds, and everything else has one of its own. */
export const sourceOf = ( { subject }: Entry ): JournalSource | undefined =>
	sources.get( subject.kind ) ??
	( isOwnKind( subject.kind ) ? undefined : sources.get( RECORDS ) );

/** The source of core-data's records. */
export const RECORDS = 'record';

/** Kinds of our own begin with it, so that they are none of core-data's. */
const OWN = 'atelier/';

export const isOwnKind = ( kind: string ): boolean => kind.startsWith( OWN );
