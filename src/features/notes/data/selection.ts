import { createSignal } from '../../../kernel/signal';
import type { MarkedWords } from './marks';

/** The note that is open in the panel. */
export const openNote = createSignal< number | null >( null );

/** A block that someone writes a note about. */
export interface Begun {
	/** The document, by its key. */
	readonly document: string;
	readonly clientId: string;
	/** The words that were selected in it; null where the note is about all of it. */
	readonly words: MarkedWords | null;
}

export const begun = createSignal< Begun | null >( null );

/** Whether someone wants to see no notes beside the canvas. */
export const isMarginHidden = createSignal( false );

/** The key of what is to have the focus as soon as it is shown. */
export const wantedFocus = createSignal< string | null >( null );

/** The key under which a thread asks for the focus. */
export const threadKey = ( id: number ): string => `thread ${ id }`;
