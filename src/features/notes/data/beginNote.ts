import {
	documentKey,
	type DocumentRef,
} from '@/features/documents/index.model';
import { selectedWords } from './blocks';
import { draftKey } from './drafts';
import { begun, wantedFocus } from './selection';

/** Opens the panel with a new note on a block or its selected text. */
export function beginNote( document: DocumentRef, clientId: string ): void {
	const key = documentKey( document );
	begun.set( { document: key, clientId, words: selectedWords( clientId ) } );
	wantedFocus.set( draftKey.note( key, clientId ) );
}
