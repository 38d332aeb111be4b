import { documentKey, type DocumentRef } from '../../documents/index.model';
import { selectedWords } from './blocks';
import { draftKey } from './drafts';
import { begun, wantedFocus } from './selection';

/** Has the panel, as soon as it is open, ask for a note about a block or what is selected in it. */
export function beginNote( document: DocumentRef, clientId: string ): void {
	const key = documentKey( document );
	begun.set( { document: key, clientId, words: selectedWords( clientId ) } );
	wantedFocus.set( draftKey.note( key, clientId ) );
}
