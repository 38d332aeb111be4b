import { createSignal } from '../../../kernel/signal';
import { blockAt, isBlockThere, placeOf } from './blocks';
import { readDrafts, writeDrafts } from './keptDrafts';

/** What has been typed and not been sent, as HTML, by what it is for. It stays as long as the tab, also when that is reloaded. */
const kept = readDrafts();
const drafts = createSignal< ReadonlyMap< string, string > >( kept.texts );

/** Where the blocks are that notes have been begun on. */
let places = kept.places;

export const allDrafts = {
	get: drafts.get,
	subscribe: drafts.subscribe,
};

/** What a text is for: one more note on a block, an answer, or other words for a note. */
export const draftKey = {
	note: ( document: string, clientId: string ) =>
		`${ document } note ${ clientId }`,
	reply: ( document: string, id: number ) => `${ document } reply ${ id }`,
	edit: ( document: string, id: number ) => `${ document } edit ${ id }`,
};

export const draftOf = ( key: string ): string => drafts.get().get( key ) ?? '';

/** Keeps a text, or forgets an empty one. */
export function keepDraft( key: string, html: string ): void {
	const next = new Map( drafts.get() );
	if ( html === '' ) {
		next.delete( key );
	} else {
		next.set( key, html );
	}
	drafts.set( next );
	writeDrafts( { texts: next, places } );
}

/** Keeps the beginning of a note on a block, and where that is. */
export function keepNoteDraft(
	document: string,
	clientId: string,
	html: string
): void {
	const place = placeOf( clientId );
	if ( place ) {
		places = new Map( places ).set( clientId, place );
	}
	keepDraft( draftKey.note( document, clientId ), html );
}

/** The block that a note has been begun on: after a reload it has another id. Null where it can't be found. */
export function blockOfDraft( clientId: string ): string | null {
	if ( isBlockThere( clientId ) ) {
		return clientId;
	}
	const place = places.get( clientId );
	return place ? blockAt( place ) : null;
}

/** The blocks for which a note has been begun. */
export function begunOn(
	all: ReadonlyMap< string, string >,
	document: string
): readonly string[] {
	const prefix = draftKey.note( document, '' );
	return [ ...all.keys() ].flatMap( ( key ) =>
		key.startsWith( prefix ) ? key.slice( prefix.length ) : []
	);
}
