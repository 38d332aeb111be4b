import { createSignal } from '@/kernel/signal';

/** The server-rendered page in the frame of the preview; null until it is accessible. */
export const previewPage = createSignal< Document | null >( null );
