/** The pseudo-classes that WordPress prints styles for since 7.1, by block type; the server has the same list. */
const STATES: Readonly< Record< string, readonly string[] > > = {
	'core/button': [ ':hover', ':focus', ':focus-visible', ':active' ],
	'core/navigation-link': [ ':hover', ':focus', ':focus-visible', ':active' ],
};

const NONE: readonly string[] = [];

export const pseudoStatesOf = ( block: string ): readonly string[] =>
	( Object.hasOwn( STATES, block ) ? STATES[ block ] : undefined ) ?? NONE;
