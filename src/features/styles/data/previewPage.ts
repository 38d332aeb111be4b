import { createSignal } from '../../../kernel/signal';

/** The page as visitors see it, in the frame of the preview; null until there is one that can be reached. */
export const previewPage = createSignal< Document | null >( null );

/** Whether there are unsaved styles that such a page cannot show. */
export const isBeyondPreview = createSignal( false );
