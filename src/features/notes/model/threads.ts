import type { Note } from './note';

/** A block with notes. */
export interface Anchor {
	readonly clientId: string;
	readonly label: string;
	readonly ids: readonly number[];
}

/** A note with its replies. */
export interface Thread {
	readonly note: Note;
	/** Oldest first. */
	readonly replies: readonly Note[];
	/** Its block; null if the document doesn't contain it. */
	readonly anchor: Anchor | null;
}

/** The notes of a document. */
export interface Threads {
	/** Open notes on blocks, in document order. */
	readonly open: readonly Thread[];
	readonly resolved: readonly Thread[];
	/** Notes whose block isn't in the document, oldest first. */
	readonly detached: readonly Thread[];
}

/**
 * Sorts notes in document order.
 *
 * @param notes
 * @param anchors The blocks with notes, in document order.
 */
export function buildThreads(
	notes: readonly Note[],
	anchors: readonly Anchor[]
): Threads {
	const byId = new Map( notes.map( ( note ) => [ note.id, note ] ) );
	const replies = new Map< number, Note[] >();
	const rest = new Set< Note >();
	for ( const note of [ ...notes ].sort(
		( one, other ) => one.id - other.id
	) ) {
		if ( byId.has( note.parent ) ) {
			replies.set( note.parent, [
				...( replies.get( note.parent ) ?? [] ),
				note,
			] );
		} else {
			rest.add( note );
		}
	}
	const threadOf = ( note: Note, anchor: Anchor | null ): Thread => {
		rest.delete( note );
		return { note, anchor, replies: replies.get( note.id ) ?? [] };
	};
	const anchored = anchors.flatMap( ( anchor ) =>
		anchor.ids.flatMap( ( id ) => {
			const note = byId.get( id );
			// A copied block refers to the same notes: they belong to the first one.
			return note && rest.has( note ) ? threadOf( note, anchor ) : [];
		} )
	);
	return {
		open: anchored.filter( ( { note } ) => ! note.isResolved ),
		resolved: anchored.filter( ( { note } ) => note.isResolved ),
		detached: [ ...rest ].map( ( note ) => threadOf( note, null ) ),
	};
}

/** All notes, in display order. */
export const listed = ( {
	open,
	resolved,
	detached,
}: Threads ): readonly Thread[] => [ ...open, ...resolved, ...detached ];

/** The block's first open note, or else its first one. */
export const primaryOf = (
	threads: readonly Thread[],
	clientId: string | null
): Thread | null => {
	const own = threads.filter(
		( { anchor } ) => anchor !== null && anchor.clientId === clientId
	);
	return own.find( ( { note } ) => ! note.isResolved ) ?? own[ 0 ] ?? null;
};
