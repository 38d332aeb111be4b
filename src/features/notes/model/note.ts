import { isRecord, rawText, stringOr } from '@/kernel/guards';

/** A note on a block, a reply, or a record of a status change. WordPress stores each as a comment. */
export interface Note {
	readonly id: number;
	/** The ID of the note that it replies to; 0 for a note on a block. */
	readonly parent: number;
	readonly author: string;
	/** The URL of the author's picture; empty without one. */
	readonly picture: string;
	/** The server's format, in UTC. */
	readonly date: string;
	readonly isResolved: boolean;
	/** The raw HTML. */
	readonly source: string;
	/** The rendered HTML. */
	readonly html: string;
	/** The recorded status change; null for texts of users. */
	readonly event: NoteEvent | null;
}

export type NoteEvent = 'resolved' | 'reopened';

/** The requested fields of a comment. */
export const NOTE_FIELDS =
	'id,parent,author_name,author_avatar_urls,date_gmt,status,content,meta';

/** Parses a comment; null if it isn't a visible note, for example in the trash. */
export function parseNote( raw: unknown, sent = '' ): Note | null {
	if ( ! isRecord( raw ) || typeof raw.id !== 'number' ) {
		return null;
	}
	const { status, content } = raw;
	if ( status !== 'approved' && status !== 'hold' ) {
		return null;
	}
	const pictures = raw.author_avatar_urls;
	return {
		id: raw.id,
		parent: typeof raw.parent === 'number' ? raw.parent : 0,
		author: stringOr( raw.author_name ),
		picture: isRecord( pictures ) ? stringOr( pictures[ '48' ] ) : '',
		date: stringOr( raw.date_gmt ),
		isResolved: status === 'approved',
		// The server doesn't return the raw text to all users who may write notes.
		source: rawText( content ) || sent,
		html: isRecord( content ) ? stringOr( content.rendered ) : '',
		event: parseEvent( raw.meta ),
	};
}

function parseEvent( meta: unknown ): NoteEvent | null {
	switch ( isRecord( meta ) && meta._wp_note_status ) {
		case 'resolved':
			return 'resolved';
		case 'reopen':
			return 'reopened';
		default:
			return null;
	}
}

/** The date of a note. */
export const dateOf = ( { date }: Note ): Date => new Date( `${ date }Z` );
