import { documentKey, type DocumentRef } from '../model/document';

const ids = new Set< string >();

/** Remembers that a document was made just now, with content that no one has chosen for it. */
export const markInherited = ( document: DocumentRef ): void =>
	void ids.add( documentKey( document ) );

/** Whether a document begins with content that was another one's. */
export const isInherited = ( document: DocumentRef ): boolean =>
	ids.has( documentKey( document ) );
