import { isRecord, stringOr } from '@/kernel/guards';
import { fail, ok, type Result } from '@/kernel/result';
import { request } from '@/platform/request';
import type { Person } from '@/features/documents/index.model';
import { NOTE_FIELDS, parseNote, type Note } from '../model/note';

const ROUTE = '/wp/v2/comments';

/** The server's maximum per page. */
const PAGE_LENGTH = 100;

/** All notes of a document, without those in the trash. */
export async function listNotes(
	post: string
): Promise< Result< readonly Note[] > > {
	const notes: Note[] = [];
	for ( let page = 1; ; page++ ) {
		const answer = await request( {
			path: `${ ROUTE }?post=${ post }&type=note&status=all&context=edit&per_page=${ PAGE_LENGTH }&page=${ page }&_fields=${ NOTE_FIELDS }`,
		} );
		if ( ! answer.ok ) {
			return answer;
		}
		const records: readonly unknown[] = Array.isArray( answer.value )
			? answer.value
			: [];
		notes.push( ...records.flatMap( ( raw ) => parseNote( raw ) ?? [] ) );
		if ( records.length < PAGE_LENGTH ) {
			return ok( notes );
		}
	}
}

interface NewNote {
	readonly post: string;
	readonly parent?: number;
	readonly content: string;
	readonly status: 'hold' | 'approved';
	readonly event?: 'resolved' | 'reopen';
}

export const createNote = ( {
	post,
	parent = 0,
	content,
	status,
	event,
}: NewNote ): Promise< Result< Note > > =>
	noteFrom( content, {
		path: ROUTE,
		method: 'POST',
		data: {
			post: Number( post ),
			parent,
			content,
			status,
			type: 'note',
			...( event ? { meta: { _wp_note_status: event } } : {} ),
		},
	} );

/** Changes the text or the status of a note. */
export const changeNote = (
	id: number,
	change:
		{ readonly content: string } | { readonly status: 'hold' | 'approved' }
): Promise< Result< Note > > =>
	noteFrom( 'content' in change ? change.content : '', {
		path: `${ ROUTE }/${ id }`,
		method: 'POST',
		data: change,
	} );

async function noteFrom(
	sent: string,
	options: Parameters< typeof request >[ 0 ]
): Promise< Result< Note > > {
	const answer = await request( options );
	if ( ! answer.ok ) {
		return answer;
	}
	const note = parseNote( answer.value, sent );
	return note
		? ok( note )
		: fail( { code: 'malformed', detail: 'A note was expected.' } );
}

/** Moves a note and its replies to the trash. */
export const trashNote = ( id: number ): Promise< Result< unknown > > =>
	request( { path: `${ ROUTE }/${ id }`, method: 'DELETE' } );

/**
 * The status of an existing note. The server accepts replies to notes in the trash, and changes of them, without an
 * error.
 *
 * @param id
 */
export async function checkNote( id: number ): Promise< Result< string > > {
	const answer = await request( {
		path: `${ ROUTE }/${ id }?context=edit&_fields=id,status`,
	} );
	if ( ! answer.ok ) {
		return answer;
	}
	const status = isRecord( answer.value )
		? stringOr( answer.value.status )
		: '';
	return status === 'trash' ? fail( { code: 'missing' } ) : ok( status );
}

/** Users whose names contain the typed text, of those who write here. Others than administrators aren’t told of any without published posts unless they ask for these. */
export async function findPeople(
	search: string
): Promise< Result< readonly Person[] > > {
	const answer = await request( {
		path: `/wp/v2/users?context=view&who=authors&per_page=8&search=${ encodeURIComponent( search ) }&_fields=id,name,avatar_urls`,
	} );
	return answer.ok
		? ok(
				( Array.isArray( answer.value ) ? answer.value : [] ).flatMap(
					readPerson
				)
			)
		: answer;
}

function readPerson( raw: unknown ): readonly Person[] {
	if ( ! isRecord( raw ) || typeof raw.id !== 'number' ) {
		return [];
	}
	const pictures = raw.avatar_urls;
	return [
		{
			id: raw.id,
			name: stringOr( raw.name ),
			avatar: isRecord( pictures ) ? stringOr( pictures[ '48' ] ) : '',
		},
	];
}
