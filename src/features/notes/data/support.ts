import { editorSettings } from '@/platform/stages';
import type { DocumentRef } from '@/features/documents/index.model';

/** Whether the blocks of a document can have notes; known after the editor stage has loaded. */
export function supportsNotes( { type, id }: DocumentRef ): boolean {
	const types = editorSettings().atelierNoteTypes;
	return Array.isArray( types ) && types.includes( type ) && Number( id ) > 0;
}
