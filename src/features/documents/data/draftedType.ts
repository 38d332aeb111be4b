import { createSignal } from '@/kernel/signal';

/** The post type of the new draft whose dialog is open; null without one. */
export const drafting = createSignal< string | null >( null );
