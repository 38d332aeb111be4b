import type { Note } from './note';

/** A block that has notes. */
export interface Anchor {
	readonly clientId: string;
	readonly label: string;
	readonly ids: readonly number[];
}

/** A note with everything that was answered. */
export interface Thread {
	readonly note: Note;
	/** The oldest first. */
	readonly replies: readonly Note[];
	/** The block that it is about; null where the document has none. */
	readonly anchor: Anchor | null;
}

/** The notes of a document. */
export interface Threads {
	/** Those on blocks, in the order of the document. */
	readonly open: readonly Thread[];
	readonly resolved: readonly Thread[];
	/** Those whose block isn't in the document, the oldest first. */
	readonly detached: readonly Thread[];
}

/**
 * Puts notes in the order in which the document is read.
 *
 * @param notes
 * @param anchors The blocks with notes, in the order of the document.
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
			// A copy of a block names the same notes: they are about the first.
			return note && rest.has( note ) ? threadOf( note, anchor ) : [];
		} )
	);
	return {
		open: anchored.filter( ( { note } ) => ! note.isResolved ),
		resolved: anchored.filter( ( { note } ) => note.isResolved ),
		detached: [ ...rest ].map( ( note ) => threadOf( note, null ) ),
	};
}

/** All of them, in the order in which they are listed. */
export const listed = ( {
	open,
	resolved,
	detached,
}: Threads ): readonly Thread[] => [ ...open, ...resolved, ...detached ];

/** The note of a block that is shown first: one that is still open, if there is one. */
export const primaryOf = (
	threads: readonly Thread[],
	clientId: string | null
): Thread | null => {
	const own = threads.filter(
		( { anchor } ) => anchor !== null && anchor.clientId === clientId
	);
	return own.find( ( { note } ) => ! note.isResolved ) ?? own[ 0 ] ?? null;
};
