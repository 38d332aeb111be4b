import { createSignal } from '../../../kernel/signal';

/** Where in the styles the user is: the same beside the preview and in the editor. */
export const section = createSignal( '/' );

/** Whether the editor is asked to show the styles beside the canvas as soon as it is there. */
export const isPanelWanted = createSignal( false );

/** Whether the style book stands in the place of the canvas, for as long as the styles stand beside it. */
export const isBookWanted = createSignal( false );
