import { compareTexts } from '@/kernel/collation';
import type { BlockType } from '@/features/globalStyles/index.model';

/** The pages of the style book, in order. */
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

/** The sections of theme blocks, in order. */
const BOOK_SECTIONS = [
	'site-identity',
	'design',
	'posts',
	'comments',
] as const;

export type BookSection = ( typeof BOOK_SECTIONS )[ number ];

/** Blocks that are shown together; a group without a name has all blocks of its page. */
export interface BookGroup {
	readonly section: BookSection | null;
	readonly types: readonly BlockType[];
}

/** The most representative blocks; the server renders the same list, see includes/Styles/Style_Book_Examples.php. */
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

/** The conditions of the sections; the first match wins. */
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

/** The pages by block category. */
const PAGES: Readonly< Record< string, BookPage > > = {
	text: 'text',
	media: 'media',
	widgets: 'widgets',
	embed: 'embed',
	design: 'theme',
	theme: 'theme',
};

/** Whether a block can be shown: with its registered example, otherwise with sample text, if it can be used on its own. */
export const hasExample = ( type: BlockType ): boolean =>
	type.supports.inserter !== false &&
	( type.example !== undefined ||
		( ! type.isInner && type.texts.length > 0 ) );

/** The pages of a book with these block categories. */
export const pagesOf = ( categories: readonly string[] ): readonly BookPage[] =>
	BOOK_PAGES.filter(
		( page ) =>
			page === 'all' ||
			HAS_MORE.has( page ) ||
			categories.some( ( category ) => PAGES[ category ] === page )
	);

/** The groups of each page; empty pages are omitted. */
export function bookOf(
	types: readonly BlockType[]
): ReadonlyMap< BookPage, readonly BookGroup[] > {
	const shown = types
		.filter( hasExample )
		.sort( ( one, other ) => compareTexts( one.title, other.title ) );
	return new Map(
		BOOK_PAGES.map(
			( page ) => [ page, GROUPS[ page ]( shown, page ) ] as const
		).filter(
			( [ page, groups ] ) => groups.length > 0 || HAS_MORE.has( page )
		)
	);
}

/** The page with a block: the current one if it has the block; null if no page does. */
export function pageWith(
	book: ReadonlyMap< BookPage, readonly BookGroup[] >,
	block: string,
	current: BookPage
): BookPage | null {
	const has = ( page: BookPage ): boolean =>
		( book.get( page ) ?? [] ).some( ( { types } ) =>
			types.some( ( { name } ) => name === block )
		);
	// The overview has only a selection, so no block is looked up in it.
	const [ , ...others ] = BOOK_PAGES;
	return [ current, ...others ].find( has ) ?? null;
}

/** Whether the overview shows the selected target: any block in it, and everything that isn't a block. */
export const isInOverview = ( block: string | null ): boolean =>
	block === null || OVERVIEW.includes( block );

/** Pages with content other than blocks. */
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
