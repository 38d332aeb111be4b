import type { Address } from './address';

/**
 * A screen's address as data. `parse` and `build` are inverse functions.
 */
export interface Route< Params > {
	/** The parameters, or null for the address of another route. */
	parse( address: Address ): Params | null;
	build( params: Params ): Address;
}

export const defineRoute = < Params >( route: Route< Params > ) => route;

/** The query without undefined or empty arguments, so that parsing a built address gives equal parameters. */
export function query(
	values: Readonly< Record< string, string | undefined > >
): Record< string, string > {
	return Object.fromEntries(
		Object.entries( values ).filter(
			( entry ): entry is [ string, string ] => Boolean( entry[ 1 ] )
		)
	);
}
