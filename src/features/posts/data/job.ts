import { createSignal } from '@/kernel/signal';
import type { Post } from '../model/post';
import type { Change } from './changePosts';

/** A bulk action that is about to start, or running. */
export interface Job {
	readonly change: Change;
	readonly posts: readonly Post[];
}

/** At most one at a time; null without one. */
export const job = createSignal< Job | null >( null );
