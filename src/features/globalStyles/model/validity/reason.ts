import type { TextReason } from './text';

/** Why something that is stored cannot be used. */
export type InvalidReason =
	| TextReason
	/** It is of another kind than what belongs there. */
	| 'type'
	/** It is named like something that every object has. */
	| 'key'
	/** A slug that no variable can have. */
	| 'slug'
	/** The slug of another preset of the same list. */
	| 'taken'
	/** It refers to itself, perhaps through others. */
	| 'circle';

export const INVALID_REASONS: readonly InvalidReason[] = [
	'long',
	'control',
	'markup',
	'script',
	'spill',
	'open',
	'type',
	'key',
	'slug',
	'taken',
	'circle',
];
