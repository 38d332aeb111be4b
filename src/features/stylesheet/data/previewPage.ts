import { createSignal } from '../../../kernel/signal';

/** The page as visitors see it, in the frame of the preview; null until there is one that can be reached. */
export const previewPage = createSignal< Document | null >( null );
