import { subjectKey, type Subject } from '@/kernel/subject';
import type { KeptDraft, Unsaved } from '../model/entry';
import {
	afterRefusal,
	planWrites,
	type Journal,
	type Writes,
} from '../model/journal';
import type { JournalSource, UnsavedItem } from './sources';

/** The interval, in milliseconds, in which changes are batched before a write. */
const GATHERED = 300;

interface JournalWriterOptions {
	readonly owner: string;
	readonly session: string;
	/** The site draft that is open; absent on the live site. */
	readonly draft?: KeptDraft | undefined;
	readonly sources: () => Iterable< JournalSource >;
	readonly idOf: ( subject: Subject ) => string;
	readonly write: ( writes: Writes ) => Promise< boolean >;
	/** Sends pending writes to storage synchronously. */
	readonly flush: () => void;
	/** Called after each write with whether it succeeded. */
	readonly onAttempt: ( isKept: boolean ) => void;
	readonly now: () => number;
}

export interface JournalWriter {
	/** Schedules a write after a possible change. */
	readonly notice: () => void;
	/** Writes unsaved changes when the browser is idle; resolves to whether storage has them. */
	readonly keep: () => Promise< boolean >;
	/** The same, but starts the write synchronously. */
	readonly keepNow: () => Promise< boolean >;
}

/** Creates the writer that keeps the stored entries equal to the unsaved changes of this page. */
export function createJournalWriter( {
	owner,
	session,
	draft,
	idOf,
	sources,
	write,
	flush,
	onAttempt,
	now,
}: JournalWriterOptions ): JournalWriter {
	let journal: Journal = new Map();
	let timer: ReturnType< typeof setTimeout > | undefined;
	/** The last reading of each record, so that unchanged records aren't read again. */
	let known: ReadonlyMap< string, Reading > = new Map();
	let last = Promise.resolve( true );

	const items = () =>
		[ ...sources() ].flatMap( ( source ) => source.unsaved() );

	const readAll = (): readonly Unsaved[] => {
		const readings = new Map< string, Reading >();
		for ( const item of items() ) {
			const key = subjectKey( item.subject );
			const before = known.get( key );
			readings.set(
				key,
				before && before.state === item.state
					? before
					: { state: item.state, unsaved: item.read() }
			);
		}
		known = readings;
		return unsavedIn( readings );
	};

	const writeChanges = (): Promise< boolean > => {
		const writes = planWrites( journal, readAll(), {
			owner,
			session,
			draft,
			now: now(),
			idOf,
		} );
		if ( writes.put.length === 0 && writes.remove.length === 0 ) {
			return last;
		}
		const before = journal;
		journal = writes.journal;
		last = write( writes ).then( ( isKept ) => {
			if ( ! isKept ) {
				journal = afterRefusal( journal, before, writes );
			}
			if ( writes.put.length > 0 ) {
				onAttempt( isKept );
			}
			return isKept;
		} );
		return last;
	};

	const keep = async (): Promise< boolean > => {
		const isNew = ( { subject, state }: UnsavedItem ) =>
			known.get( subjectKey( subject ) )?.state !== state;
		for ( const item of items().filter( isNew ) ) {
			await item.prepare?.();
		}
		return writeChanges();
	};

	return {
		notice() {
			timer ??= setTimeout( () => {
				timer = undefined;
				void keep();
			}, GATHERED );
		},
		keep,
		keepNow: () => {
			const kept = writeChanges();
			flush();
			return kept;
		},
	};
}

interface Reading {
	readonly state: unknown;
	readonly unsaved: Unsaved | null;
}

const unsavedIn = (
	readings: ReadonlyMap< string, Reading >
): readonly Unsaved[] =>
	[ ...readings.values() ].flatMap( ( { unsaved } ) => unsaved ?? [] );
