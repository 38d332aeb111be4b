import type { TextReason } from './text';

/** The reason why a stored value can't be used. */
export type InvalidReason =
	| TextReason
	/** It has the wrong type. */
	| 'type'
	/** Its key is a property of every object. */
	| 'key'
	/** Its slug can't be part of a CSS variable. */
	| 'slug'
	/** Another preset of the same list has its slug. */
	| 'taken'
	/** It refers to itself, directly or indirectly. */
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
