import { createSignal } from '@/kernel/signal';
import type { MarkedWords } from './marks';

/** The ID of the open note in the panel. */
export const openNote = createSignal< number | null >( null );

/** A note that is being written on a block. */
export interface Begun {
	/** The key of the document. */
	readonly document: string;
	readonly clientId: string;
	/** The selected text; null for a note on the whole block. */
	readonly words: MarkedWords | null;
}

export const begun = createSignal< Begun | null >( null );

/** Whether the user has hidden the notes beside the canvas. */
export const isMarginHidden = createSignal( false );

/** The key of the element that takes the focus when it is rendered. */
export const wantedFocus = createSignal< string | null >( null );

/** The focus key of a thread. */
export const threadKey = ( id: number ): string => `thread ${ id }`;
