import type { DefaultLayouts, Filter, View } from '@/dataview';
// Not through the index of dataview, which contains components.
import { atPage, reduceView } from '@/dataview/model';
import type { TemplatesParams } from '@/routing';
import { pageOf } from '@/routing/pageNumber';

export type TemplateFieldId =
	'preview' | 'title' | 'description' | 'author' | 'usedIn';
export type TemplatesView = View< TemplateFieldId >;

export const LAYOUTS: DefaultLayouts< TemplateFieldId > = {
	table: {
		showMedia: false,
		layout: {
			styles: { author: { width: '1%' }, usedIn: { width: '30%' } },
		},
	},
	grid: { showMedia: true },
	list: { showMedia: false },
};

/** The initial view of the list. */
export const DEFAULT_VIEW: TemplatesView = {
	type: 'grid',
	search: '',
	page: 1,
	perPage: 20,
	sort: { field: 'title', direction: 'asc' },
	fields: [ 'author', 'usedIn' ],
	titleField: 'title',
	mediaField: 'preview',
	descriptionField: 'description',
	showMedia: true,
	filters: [],
};

/** The fields that a stored view can refer to. */
export const VIEW_RULES = {
	fields: [ 'preview', 'title', 'description', 'author', 'usedIn' ],
	fallback: DEFAULT_VIEW,
} as const;

/** The part of the view in the address. */
export type ViewParams = Pick<
	TemplatesParams,
	'activeView' | 'layout' | 'page'
>;

/**
 * The view at an address: the user's view, with the layout, the page and the author in the address.
 *
 * @param own    The user's view so far.
 * @param params
 */
export function viewAt(
	own: TemplatesView,
	{ activeView, layout, page = 1 }: ViewParams
): TemplatesView {
	const arranged = atPage(
		layout === undefined
			? own
			: reduceView< TemplateFieldId >(
					own,
					{ type: 'layout', layout, defaults: LAYOUTS },
					[]
				),
		page
	);
	const named = namedAuthor( arranged );
	if ( named === activeView ) {
		return arranged;
	}
	const others = ( arranged.filters ?? [] ).filter(
		( { field } ) => field !== 'author'
	);
	return {
		...arranged,
		filters:
			activeView === undefined
				? others
				: [ ...others, authorFilter( activeView ) ],
	};
}

/** The parameters of the address for which `viewAt` returns this view. */
export function paramsOf( view: TemplatesView ): ViewParams {
	const named = namedAuthor( view );
	return {
		layout: view.type,
		...pageOf( view ),
		...( named === undefined ? {} : { activeView: named } ),
	};
}

/** The author that the list is filtered by, if exactly one. */
function namedAuthor( { filters = [] }: TemplatesView ): string | undefined {
	const found = filters.find( ( { field } ) => field === 'author' );
	const values: unknown = found?.value;
	const only: unknown =
		Array.isArray( values ) && values.length === 1
			? values[ 0 ]
			: undefined;
	return found?.operator === 'isAny' && typeof only === 'string'
		? only
		: undefined;
}

const authorFilter = ( name: string ): Filter< TemplateFieldId > => ( {
	field: 'author',
	operator: 'isAny',
	value: [ name ],
} );
