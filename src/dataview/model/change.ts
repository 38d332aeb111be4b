import { assertNever } from '@/kernel/invariant';
import type { NormalizedField } from '../fields';
import type {
	DefaultLayouts,
	Filter,
	ItemPart,
	LayoutName,
	LayoutOptions,
	SortDirection,
	View,
} from '../types';

/** All changes that a user can make to a view. */
export type ViewChange< Id extends string = string > =
	| { readonly type: 'search'; readonly search: string }
	| { readonly type: 'page'; readonly page: number }
	| { readonly type: 'perPage'; readonly perPage: number }
	| {
			readonly type: 'sort';
			readonly field?: Id;
			readonly direction?: SortDirection;
	  }
	/** Adds the filter, or replaces the one for the same field. */
	| { readonly type: 'filter'; readonly filter: Filter< Id > }
	| { readonly type: 'removeFilter'; readonly field: Id }
	/** Clears search and filters. */
	| { readonly type: 'reset' }
	| {
			readonly type: 'layout';
			readonly layout: LayoutName;
			readonly defaults?: DefaultLayouts< Id > | undefined;
	  }
	| { readonly type: 'layoutOptions'; readonly options: LayoutOptions< Id > }
	| { readonly type: 'showField'; readonly field: Id }
	| { readonly type: 'hideField'; readonly field: Id }
	/** Moves a shown field to a position among the shown ones. */
	| { readonly type: 'moveField'; readonly field: Id; readonly to: number }
	| {
			readonly type: 'showPart';
			readonly part: ItemPart;
			readonly isShown: boolean;
	  };

/** The properties of fields that changes depend on. */
type Rules = Pick<
	NormalizedField< never >,
	'id' | 'enableSorting' | 'enableHiding' | 'operators'
>;

/**
 * Returns the changed view; the same view where the change has no effect or isn't allowed.
 *
 * @param view   The view before; not mutated.
 * @param change The user's change.
 * @param fields The fields of the list.
 */
export function reduceView< Id extends string >(
	view: View< Id >,
	change: ViewChange< Id >,
	fields: readonly Rules[]
): View< Id > {
	const rules = ( id: string ) => fields.find( ( field ) => field.id === id );
	switch ( change.type ) {
		case 'search':
			return ( view.search ?? '' ) === change.search
				? view
				: { ...view, search: change.search, page: 1 };
		case 'page': {
			const page = Number.isFinite( change.page )
				? Math.max( 1, Math.trunc( change.page ) )
				: 1;
			return page === view.page ? view : { ...view, page };
		}
		case 'perPage':
			// Without an order, pages of another size would contain arbitrary items.
			return ! view.sort ||
				change.perPage === view.perPage ||
				! ( change.perPage >= 1 && Number.isFinite( change.perPage ) )
				? view
				: { ...view, perPage: Math.trunc( change.perPage ), page: 1 };
		case 'sort':
			return sortBy( view, change, rules );
		case 'filter':
			return rules( change.filter.field )?.operators.includes(
				change.filter.operator
			)
				? putFilter( view, change.filter )
				: view;
		case 'removeFilter': {
			const filters = view.filters ?? [];
			const left = filters.filter(
				( { field } ) => field !== change.field
			);
			return left.length === filters.length
				? view
				: { ...view, filters: left, page: 1 };
		}
		case 'reset':
			return { ...view, search: '', filters: [], page: 1 };
		case 'layout':
			return switchLayout( view, change.layout, change.defaults );
		case 'layoutOptions':
			return { ...view, layout: { ...view.layout, ...change.options } };
		case 'showField': {
			const shown = view.fields ?? [];
			return ! rules( change.field ) || shown.includes( change.field )
				? view
				: { ...view, fields: [ ...shown, change.field ] };
		}
		case 'hideField': {
			const shown = view.fields ?? [];
			return ! rules( change.field )?.enableHiding ||
				! shown.includes( change.field )
				? view
				: {
						...view,
						fields: shown.filter( ( id ) => id !== change.field ),
					};
		}
		case 'moveField':
			return moveField( view, change.field, change.to );
		case 'showPart':
			return {
				...view,
				[ PART_SWITCHES[ change.part ] ]: change.isShown,
			};
		default:
			return assertNever( change );
	}
}

/** The view at another of its pages. */
export const atPage = < Id extends string >(
	view: View< Id >,
	page: number
): View< Id > => ( ( view.page ?? 1 ) === page ? view : { ...view, page } );

/** The properties of a view that show or hide a part. */
const PART_SWITCHES = {
	media: 'showMedia',
	title: 'showTitle',
	description: 'showDescription',
} satisfies Record< ItemPart, keyof View >;

function sortBy< Id extends string >(
	view: View< Id >,
	change: { readonly field?: Id; readonly direction?: SortDirection },
	rules: ( id: string ) => Rules | undefined
): View< Id > {
	const field = change.field ?? view.sort?.field;
	if ( field === undefined || ! rules( field )?.enableSorting ) {
		return view;
	}
	const direction = change.direction ?? view.sort?.direction ?? 'desc';
	return view.sort?.field === field && view.sort.direction === direction
		? view
		: // In any order but the hierarchy's, items don't follow their parents.
			{ ...view, sort: { field, direction }, showLevels: false };
}

function putFilter< Id extends string >(
	view: View< Id >,
	filter: Filter< Id >
): View< Id > {
	const filters = view.filters ?? [];
	const isThere = filters.some( ( { field } ) => field === filter.field );
	return {
		...view,
		filters: isThere
			? filters.map( ( other ) =>
					other.field === filter.field ? filter : other
				)
			: [ ...filters, filter ],
		page: 1,
	};
}

/** Keeps everything that the new layout's defaults don't set, and its own options from before. */
function switchLayout< Id extends string >(
	view: View< Id >,
	type: LayoutName,
	defaults: DefaultLayouts< Id > | undefined
): View< Id > {
	if ( view.type === type ) {
		return view;
	}
	const { layout, ...rest } = defaults?.[ type ] ?? {};
	const perPage = rest.perPage ?? view.perPage;
	return {
		...view,
		...rest,
		type,
		layout: { ...layout, ...view.layout },
		...( perPage === view.perPage ? {} : { page: 1 } ),
	};
}

function moveField< Id extends string >(
	view: View< Id >,
	field: Id,
	to: number
): View< Id > {
	const shown = view.fields ?? [];
	const from = shown.indexOf( field );
	const target = Math.min(
		Math.max( Math.trunc( to ), 0 ),
		shown.length - 1
	);
	if ( from < 0 || from === target || Number.isNaN( target ) ) {
		return view;
	}
	const others = shown.filter( ( id ) => id !== field );
	return {
		...view,
		fields: [
			...others.slice( 0, target ),
			field,
			...others.slice( target ),
		],
	};
}
