const KEYWORDS: ReadonlySet< unknown > = new Set( [
	'inherit',
	'initial',
	'unset',
	'revert',
	'revert-layer',
] );

/** Whether a value says of every property that it is as somewhere else. */
export const isKeyword = ( value: unknown ): boolean => KEYWORDS.has( value );
