import { ok, type Result } from '@/kernel/result';
import type { DocumentRef } from '@/features/documents/index.model';
import type { Note } from '../model/note';
import type { Thread } from '../model/threads';
import { attachNote, detachNote, isBlockThere, unmarkNote } from './blocks';
import type { MarkedWords } from './marks';
import { changeNotes } from './notes';
import { changeNote, checkNote, createNote, trashNote } from './requests';

/** Adds a note to a block. The note is saved immediately; the block's reference to it is an edit of the document. */
export async function addNote(
	document: DocumentRef,
	content: string,
	{
		clientId,
		words,
	}: { readonly clientId: string; readonly words: MarkedWords | null }
): Promise< Result< Note > > {
	const answer = await createNote( {
		post: document.id,
		content,
		status: 'hold',
	} );
	if ( answer.ok ) {
		if ( isBlockThere( clientId ) ) {
			attachNote( clientId, answer.value.id, words );
		}
		changeNotes( document, ( notes ) => [ ...notes, answer.value ] );
	}
	return answer;
}

/** Replies to a note; a resolved one is reopened. */
export async function replyTo(
	document: DocumentRef,
	{ note }: Thread,
	content: string
): Promise< Result< Note > > {
	const there = await checkNote( note.id );
	if ( ! there.ok ) {
		return there;
	}
	return note.isResolved
		? setResolved( document, note, { isResolved: false, content } )
		: created( document, {
				post: document.id,
				parent: note.id,
				content,
				status: 'hold',
			} );
}

/** Resolves or reopens a note. Another reply records this, as in WordPress. */
export async function setResolved(
	document: DocumentRef,
	note: Note,
	{
		isResolved,
		content = '',
	}: { readonly isResolved: boolean; readonly content?: string }
): Promise< Result< Note > > {
	const status = isResolved ? 'approved' : 'hold';
	const there = await checkNote( note.id );
	if ( ! there.ok ) {
		return there;
	}
	// The server responds with an error if nothing changes.
	const changed =
		there.value === status
			? ok( note )
			: await changeNote( note.id, { status } );
	if ( ! changed.ok ) {
		return changed;
	}
	const record = await createNote( {
		post: document.id,
		parent: note.id,
		content,
		status,
		event: isResolved ? 'resolved' : 'reopen',
	} );
	if ( ! record.ok && content !== '' ) {
		// Sends the text again, and then the requested status.
		return record;
	}
	if ( isResolved ) {
		unmarkNote( note.id );
	}
	changeNotes( document, ( notes ) => [
		...notes.map( ( other ) =>
			other.id === note.id ? { ...other, isResolved } : other
		),
		...( record.ok ? [ record.value ] : [] ),
	] );
	// Without the text, only its record may be missing.
	return changed;
}

async function created(
	document: DocumentRef,
	note: Parameters< typeof createNote >[ 0 ]
): Promise< Result< Note > > {
	const answer = await createNote( note );
	if ( answer.ok ) {
		changeNotes( document, ( notes ) => [ ...notes, answer.value ] );
	}
	return answer;
}

/** Changes the text of a note or reply. */
export async function rewrite(
	document: DocumentRef,
	note: Note,
	content: string
): Promise< Result< Note > > {
	const there = await checkNote( note.id );
	const answer = there.ok ? await changeNote( note.id, { content } ) : there;
	if ( answer.ok ) {
		changeNotes( document, ( notes ) =>
			notes.map( ( other ) =>
				other.id === note.id ? answer.value : other
			)
		);
	}
	return answer;
}

/** Deletes a note with its replies, or one reply. */
export async function removeNote(
	document: DocumentRef,
	{ id }: Note
): Promise< Result< unknown > > {
	const answer = await trashNote( id );
	// Another user has already deleted it.
	if ( ! answer.ok && answer.error.code !== 'missing' ) {
		return answer;
	}
	detachNote( id );
	changeNotes( document, ( notes ) =>
		notes.filter( ( other ) => other.id !== id && other.parent !== id )
	);
	return ok( null );
}
