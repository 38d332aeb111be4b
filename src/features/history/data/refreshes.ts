import { createSignal } from '@/kernel/signal';

/** A counter: incremented whenever new entries may exist. */
export const refreshes = createSignal( 0 );

export const refreshHistory = (): void => refreshes.set( refreshes.get() + 1 );
