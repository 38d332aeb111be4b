import { createSignal } from '@/kernel/signal';

/** The current path in the styles, shared by preview and editor. */
export const section = createSignal( '/' );

/** Whether the editor opens the styles next to the canvas once it is loaded. */
export const isPanelWanted = createSignal( false );

/** Whether the style book replaces the canvas while the styles are open next to it. */
export const isBookWanted = createSignal( false );
