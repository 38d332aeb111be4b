import { createSignal } from '@/kernel/signal';
import { blockAt, isBlockThere, locationOf } from './blocks';
import { readDrafts, writeDrafts } from './keptDrafts';

/** Unsent texts as HTML, by key. They stay until the tab is closed, including after a reload. */
const kept = readDrafts();
const drafts = createSignal< ReadonlyMap< string, string > >( kept.texts );

/** The locations of the blocks with unsent notes. */
let locations = kept.locations;

export const allDrafts = {
	get: drafts.get,
	subscribe: drafts.subscribe,
};

/** The key of a text: a new note on a block, a reply, or the edited text of a note. */
export const draftKey = {
	note: ( document: string, clientId: string ) =>
		`${ document } note ${ clientId }`,
	reply: ( document: string, id: number ) => `${ document } reply ${ id }`,
	edit: ( document: string, id: number ) => `${ document } edit ${ id }`,
};

export const draftOf = ( key: string ): string => drafts.get().get( key ) ?? '';

/** Stores a text, or deletes an empty one. */
export function keepDraft( key: string, html: string ): void {
	const next = new Map( drafts.get() );
	if ( html === '' ) {
		next.delete( key );
	} else {
		next.set( key, html );
	}
	drafts.set( next );
	writeDrafts( { texts: next, locations } );
}

/** Stores an unsent note and the location of its block. */
export function keepNoteDraft(
	document: string,
	clientId: string,
	html: string
): void {
	const location = locationOf( clientId );
	if ( location ) {
		locations = new Map( locations ).set( clientId, location );
	}
	keepDraft( draftKey.note( document, clientId ), html );
}

/** The block of an unsent note: after a reload, it has another client ID. Null if it can't be found. */
export function blockOfDraft( clientId: string ): string | null {
	if ( isBlockThere( clientId ) ) {
		return clientId;
	}
	const location = locations.get( clientId );
	return location ? blockAt( location ) : null;
}

/** The blocks with unsent notes. */
export function begunOn(
	all: ReadonlyMap< string, string >,
	document: string
): readonly string[] {
	const prefix = draftKey.note( document, '' );
	return [ ...all.keys() ].flatMap( ( key ) =>
		key.startsWith( prefix ) ? key.slice( prefix.length ) : []
	);
}
