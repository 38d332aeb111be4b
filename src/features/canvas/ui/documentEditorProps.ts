import type { ComponentType } from 'react';
import type { DocumentRef } from '../../documents/index.model';
import type { DocumentAction } from '../model/documentActions';

/**
 * How the document is shown: as a picture of itself, with the editor around it, or with the editor
 * around it but out of sight, so that it can be opened at once.
 */
export type EditorMode = 'view' | 'edit' | 'standby';

/** Props of the editor of one document. */
export interface DocumentEditorProps {
	readonly document: DocumentRef;
	readonly mode: EditorMode;
	/** Asked for by a click on the canvas in view mode. */
	readonly onActivate: () => void;
	/** Asked for by the back button. */
	readonly onLeave: () => void;
	/** Goes back to the document that this one was opened out of; null where it was not. */
	readonly onBack: ( () => void ) | null;
	/** Asked for by blocks that stand for another document, such as a template part. */
	readonly onOpen: ( document: DocumentRef ) => void;
	/** Called once the blocks are there to be seen. */
	readonly onReady: () => void;
	/** Called when there is nothing but words about why there are none. */
	readonly onFailed: () => void;
}

export interface ListedActionsProps {
	readonly document: DocumentRef;
	/** Called when it is known what can be done to the document, and whenever that changes. */
	readonly onActions: ( actions: readonly DocumentAction[] ) => void;
}

/** What rooms below this one add to the editor. */
export interface DocumentEditorTools {
	/** Tells what the list of the document's type would do to it. Mounted when that is asked for. */
	readonly ListedActions: ComponentType< ListedActionsProps >;
	/** Called when the document is gone. */
	readonly onRemoved: () => void;
}

/** Whether a document is shown inside its template, and how to turn that over. */
export interface TemplateView {
	readonly isShown: boolean;
	readonly toggle: () => void;
}
