import { LAYOUT_NAMES, type DefaultLayouts, type View } from '@/dataview/types';
// Not through the index of dataview, which contains components.
import { atPage, reduceView } from '@/dataview/model/change';
import {
	buildRestQuery,
	type RestNames,
	type RestQuery,
} from '@/dataview/model/restQuery';
import type { PostsParams } from '@/routing';
import type { ListedTaxonomy } from '@/platform/boot';
import { monthQuery } from './month';
import { POST_FIELDS } from './post';
import { presetOf, STATUSES_OF, type Preset } from './preset';
import { termFilters, termsFieldId, type TermsFieldId } from './terms';

/** Besides those of taxonomies. */
const FIELD_IDS = [
	'picture',
	'title',
	'author',
	'status',
	'date',
	'modified',
	'order',
	'slug',
	'template',
] as const;

export type PostFieldId = ( typeof FIELD_IDS )[ number ] | TermsFieldId;
export type PostsView = View< PostFieldId >;

/** The properties of a type that its list depends on. */
export interface TypeTraits {
	readonly isHierarchical: boolean;
	/** The statuses of plugins that belong to all items. */
	readonly statuses?: readonly string[];
	readonly taxonomies?: readonly ListedTaxonomy[];
}

/** The user's last view, and its preset. */
export interface OwnView {
	readonly preset: Preset;
	readonly view: PostsView;
}

export const LAYOUTS: DefaultLayouts< PostFieldId > = {
	table: {
		showMedia: true,
		layout: { styles: { title: { minWidth: 240 } } },
	},
	grid: { showMedia: true, layout: { badgeFields: [ 'status' ] } },
	list: { showMedia: true },
};

/** The initial view of a list. */
export const defaultView = (
	preset: Preset,
	{ isHierarchical, taxonomies = [] }: TypeTraits
): PostsView => ( {
	type: preset === 'trash' ? 'table' : 'list',
	search: '',
	page: 1,
	perPage: 20,
	sort: { field: 'title', direction: 'asc' },
	fields: [
		'author',
		'status',
		...taxonomies
			.filter( ( { hasColumn } ) => hasColumn )
			.map( termsFieldId ),
	],
	titleField: 'title',
	mediaField: 'picture',
	showMedia: true,
	// Trashed items have no position in the hierarchy.
	showLevels: isHierarchical && preset !== 'trash',
	filters: [],
} );

/** The fields that a stored view can refer to. */
export const viewRules = ( preset: Preset, traits: TypeTraits ) => ( {
	fields: [
		...FIELD_IDS,
		...( traits.taxonomies ?? [] ).map( termsFieldId ),
	],
	fallback: defaultView( preset, traits ),
} );

/** The part of the view in the address. */
export type ViewParams = Pick< PostsParams, 'activeView' | 'layout' | 'page' >;

/** The key of a stored view: the trash has one of its own. */
export const keptAs = ( type: string, preset: Preset ): string =>
	preset === 'trash' ? `${ type } trash` : type;

/** The view at an address: the user's view, at the page that only the address has. */
export function viewAt(
	own: OwnView,
	{ activeView, layout, page = 1 }: ViewParams
): PostsView {
	const preset = presetOf( activeView );
	const view =
		own.preset === preset
			? own.view
			: {
					...own.view,
					// The preset determines the statuses.
					filters: ( own.view.filters ?? [] ).filter(
						( { field } ) => field !== 'status'
					),
				};
	const known = LAYOUT_NAMES.find( ( name ) => name === layout );
	return atPage(
		known === undefined
			? view
			: reduceView< PostFieldId >(
					view,
					{ type: 'layout', layout: known, defaults: LAYOUTS },
					[]
				),
		page
	);
}

/** The view without its preset, whose statuses become a filter. Views of the trash aren't saved. */
export function withStatuses( view: PostsView, preset: Preset ): PostsView {
	return preset === 'all' || preset === 'trash'
		? view
		: {
				...view,
				filters: [
					...( view.filters ?? [] ).filter(
						( { field } ) => field !== 'status'
					),
					{
						field: 'status',
						operator: 'isAny',
						value: STATUSES_OF[ preset ],
					},
				],
			};
}

/** The arguments of a list of a type: what isn't among them can't be sorted or filtered by. */
export const namesFor = ( {
	taxonomies = [],
}: Partial< TypeTraits > ): RestNames< PostFieldId > => ( {
	sort: {
		title: 'title',
		author: 'author',
		date: 'date',
		modified: 'modified',
		order: 'menu_order',
		slug: 'slug',
	},
	filters: {
		author: { isAny: 'author', isNone: 'author_exclude' },
		status: { isAny: 'status' },
		date: { is: ( [ month ] ) => monthQuery( String( month ) ) },
		...Object.fromEntries(
			taxonomies.map( ( taxonomy ) => [
				termsFieldId( taxonomy ),
				termFilters( taxonomy ),
			] )
		),
	},
	defaults: {
		context: 'edit',
		_embed: 'author',
		_fields: POST_FIELDS.join( ',' ),
	},
} );

/** The REST query for one item, whatever its status. */
export const queryOfOne = (
	id: string,
	statuses: readonly string[] = []
): RestQuery => ( {
	...namesFor( {} ).defaults,
	status: [ ...STATUSES_OF.all, ...STATUSES_OF.trash, ...statuses ].join(
		','
	),
	include: id,
	per_page: 1,
} );

/** The REST query of a view. */
export function queryOf(
	view: PostsView,
	preset: Preset,
	traits: TypeTraits
): RestQuery {
	const { isHierarchical, statuses = [] } = traits;
	const { query } = buildRestQuery( view, namesFor( traits ) );
	return {
		status: [
			...STATUSES_OF[ preset ],
			...( preset === 'all' ? statuses : [] ),
		].join( ',' ),
		...query,
		...( isHierarchical && view.showLevels
			? { orderby_hierarchy: true }
			: {} ),
	};
}
