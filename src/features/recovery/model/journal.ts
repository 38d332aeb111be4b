import { subjectKey, type Subject } from '../../../kernel/subject';
import type { Entry, KeptDraft, Unsaved } from './entry';

/** What this session has kept, by what was changed. */
export type Journal = ReadonlyMap< string, Entry >;

/** Who keeps, and when. */
interface WriterContext {
	readonly owner: string;
	readonly session: string;
	/** The site draft that is open; absent on the live site. */
	readonly draft?: KeptDraft | undefined;
	readonly now: number;
	/** Names a new entry. */
	readonly idOf: ( subject: Subject ) => string;
}

/** What has to be written so that storage says what is unsaved. */
export interface Writes {
	readonly put: readonly Entry[];
	/** Ids of entries that are not needed any more: saved, discarded, undone. */
	readonly remove: readonly string[];
	/** What will have been kept then. */
	readonly journal: Journal;
}

/**
 * Compares what is unsaved with what has been kept of it.
 *
 * @param kept    What storage has of this session.
 * @param unsaved Everything that is unsaved now.
 * @param hand
 */
export function planWrites(
	kept: Journal,
	unsaved: readonly Unsaved[],
	hand: WriterContext
): Writes {
	const journal = new Map< string, Entry >();
	const put: Entry[] = [];
	for ( const one of unsaved ) {
		const key = subjectKey( one.subject );
		const before = kept.get( key );
		const entry =
			before && isSame( before, one )
				? before
				: makeEntry( one, hand, before?.id );
		journal.set( key, entry );
		if ( entry !== before ) {
			put.push( entry );
		}
	}
	const remove = [ ...kept ]
		.filter( ( [ key ] ) => ! journal.has( key ) )
		.map( ( [ , { id } ] ) => id );
	return { put, remove, journal };
}

/**
 * What to take for kept where storage refused: it still has what it had before, so that the next attempt writes and
 * removes again.
 *
 * @param journal What would be kept now.
 * @param before  What was kept before the writes that were refused.
 * @param writes
 */
export function afterRefusal(
	journal: Journal,
	before: Journal,
	{ put, remove }: Writes
): Journal {
	const refused = new Set( [ ...put.map( ( { id } ) => id ), ...remove ] );
	const isRefused = ( [ , { id } ]: readonly [ string, Entry ] ) =>
		refused.has( id );
	return new Map( [
		...[ ...before ].filter( isRefused ),
		...[ ...journal ].filter( ( entry ) => ! isRefused( entry ) ),
	] );
}

const isSame = ( entry: Entry, unsaved: Unsaved ): boolean =>
	entry.edits === unsaved.edits &&
	entry.base === unsaved.base &&
	entry.title === unsaved.title &&
	entry.lacksPassword === unsaved.lacksPassword &&
	entry.version === unsaved.version;

const makeEntry = (
	unsaved: Unsaved,
	{ owner, session, draft, now, idOf }: WriterContext,
	id = idOf( unsaved.subject )
): Entry => ( {
	...unsaved,
	id,
	keptBy: 'browser',
	owner,
	session,
	when: now,
	size: unsaved.edits.length + unsaved.base.length + unsaved.title.length,
	...( draft ? { draft } : {} ),
} );
