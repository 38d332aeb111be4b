import type { ReactNode } from 'react';
import type { DocumentRef } from '../features/documents/index.model';

/** What the canvas shows. */
export interface CanvasSubject {
	/** What can be edited; null where the theme has nothing made of blocks there. */
	readonly document: DocumentRef | null;
	readonly title: string;
	/** Where visitors see it; null where it has no address of its own. */
	readonly previewUrl: string | null;
}

/** What one address looks like. */
export interface ScreenView {
	/** Two addresses with the same key are states of the same screen. */
	readonly key: string;
	readonly title: string;
	readonly isRoot: boolean;
	readonly sidebar: ReactNode;
	/** What is on the canvas, or null where `content` takes its place. */
	readonly subject: CanvasSubject | null;
	readonly content?: ReactNode;
	/** What takes the place of the canvas where there is room beside the menu. */
	readonly inPlace?: ReactNode;
	/** The document that `content` is about: a change of it alone is saved without a question. */
	readonly document?: DocumentRef;
	/** Whether its menu comes first where there is room for one of them. */
	readonly isMenu?: boolean;
	readonly isEditing: boolean;
	readonly edit: () => void;
	readonly leave: () => void;
	/** Goes back to the document that this one was opened out of; null where it was not. */
	readonly back: ( () => void ) | null;
}
