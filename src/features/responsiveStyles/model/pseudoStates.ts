/** States of blocks that WordPress prints styles for, by type; from 7.1, and the same on its server. */
const STATES: Readonly< Record< string, readonly string[] > > = {
	'core/button': [ ':hover', ':focus', ':focus-visible', ':active' ],
	'core/navigation-link': [ ':hover', ':focus', ':focus-visible', ':active' ],
};

const NONE: readonly string[] = [];

export const pseudoStatesOf = ( block: string ): readonly string[] =>
	( Object.hasOwn( STATES, block ) ? STATES[ block ] : undefined ) ?? NONE;
