const KEYWORDS: ReadonlySet< unknown > = new Set( [
	'inherit',
	'initial',
	'unset',
	'revert',
	'revert-layer',
] );

/** Whether a value is a CSS-wide keyword, such as `inherit`. */
export const isKeyword = ( value: unknown ): boolean => KEYWORDS.has( value );
