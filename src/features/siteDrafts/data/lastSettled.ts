import { createSignal } from '@/kernel/signal';

/** This draft's version, or the live one. */
export type Choice = 'mine' | 'theirs';

/** A change of which the user has just chosen a version. */
export interface Settled {
	readonly draft: number;
	readonly key: string;
	readonly title: string;
	readonly choice: Choice;
}

/** The last choice on this page, which can be taken back; null without one. */
export const lastSettled = createSignal< Settled | null >( null );
