import { createSignal } from '../../../kernel/signal';

/** Incremented whenever history may have gone on. */
export const refreshes = createSignal( 0 );

export const refreshHistory = (): void => refreshes.set( refreshes.get() + 1 );
