import { createSignal } from '@/kernel/signal';

/** Incremented whenever everything is refetched; for lists outside core-data. */
export const refetches = createSignal( 0 );
