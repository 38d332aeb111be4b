import type { ComponentType, ReactNode } from 'react';
import type { AppError } from '../../../kernel/result';
import type { DocumentRef, EntityRecord } from '../../documents/index.model';

/** The open document. */
export interface OpenDocument {
	readonly document: DocumentRef;
	readonly post: EntityRecord;
	/** Whether its blocks are shown, not their code. */
	readonly isVisual: boolean;
}

/** What is said instead of a document that can't be read, and what can be done. */
export interface Holder {
	readonly title: string;
	readonly text: string;
	readonly action: ReactNode;
}

/** What the app puts into the frame of the editor: capabilities that the frame doesn't know. */
export interface EditorParts {
	/** Tools and dialogs that appear where they are asked for. Mounted once the first blocks are painted. */
	readonly Tools: ComponentType< OpenDocument >;
	/** Items of the options menu. */
	readonly OptionItems: ComponentType< {
		/** Closes the menu first. */
		readonly closeAnd: ( act: () => void ) => () => void;
	} >;
	/** Settings among the preferences. */
	readonly Preferences: ComponentType;
	/** A hook: who has a document that couldn't be read; null for nobody that is known. */
	readonly useHolder: (
		document: DocumentRef,
		error: AppError
	) => Holder | null;
}
