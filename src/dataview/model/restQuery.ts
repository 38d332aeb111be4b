import { valuesOf } from '../operators';
import type { Filter, OperatorName, View } from '../types';

/** How the server calls what a view can ask for. */
export interface RestNames< Id extends string = string > {
	/** Values of `orderby`, for the fields that the server can sort by. */
	readonly sort?: Readonly< Partial< Record< Id, string > > >;
	/** Arguments for the filters that the server knows, by field and operator. */
	readonly filters?: Readonly<
		Partial<
			Record< Id, Readonly< Partial< Record< OperatorName, string > > > >
		>
	>;
	/** Arguments that are always sent, unless a filter sets them. */
	readonly defaults?: RestQuery;
}

type SortNames = Readonly< Record< string, string | undefined > >;
type FilterNames = Readonly<
	Record<
		string,
		Readonly< Partial< Record< OperatorName, string > > > | undefined
	>
>;

export type RestQuery = Readonly<
	Record< string, string | number | boolean | readonly unknown[] >
>;

/**
 * The same view as arguments of a REST collection, for lists whose items stay on the server.
 *
 * @param view  The view.
 * @param names What the server calls it.
 * @return The arguments, and the filters that the server cannot do.
 */
export function buildRestQuery< Id extends string >(
	view: View< Id >,
	names: RestNames< Id >
): { readonly query: RestQuery; readonly left: readonly Filter< Id >[] } {
	const chosen = ( view.filters ?? [] ).filter(
		( { value } ) => valuesOf( value ).length > 0
	);
	const filterNames: FilterNames = names.filters ?? {};
	const sortNames: SortNames = names.sort ?? {};
	const argumentOf = ( { field, operator }: Filter< Id > ) =>
		filterNames[ field ]?.[ operator ];

	const query: Record< string, RestQuery[ string ] > = { ...names.defaults };
	for ( const filter of chosen ) {
		const name = argumentOf( filter );
		if ( name !== undefined ) {
			query[ name ] = valuesOf( filter.value ).join( ',' );
		}
	}
	const { sort } = view;
	const orderBy = sort && sortNames[ sort.field ];
	return {
		query: {
			...query,
			page: view.page ?? 1,
			// -1 is how WordPress's data layer is asked for everything.
			per_page: view.perPage ?? -1,
			...( view.search ? { search: view.search } : {} ),
			...( sort && orderBy
				? { orderby: orderBy, order: sort.direction ?? 'desc' }
				: {} ),
		},
		left: chosen.filter( ( filter ) => argumentOf( filter ) === undefined ),
	};
}
