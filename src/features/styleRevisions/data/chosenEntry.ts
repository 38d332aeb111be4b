import { createSignal } from '../../../kernel/signal';
import type { EntryKey } from '../model/revision';

/** The selected entry of the history: the same beside the preview and beside the canvas; null without one. */
export const chosenEntry = createSignal< EntryKey | null >( null );
