import type { ReactNode } from 'react';
import type { DocumentRef } from '@/features/documents/index.model';

/** The subject of the canvas. */
export interface CanvasSubject {
	/** The document that can be edited; null where the theme has no blocks there. */
	readonly document: DocumentRef | null;
	readonly title: string;
	/** The document's URL on the front end; null where it has none. */
	readonly previewUrl: string | null;
}

/** The screen of one address. */
export interface ScreenView {
	/** Two addresses with the same key are states of the same screen. */
	readonly key: string;
	readonly title: string;
	readonly isRoot: boolean;
	readonly sidebar: ReactNode;
	/** The subject of the canvas, or null where `content` replaces it. */
	readonly subject: CanvasSubject | null;
	readonly content?: ReactNode;
	/** Replaces the canvas if there is room beside the menu. */
	readonly inPlace?: ReactNode;
	/** The document that `content` shows: if only this changed, it is saved without a confirmation. */
	readonly document?: DocumentRef;
	/** Whether its menu comes first on small screens, which show one of the two. */
	readonly isMenu?: boolean;
	readonly isEditing: boolean;
	readonly edit: () => void;
	readonly leave: () => void;
	/** Goes back to the document from which this one was opened; null without one. */
	readonly back: ( () => void ) | null;
}
