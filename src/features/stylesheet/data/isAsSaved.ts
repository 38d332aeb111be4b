import { createSignal } from '@/kernel/signal';

/**
 * Whether the page shows the styles as saved on the server: no edits since it was opened, and no revision or variation shown
 * instead. The preview sets it, with the data layer.
 */
export const isAsSaved = createSignal( true );
