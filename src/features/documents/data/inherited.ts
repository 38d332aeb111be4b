import type { DocumentRef } from '../model/document';

const ids = new Set< string >();

const keyOf = ( { type, id }: DocumentRef ): string => `${ type } ${ id }`;

/** Remembers that a document was made just now, with content that no one has chosen for it. */
export const markInherited = ( document: DocumentRef ): void =>
	void ids.add( keyOf( document ) );

/** Whether a document begins with content that was another one's. */
export const isInherited = ( document: DocumentRef ): boolean =>
	ids.has( keyOf( document ) );
