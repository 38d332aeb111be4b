import { subjectKey, type Subject } from '@/kernel/subject';
import type { Entry, KeptDraft, Unsaved } from './entry';

/** The stored entries of this session, by subject key. */
export type Journal = ReadonlyMap< string, Entry >;

/** The owner, page and time of new entries. */
interface WriterContext {
	readonly owner: string;
	readonly session: string;
	/** The site draft that is open; absent on the live site. */
	readonly draft?: KeptDraft | undefined;
	readonly now: number;
	/** Creates the id of a new entry. */
	readonly idOf: ( subject: Subject ) => string;
}

/** Writes that make the stored entries equal to the unsaved changes. */
export interface Writes {
	readonly put: readonly Entry[];
	/** Ids of entries whose changes were saved, discarded or undone. */
	readonly remove: readonly string[];
	/** The stored entries after the writes. */
	readonly journal: Journal;
}

/**
 * Compares the unsaved changes with the stored entries.
 *
 * @param kept    The stored entries of this session.
 * @param unsaved All unsaved changes.
 * @param context
 */
export function planWrites(
	kept: Journal,
	unsaved: readonly Unsaved[],
	context: WriterContext
): Writes {
	const journal = new Map< string, Entry >();
	const put: Entry[] = [];
	for ( const one of unsaved ) {
		const key = subjectKey( one.subject );
		const before = kept.get( key );
		const entry =
			before && isSame( before, one )
				? before
				: makeEntry( one, context, before?.id );
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
 * The journal after storage refused a write: refused entries keep their earlier state, so that the next attempt writes and
 * removes them again.
 *
 * @param journal The journal if the writes had succeeded.
 * @param before  The journal before the refused writes.
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
