import { ok, type Result } from '../../../kernel/result';
import type { DocumentRef } from '../../documents/index.model';
import type { Note } from '../model/note';
import type { Thread } from '../model/threads';
import { attachNote, detachNote, isBlockThere, unmarkNote } from './blocks';
import type { MarkedWords } from './marks';
import { changeNotes } from './notes';
import { changeNote, checkNote, createNote, trashNote } from './requests';

/** Adds a note about a block. The note is stored at once; that the block has it is a change of the document. */
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

/** Answers a note; one that is resolved is open again then. */
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

/** Resolves a note or opens it again. What happened is kept as one more answer, as WordPress does. */
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
	// The server takes it for a failure where nothing changes.
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
		// The words are sent once more, and then the note is as it was asked for.
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
	// Without words only the record of it may be missing.
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

/** Gives a note or an answer other words. */
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

/** Deletes a note with its answers, or one answer. */
export async function removeNote(
	document: DocumentRef,
	{ id }: Note
): Promise< Result< unknown > > {
	const answer = await trashNote( id );
	// Whoever was faster has done the same.
	if ( ! answer.ok && answer.error.code !== 'missing' ) {
		return answer;
	}
	detachNote( id );
	changeNotes( document, ( notes ) =>
		notes.filter( ( other ) => other.id !== id && other.parent !== id )
	);
	return ok( null );
}
