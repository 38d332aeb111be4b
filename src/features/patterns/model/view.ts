import type { DefaultLayouts, View } from '../../../dataview';
// Not through the door of the toolkit, which is full of components.
import { reduceView } from '../../../dataview/model';
import type { PatternsParams } from '../../../routing';
import type { Pattern } from './pattern';
import { ALL, ALL_PARTS, MINE } from './sections';

export type PatternFieldId =
	'preview' | 'title' | 'description' | 'sync-status' | 'author';
export type PatternsView = View< PatternFieldId >;

export const LAYOUTS: DefaultLayouts< PatternFieldId > = {
	grid: {
		showMedia: true,
		layout: { badgeFields: [ 'sync-status' ] },
	},
	list: { showMedia: false },
	table: {
		showMedia: false,
		layout: { styles: { author: { width: '1%' } } },
	},
};

/** Found best first only as long as no one asked for another order. */
const BY_TITLE = { field: 'title', direction: 'asc' } as const;

/** The lists as no one has touched them. */
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
		fields: [ field ],
		titleField: 'title',
		mediaField: 'preview',
		descriptionField: 'description',
		showMedia: true,
		showDescription: false,
		filters: [],
		layout: { badgeFields: [ 'sync-status' ] },
	};
}

/** What kept arrangements of the lists can be about. */
const FIELD_IDS: readonly PatternFieldId[] = [
	'preview',
	'title',
	'description',
	'sync-status',
	'author',
];
export const viewRules = ( list: keyof typeof DEFAULT_VIEWS ) => ( {
	fields: FIELD_IDS,
	fallback: DEFAULT_VIEWS[ list ],
} );

/** What is listed at an address. */
export interface PatternSection {
	readonly isParts: boolean;
	readonly section: string;
}

export const placeAt = ( {
	isParts,
	categoryId,
}: PatternsParams ): PatternSection => ( {
	isParts: isParts === true,
	section: categoryId ?? ( isParts ? ALL_PARTS : ALL ),
} );

/** Where a pattern or part is listed first: in its area, in a category of it, or with others of its kind. */
export const placeOf = ( {
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

/** How the user has arranged a list, and in which section. */
export interface OwnView {
	readonly view: PatternsView;
	readonly section: string;
}

/**
 * The view at an address: the user's own with the layout of the address; another section begins at its
 * first page.
 *
 * @param own           What the user has chosen so far.
 * @param own.view
 * @param own.section
 * @param params
 * @param params.layout
 * @param section       The section at the address.
 */
export function viewAt(
	{ view, section: before }: OwnView,
	{ layout }: Pick< PatternsParams, 'layout' >,
	section: string
): PatternsView {
	const there = before === section ? view : { ...view, page: 1 };
	return layout === undefined || layout === there.type
		? there
		: reduceView< PatternFieldId >(
				there,
				{ type: 'layout', layout, defaults: LAYOUTS },
				[]
			);
}

/** The same view without its words, which are scored before; the best first until another order is asked for. */
export const withoutWords = ( view: PatternsView ): PatternsView => {
	const { search = '', sort } = view;
	const isUntouched =
		sort?.field === BY_TITLE.field && sort.direction === BY_TITLE.direction;
	return {
		...view,
		search: '',
		sort: search.trim() !== '' && isUntouched ? undefined : sort,
	};
};
