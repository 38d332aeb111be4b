import type { ComponentType } from 'react';
import type { DocumentRef } from '@/features/documents/index.model';
import type { DocumentAction } from './documentActions';

export interface ListedActionsProps {
	readonly document: DocumentRef;
	/** Called with the actions for the document when they have loaded, and whenever they change. */
	readonly onActions: ( actions: readonly DocumentAction[] ) => void;
}

/** Additions to the editor that the screen passes in. */
export interface DocumentEditorTools {
	/** Reports the actions of the document type's list. Mounted on demand. */
	readonly ListedActions: ComponentType< ListedActionsProps >;
	/** Called after the document has been removed. */
	readonly onRemoved: () => void;
}
