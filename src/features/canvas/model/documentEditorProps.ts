import type { DocumentRef } from '@/features/documents/index.model';

/**
 * `view` shows the document alone, `edit` with the editor, `standby` has the editor loaded but hidden, so that it opens
 * immediately.
 */
export type EditorMode = 'view' | 'edit' | 'standby';

/** Props of the editor of one document. */
export interface DocumentEditorProps {
	readonly document: DocumentRef;
	readonly mode: EditorMode;
	/** Called for a click on the canvas in view mode. */
	readonly onActivate: () => void;
	/** Called for the back button. */
	readonly onLeave: () => void;
	/** Goes back to the previous document; null without one. */
	readonly onBack: ( () => void ) | null;
	/** Called by blocks for other documents, such as template parts. */
	readonly onOpen: ( document: DocumentRef ) => void;
	/** Called when the blocks are visible. */
	readonly onReady: () => void;
	/** Called after the document has been removed. */
	readonly onRemoved: () => void;
	/** Called when an error message is shown instead of blocks. */
	readonly onFailed: () => void;
}

/** Whether a document is shown inside its template, and a toggle. */
export interface TemplateView {
	readonly isShown: boolean;
	readonly toggle: () => void;
}
