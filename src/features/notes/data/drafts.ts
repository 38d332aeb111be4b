import { createSignal } from '../../../kernel/signal';

/** What has been typed and not been sent, as HTML, by what it is for. It stays as long as the page. */
const drafts = createSignal< ReadonlyMap< string, string > >( new Map() );

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
