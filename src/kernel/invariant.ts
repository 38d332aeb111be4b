/** Throws if an assumption of the code is wrong: a bug, not an error of the user. */
export function invariant( held: unknown, promise: string ): asserts held {
	if ( ! held ) {
		throw new Error( `Broken promise: ${ promise }` );
	}
}

/** Ends a switch over a union; doesn't compile if a case is missing. */
export function assertNever( value: never ): never {
	throw new Error( `Unexpected value: ${ JSON.stringify( value ) }` );
}
