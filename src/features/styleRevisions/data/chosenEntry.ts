import { createSignal } from '@/kernel/signal';
import type { EntryKey } from '../model/revision';

/** The selected entry of the history, shared by preview and canvas; null without one. */
export const chosenEntry = createSignal< EntryKey | null >( null );
