import type { BlockType } from '../../globalStyles/index.model';

/** The parts of the style book, in their order. */
const BOOK_PAGES = [
	'overview',
	'text',
	'colors',
	'theme',
	'media',
	'widgets',
	'embed',
	'all',
] as const;

export type BookPage = ( typeof BOOK_PAGES )[ number ];

/** The tabs of the book: its pages, and the list of contrast problems. */
export type BookTab = BookPage | 'contrast';

/** The parts of what themes are made of, in their order. */
const BOOK_SECTIONS = [
	'site-identity',
	'design',
	'posts',
	'comments',
] as const;

export type BookSection = ( typeof BOOK_SECTIONS )[ number ];

/** Blocks that are shown together; without a name they are all that there is on a page. */
export interface BookGroup {
	readonly section: BookSection | null;
	readonly types: readonly BlockType[];
}

/** What tells most of how a site looks; the server renders the same, see includes/Styles/Style_Book_Examples.php. */
const OVERVIEW: readonly string[] = [
	'core/heading',
	'core/paragraph',
	'core/buttons',
	'core/quote',
	'core/list',
	'core/image',
	'core/separator',
	'core/search',
];

/** What is in which section: the first that is so decides. */
const SECTIONS: readonly ( readonly [
	BookSection,
	( type: BlockType ) => boolean,
] )[] = [
	[ 'site-identity', ( { name } ) => /\/site-/.test( name ) ],
	[
		'comments',
		( { name } ) => /\/(latest-)?(post-)?comments?\b/.test( name ),
	],
	[
		'posts',
		( { name, category } ) =>
			category === 'theme' &&
			/\/(post|query|term|read-more)/.test( name ),
	],
	[ 'design', () => true ],
];

/** The page of the blocks in a category. */
const PAGES: Readonly< Record< string, BookPage > > = {
	text: 'text',
	media: 'media',
	widgets: 'widgets',
	embed: 'embed',
	design: 'theme',
	theme: 'theme',
};

/**
 * Whether a block can be shown: by an example of its author, else with a text of ours, where it can
 * stand alone.
 */
export const hasExample = ( type: BlockType ): boolean =>
	type.supports.inserter !== false &&
	( type.example !== undefined ||
		( ! type.isInner && type.texts.length > 0 ) );

/** The pages of a book, by the categories of the blocks in it. */
export const pagesOf = ( categories: readonly string[] ): readonly BookPage[] =>
	BOOK_PAGES.filter(
		( page ) =>
			page === 'all' ||
			HAS_MORE.has( page ) ||
			categories.some( ( category ) => PAGES[ category ] === page )
	);

/** What is on which page. Pages without anything are not among them. */
export function bookOf(
	types: readonly BlockType[]
): ReadonlyMap< BookPage, readonly BookGroup[] > {
	const shown = types
		.filter( hasExample )
		.sort( ( one, other ) => one.title.localeCompare( other.title ) );
	return new Map(
		BOOK_PAGES.map(
			( page ) => [ page, GROUPS[ page ]( shown, page ) ] as const
		).filter(
			( [ page, groups ] ) => groups.length > 0 || HAS_MORE.has( page )
		)
	);
}

/** The page on which a block is found: the given one where it has it; null where the block is nowhere. */
export function pageWith(
	book: ReadonlyMap< BookPage, readonly BookGroup[] >,
	block: string,
	current: BookPage
): BookPage | null {
	const has = ( page: BookPage ): boolean =>
		( book.get( page ) ?? [] ).some( ( { types } ) =>
			types.some( ( { name } ) => name === block )
		);
	// The overview has only some of each: it is no place to look for one.
	const [ , ...others ] = BOOK_PAGES;
	return [ current, ...others ].find( has ) ?? null;
}

/** Whether what is looked at is in the overview: any block that is, and everything that is no block. */
export const isInOverview = ( block: string | null ): boolean =>
	block === null || OVERVIEW.includes( block );

/** Pages that have more than blocks. */
const HAS_MORE: ReadonlySet< BookPage > = new Set( [ 'overview', 'colors' ] );

type Grouping = (
	types: readonly BlockType[],
	page: BookPage
) => readonly BookGroup[];

const GROUPS = {
	overview: ( types ) =>
		group(
			OVERVIEW.flatMap(
				( wanted ) =>
					types.find( ( { name } ) => name === wanted ) ?? []
			)
		),
	text: onPage,
	colors: () => [],
	theme: ( types, page ) => {
		const here = types.filter(
			( { category } ) => PAGES[ category ] === page
		);
		return BOOK_SECTIONS.flatMap( ( section ) =>
			group(
				here.filter( ( type ) => sectionOf( type ) === section ),
				section
			)
		);
	},
	media: onPage,
	widgets: onPage,
	embed: onPage,
	all: ( types ) => group( types ),
} satisfies Record< BookPage, Grouping >;

function onPage( types: readonly BlockType[], page: BookPage ) {
	return group(
		types.filter( ( { category } ) => PAGES[ category ] === page )
	);
}

const sectionOf = ( type: BlockType ): BookSection | undefined =>
	SECTIONS.find( ( [ , isIn ] ) => isIn( type ) )?.[ 0 ];

const group = (
	types: readonly BlockType[],
	section: BookSection | null = null
): readonly BookGroup[] => ( types.length > 0 ? [ { section, types } ] : [] );
