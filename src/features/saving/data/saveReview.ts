import { createSignal } from '@/kernel/signal';

/** Whether the review of changed records is open. */
export const isReviewOpen = createSignal( false );

/** What the changes in the open review are for, as a sentence; empty for the user's own. */
export const reviewReason = createSignal( '' );
