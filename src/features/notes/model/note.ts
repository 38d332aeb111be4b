import { isRecord, rawText, stringOr } from '../../../kernel/guards';

/** A note about a block, an answer to one, or what has become of one. WordPress stores each as a comment. */
export interface Note {
	readonly id: number;
	/** The note that it answers; 0 for one about a block. */
	readonly parent: number;
	readonly author: string;
	/** The address of the author's picture; empty where there is none. */
	readonly picture: string;
	/** As the server writes it, in universal time. */
	readonly date: string;
	readonly isResolved: boolean;
	/** HTML as it was written. */
	readonly source: string;
	/** HTML as the server shows it. */
	readonly html: string;
	/** What it records; null for words of people. */
	readonly event: NoteEvent | null;
}

export type NoteEvent = 'resolved' | 'reopened';

/** The fields of a comment that notes are made of. */
export const NOTE_FIELDS =
	'id,parent,author_name,author_avatar_urls,date_gmt,status,content,meta';

/** A comment as a note; null where it isn't one to be shown, such as one in the trash. */
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
		// Not everyone who may write one is told what was stored.
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

/** When a note was written. */
export const dateOf = ( { date }: Note ): Date => new Date( `${ date }Z` );
