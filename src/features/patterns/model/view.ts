import type { DefaultLayouts, View } from '@/dataview';
// Not through the index of dataview, which contains components.
import { atPage, reduceView } from '@/dataview/model';
import type { PatternsParams } from '@/routing';
import type { Pattern } from './pattern';
import { ALL, ALL_PARTS, MINE } from './sections';

const FIELD_IDS = [
	'preview',
	'title',
	'description',
	'sync-status',
	'author',
	'usedIn',
] as const;

export type PatternFieldId = ( typeof FIELD_IDS )[ number ];
export type PatternsView = View< PatternFieldId >;

export const LAYOUTS: DefaultLayouts< PatternFieldId > = {
	grid: {
		showMedia: true,
		layout: { badgeFields: [ 'sync-status' ] },
	},
	list: { showMedia: false },
	table: {
		showMedia: false,
		layout: {
			styles: { author: { width: '1%' }, usedIn: { width: '20%' } },
		},
	},
};

/** The default order; a search sorts by score instead. */
const BY_TITLE = { field: 'title', direction: 'asc' } as const;

/** The initial views of the lists. */
export const DEFAULT_VIEWS: Readonly<
	Record< 'patterns' | 'parts', PatternsView >
> = {
	patterns: defaultView( 'sync-status' ),
	parts: defaultView( 'author' ),
};

function defaultView( field: PatternFieldId ): PatternsView {
	return {
		type: 'grid',
		search: '',
		page: 1,
		perPage: 20,
		sort: BY_TITLE,
		fields: [ field, 'usedIn' ],
		titleField: 'title',
		mediaField: 'preview',
		descriptionField: 'description',
		showMedia: true,
		showDescription: false,
		filters: [],
		layout: { badgeFields: [ 'sync-status' ] },
	};
}

/** The fields that a stored view can refer to. */
export const viewRules = ( list: keyof typeof DEFAULT_VIEWS ) => ( {
	fields: FIELD_IDS,
	fallback: DEFAULT_VIEWS[ list ],
} );

/** The section of the list at an address. */
export interface PatternSection {
	readonly isParts: boolean;
	readonly section: string;
}

export const sectionAt = ( {
	isParts,
	categoryId,
}: PatternsParams ): PatternSection => ( {
	isParts: isParts === true,
	section: categoryId ?? ( isParts ? ALL_PARTS : ALL ),
} );

/** The section of a pattern or part: its area, its first category, or the list of its type. */
export const sectionOf = ( {
	type,
	categories: [ first ],
}: Pick< Pattern, 'type' | 'categories' > ): PatternSection => ( {
	isParts: type === 'wp_template_part',
	section: first ?? SECTIONS_OF[ type ],
} );

const SECTIONS_OF: Readonly< Record< Pattern[ 'type' ], string > > = {
	wp_template_part: ALL_PARTS,
	wp_block: MINE,
	pattern: ALL,
};

/**
 * The view at an address: the user's view with the layout and the page of the address.
 *
 * @param own           The user's view so far.
 * @param params
 * @param params.layout
 * @param params.page
 */
export function viewAt(
	own: PatternsView,
	{ layout, page = 1 }: Pick< PatternsParams, 'layout' | 'page' >
): PatternsView {
	const there = atPage( own, page );
	return layout === undefined || layout === there.type
		? there
		: reduceView< PatternFieldId >(
				there,
				{ type: 'layout', layout, defaults: LAYOUTS },
				[]
			);
}

/** The view without its search words, which were scored before; sorted by score unless another order was chosen. */
export const withoutSearch = ( view: PatternsView ): PatternsView => {
	const { search = '', sort } = view;
	const isUntouched =
		sort?.field === BY_TITLE.field && sort.direction === BY_TITLE.direction;
	return {
		...view,
		search: '',
		sort: search.trim() !== '' && isUntouched ? undefined : sort,
	};
};
