import { createSignal } from '@/kernel/signal';

/** The open dialog that adds a pattern or template part. */
export type Adding =
	| {
			readonly what: 'pattern';
			/** Labels of its initial categories. */
			readonly categories: readonly string[];
	  }
	| {
			readonly what: 'part';
			/** The initial area; empty for no particular one. */
			readonly area: string;
	  };

/** Null while no dialog is open. */
export const adding = createSignal< Adding | null >( null );
