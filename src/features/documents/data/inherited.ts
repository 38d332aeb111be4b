import { documentKey, type DocumentRef } from '../model/document';

const ids = new Set< string >();

/** Marks a new document whose content was copied from another one. */
export const markInherited = ( document: DocumentRef ): void =>
	void ids.add( documentKey( document ) );

/** Whether a new document's content was copied from another one. */
export const isInherited = ( document: DocumentRef ): boolean =>
	ids.has( documentKey( document ) );
