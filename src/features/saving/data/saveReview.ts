import { createSignal } from '../../../kernel/signal';

/** Whether the review of changed records is open. */
export const isReviewOpen = createSignal( false );
