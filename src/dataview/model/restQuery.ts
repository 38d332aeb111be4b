import { valuesOf } from '../operators';
import {
	OPERATOR_NAMES,
	type Field,
	type Filter,
	type OperatorName,
	type View,
} from '../types';

/** The argument that takes the values of a filter, or the arguments for these. */
type FilterArguments = Readonly<
	Partial<
		Record<
			OperatorName,
			string | ( ( values: readonly unknown[] ) => RestQuery )
		>
	>
>;

/** The arguments of a REST collection for the parts of a view. */
export interface RestNames< Id extends string = string > {
	/** Values of `orderby`, for the fields that the server can sort by. */
	readonly sort?: Readonly< Partial< Record< Id, string > > >;
	/** Arguments for the filters that the server supports, by field and operator. */
	readonly filters?: Readonly< Partial< Record< Id, FilterArguments > > >;
	/** Arguments of every request, unless a filter overrides them. */
	readonly defaults?: RestQuery;
}

type SortNames = Readonly< Record< string, string | undefined > >;
type FilterNames = Readonly< Record< string, FilterArguments | undefined > >;

export type RestQuery = Readonly<
	Record< string, string | number | boolean | readonly unknown[] >
>;

/**
 * The view as arguments of a REST collection, for lists that are paginated on the server.
 *
 * @param view  The view.
 * @param names The collection's arguments.
 * @return The arguments, and the filters that the server doesn't support.
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
		const values = valuesOf( filter.value );
		if ( typeof name === 'string' ) {
			query[ name ] = values.join( ',' );
		} else if ( name ) {
			Object.assign( query, name( values ) );
		}
	}
	const { sort } = view;
	const orderBy = sort && sortNames[ sort.field ];
	return {
		query: {
			...query,
			page: view.page ?? 1,
			// core-data requests all items for -1.
			per_page: view.perPage ?? -1,
			...( view.search ? { search: view.search } : {} ),
			...( sort && orderBy
				? { orderby: orderBy, order: sort.direction ?? 'desc' }
				: {} ),
		},
		left: chosen.filter( ( filter ) => argumentOf( filter ) === undefined ),
	};
}

/** The fields of a list that is paginated on the server: sorted and filtered only by what the collection can. */
export const onServer = <
	F extends Pick< Field< never >, 'id' | 'enableSorting' | 'filterBy' >,
>(
	fields: readonly F[],
	{ sort = {}, filters = {} }: RestNames
): F[] =>
	fields.map( ( field ) => {
		const known = filters[ field.id ];
		return {
			...field,
			enableSorting: sort[ field.id ] !== undefined,
			filterBy:
				known !== undefined && field.filterBy !== false
					? {
							...field.filterBy,
							operators: (
								field.filterBy?.operators ?? OPERATOR_NAMES
							).filter( ( name ) => known[ name ] !== undefined ),
						}
					: false,
		};
	} );
