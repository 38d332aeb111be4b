import type { DefaultLayouts, Filter, View } from '../../../dataview';
// Not through the door of the toolkit, which is full of components.
import { reduceView } from '../../../dataview/model';
import type { TemplatesParams } from '../../../routing';

export type TemplateFieldId = 'preview' | 'title' | 'description' | 'author';
export type TemplatesView = View< TemplateFieldId >;

export const LAYOUTS: DefaultLayouts< TemplateFieldId > = {
	table: {
		showMedia: false,
		layout: { styles: { author: { width: '1%' } } },
	},
	grid: { showMedia: true },
	list: { showMedia: false },
};

/** The list as no one has touched it. */
export const DEFAULT_VIEW: TemplatesView = {
	type: 'grid',
	search: '',
	page: 1,
	perPage: 20,
	sort: { field: 'title', direction: 'asc' },
	fields: [ 'author' ],
	titleField: 'title',
	mediaField: 'preview',
	descriptionField: 'description',
	showMedia: true,
	filters: [],
};

/** What a kept arrangement of the list can be about. */
export const VIEW_RULES = {
	fields: [ 'preview', 'title', 'description', 'author' ],
	fallback: DEFAULT_VIEW,
} as const;

/** What of the view the address says. */
export type ViewParams = Pick< TemplatesParams, 'activeView' | 'layout' >;

/**
 * The view at an address: the user's own, with the layout and the one author that the address names.
 *
 * @param own    What the user has chosen so far.
 * @param params
 */
export function viewAt(
	own: TemplatesView,
	{ activeView, layout }: ViewParams
): TemplatesView {
	const arranged =
		layout === undefined
			? own
			: reduceView< TemplateFieldId >(
					own,
					{ type: 'layout', layout, defaults: LAYOUTS },
					[]
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
		page: 1,
		filters:
			activeView === undefined
				? others
				: [ ...others, authorFilter( activeView ) ],
	};
}

/** What the address has to say so that `viewAt` gives this view again. */
export function paramsOf( view: TemplatesView ): ViewParams {
	const named = namedAuthor( view );
	return {
		layout: view.type,
		...( named === undefined ? {} : { activeView: named } ),
	};
}

/** The author to whom the list is narrowed, where it is exactly one. */
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
