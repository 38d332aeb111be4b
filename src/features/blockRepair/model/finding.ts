import type { Edit } from '@/features/replacing/index.model';

/** Why the HTML of a block isn't what the block would save. */
export type Difference =
	| {
			readonly kind: 'element';
			/** Names of HTML elements; empty for none. */
			readonly found: string;
			readonly expected: string;
	  }
	| {
			readonly kind: 'attribute';
			readonly element: string;
			readonly name: string;
	  }
	| { readonly kind: 'text' };

export const PROBLEMS = [ 'invalid', 'outdated', 'missing' ] as const;

/** Not what the block would save; saved by an earlier version of the block; of a type that isn't registered. */
export type Problem = ( typeof PROBLEMS )[ number ];

/** Where a block is on the canvas. */
export interface BlockPlace {
	/** Of its type there: that of a missing type stands for it. */
	readonly name: string;
	/** Its index on each level. */
	readonly path: readonly number[];
}

/** A block with a problem. */
export interface Finding {
	readonly problem: Problem;
	/** The name of its type. */
	readonly block: string;
	readonly place: BlockPlace;
	/** Null where it isn't known, and for missing types. */
	readonly difference: Difference | null;
	/** Its own HTML, without inner blocks, as it is stored and as the block would save it. */
	readonly stored: string;
	readonly expected: string;
	/** What repairs it without losing content; null if nothing does. */
	readonly edits: readonly Edit[] | null;
	/** Whether an outdated block would be saved as HTML that isn't its own either: an earlier version has taken anything. */
	readonly isUnsound?: boolean;
}
