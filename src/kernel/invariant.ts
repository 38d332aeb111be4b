/** Throws when something that the code relies on does not hold: a mistake of ours, not of the user's. */
export function invariant( held: unknown, promise: string ): asserts held {
	if ( ! held ) {
		throw new Error( `Broken promise: ${ promise }` );
	}
}

/** Ends a switch over a union; stops compiling when a case is missing. */
export function assertNever( value: never ): never {
	throw new Error( `Unexpected value: ${ JSON.stringify( value ) }` );
}
