import { createSignal } from '../../kernel/signal';

/** Scripts of later stages, in bytes: how many have been requested so far, and how many of these have arrived or failed. */
export const downloads = createSignal( { requested: 0, settled: 0 } );
