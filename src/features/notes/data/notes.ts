import type { Load } from '@/kernel/result';
import { createSignal, type Signal } from '@/kernel/signal';
import {
	documentKey,
	type DocumentRef,
} from '@/features/documents/index.model';
import type { Note } from '../model/note';
import { draftKey, draftOf } from './drafts';
import { listNotes } from './requests';

export type LoadedNotes = Load< readonly Note[] >;

const known = new Map< string, Signal< LoadedNotes > >();

/** The notes of a document. */
export function notesOf( document: DocumentRef ): Signal< LoadedNotes > {
	const key = documentKey( document );
	const signal =
		known.get( key ) ??
		createSignal< LoadedNotes >( { status: 'loading' } );
	known.set( key, signal );
	return signal;
}

const running = new Map< string, Promise< void > >();

/** Refetches the notes of a document; the loaded ones stay until the response. */
export function refetchNotes( document: DocumentRef ): Promise< void > {
	const key = documentKey( document );
	const request = running.get( key ) ?? refetch( document );
	running.set( key, request );
	void request.finally( () => running.delete( key ) );
	return request;
}

/** The number of local changes to a document's notes. */
const revisions = new Map< string, number >();

async function refetch( document: DocumentRef ): Promise< void > {
	const signal = notesOf( document );
	if ( signal.get().status === 'failed' ) {
		signal.set( { status: 'loading' } );
	}
	const key = documentKey( document );
	let answer: Awaited< ReturnType< typeof listNotes > >;
	let seen: number;
	do {
		seen = revisions.get( key ) ?? 0;
		answer = await listNotes( document.id );
		// A response from before a change doesn't contain it.
	} while ( answer.ok && seen !== ( revisions.get( key ) ?? 0 ) );
	const before = signal.get();
	if ( answer.ok ) {
		signal.set( {
			status: 'ready',
			value: [
				...answer.value,
				...awaited( document, before, answer.value ),
			],
		} );
	} else if ( before.status !== 'ready' ) {
		signal.set( { status: 'failed', error: answer.error } );
	}
}

/** Notes deleted by other users while a reply is being written, which would be lost with them. */
function awaited(
	document: DocumentRef,
	before: LoadedNotes,
	now: readonly Note[]
): readonly Note[] {
	const key = documentKey( document );
	const ids = new Set( now.map( ( { id } ) => id ) );
	return before.status === 'ready'
		? before.value.filter(
				( { id } ) =>
					! ids.has( id ) &&
					( draftOf( draftKey.reply( key, id ) ) !== '' ||
						draftOf( draftKey.edit( key, id ) ) !== '' )
			)
		: [];
}

/** Applies the result of a request. */
export function changeNotes(
	document: DocumentRef,
	change: ( notes: readonly Note[] ) => readonly Note[]
): void {
	const signal = notesOf( document );
	const state = signal.get();
	const key = documentKey( document );
	revisions.set( key, ( revisions.get( key ) ?? 0 ) + 1 );
	if ( state.status === 'ready' ) {
		signal.set( { status: 'ready', value: change( state.value ) } );
	} else {
		void refetchNotes( document );
	}
}
