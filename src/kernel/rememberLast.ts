/**
 * A function that returns the same result as long as it is called with the same arguments, such as while styles are dragged and the
 * block types stay.
 */
export function rememberLast< Args extends readonly unknown[], Result >(
	compute: ( ...args: Args ) => Result
): ( ...args: Args ) => Result {
	let last: { readonly args: Args; readonly result: Result } | null = null;
	return ( ...args ) => {
		if ( ! last?.args.every( ( arg, at ) => arg === args[ at ] ) ) {
			last = { args, result: compute( ...args ) };
		}
		return last.result;
	};
}
