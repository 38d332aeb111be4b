import { createSignal } from '@/kernel/signal';

/** Scripts of later stages: the bytes requested so far, and those of them that have arrived or failed. */
export const downloads = createSignal( { requested: 0, settled: 0 } );
