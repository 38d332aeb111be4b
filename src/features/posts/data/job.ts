import { createSignal } from '../../../kernel/signal';
import type { Post } from '../model/post';
import type { Change } from './changePosts';

/** Something that is about to be done, or is being done. */
export interface Job {
	readonly change: Change;
	readonly posts: readonly Post[];
}

/** There is one at a time; null while there is none. */
export const job = createSignal< Job | null >( null );
