import { createAnswers } from '@/kernel/answers';
import { ok, type Load } from '@/kernel/result';
import type { Signal } from '@/kernel/signal';
import {
	documentKey,
	type DocumentRef,
} from '@/features/documents/index.model';
import type { Note } from '../model/note';
import { draftKey, draftOf } from './drafts';
import { listNotes } from './requests';

export type LoadedNotes = Load< readonly Note[] >;

const notes = createAnswers< string, readonly Note[] >( {
	request: async ( key ) => {
		const answer = await listNotes( idIn( key ) );
		return answer.ok
			? ok( [ ...answer.value, ...awaited( key, answer.value ) ] )
			: answer;
	},
	limit: 50,
} );

/** The id in the key of a document. */
const idIn = ( key: string ): string => key.slice( key.indexOf( ' ' ) + 1 );

/** The notes of a document. */
export const notesOf = (
	document: DocumentRef
): Pick< Signal< LoadedNotes >, 'get' | 'subscribe' > => ( {
	get: () => notes.state( documentKey( document ) ),
	subscribe: notes.subscribe,
} );

/** Refetches the notes of a document; the loaded ones stay until the response. */
export async function refetchNotes( document: DocumentRef ): Promise< void > {
	await notes.reload( documentKey( document ) );
}

/** Notes deleted by other users while a reply is being written, which would be lost with them. */
function awaited( key: string, now: readonly Note[] ): readonly Note[] {
	const ids = new Set( now.map( ( { id } ) => id ) );
	return ( notes.known( key ) ?? [] ).filter(
		( { id } ) =>
			! ids.has( id ) &&
			( draftOf( draftKey.reply( key, id ) ) !== '' ||
				draftOf( draftKey.edit( key, id ) ) !== '' )
	);
}

/** Applies the result of a request. */
export function changeNotes(
	document: DocumentRef,
	change: ( notes: readonly Note[] ) => readonly Note[]
): void {
	const key = documentKey( document );
	notes.change( key, change );
	if ( notes.known( key ) === undefined ) {
		void notes.reload( key );
	}
}
