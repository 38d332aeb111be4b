import type { Address } from './address';

/**
 * Somewhere in Atelier, with what it needs to know. `parse` and `build` are inverse: what one
 * makes, the other understands.
 */
export interface Route< Params > {
	readonly name: string;
	/** The parameters, or null where the address is not of this place. */
	parse( address: Address ): Params | null;
	build( params: Params ): Address;
}

export const defineRoute = < Params >( place: Route< Params > ) => place;

/** The query without arguments that are not set, so that parse after build gives equal records. */
export function query(
	values: Readonly< Record< string, string | undefined > >
): Record< string, string > {
	return Object.fromEntries(
		Object.entries( values ).filter(
			( entry ): entry is [ string, string ] => Boolean( entry[ 1 ] )
		)
	);
}
