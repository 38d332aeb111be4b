import { fold } from '../../../kernel/fold';
import { isRecord, stringOr } from '../../../kernel/guards';

/** A pattern that an empty document can begin with. */
export interface Starter {
	readonly name: string;
	readonly title: string;
	/** Blocks as text. */
	readonly content: string;
	readonly keywords: readonly string[];
	/** Slugs. */
	readonly categories: readonly string[];
	/** For how wide a page it was made. */
	readonly viewportWidth: number;
}

/** A registered pattern, with where it says that it belongs. */
export interface Pattern extends Starter {
	/** False for those that are left out of lists of patterns. */
	readonly isListed: boolean;
	readonly blockTypes: readonly string[];
	/** Null where it does not say. */
	readonly postTypes: readonly string[] | null;
	readonly templateTypes: readonly string[];
}

/** What has to be known of a document to say what it can begin with. */
export interface EmptyDocument {
	readonly type: string;
	readonly slug: string;
	/** Of a template part. */
	readonly area: string;
}

export const DEFAULT_VIEWPORT = 1200;

/** Reads a pattern as core-data has it; null where it has no name or no content. */
export function parsePattern( raw: unknown ): Pattern | null {
	if ( ! isRecord( raw ) ) {
		return null;
	}
	const name = stringOr( raw.name );
	const content = stringOr( raw.content );
	if ( name === '' || content === '' ) {
		return null;
	}
	return {
		name,
		title: stringOr( raw.title, name ),
		content,
		keywords: strings( raw.keywords ),
		categories: strings( raw.categories ),
		viewportWidth:
			typeof raw.viewportWidth === 'number'
				? raw.viewportWidth
				: DEFAULT_VIEWPORT,
		isListed: raw.inserter !== false,
		blockTypes: strings( raw.blockTypes ),
		postTypes: Array.isArray( raw.postTypes )
			? strings( raw.postTypes )
			: null,
		templateTypes: strings( raw.templateTypes ),
	};
}

/** The patterns that an empty document can begin with, in the order in which they were registered. */
export function startersFor(
	document: EmptyDocument,
	patterns: readonly Pattern[]
): readonly Starter[] {
	return patterns.filter( ( pattern ) => isStarter( pattern, document ) );
}

function isStarter(
	{ isListed, blockTypes, postTypes, templateTypes }: Pattern,
	{ type, slug, area }: EmptyDocument
): boolean {
	switch ( type ) {
		case 'wp_template':
			// `single-product` may begin like `single`.
			return templateTypes.some(
				( kind ) => slug === kind || slug.startsWith( `${ kind }-` )
			);
		case 'wp_template_part':
			return blockTypes.includes( `core/template-part/${ area }` );
		default:
			return (
				isListed &&
				blockTypes.includes( 'core/post-content' ) &&
				// A pattern that names no type is a whole page.
				( postTypes ?? [ 'page' ] ).includes( type )
			);
	}
}

/** Whether a document of this type may be offered something to begin with. */
export const canHaveStarters = ( type: string ): boolean =>
	type !== 'wp_block' && type !== 'wp_navigation';

/** What a search looks at. */
type Findable = Pick< Starter, 'title' | 'keywords' | 'categories' >;

/** Those whose title or keywords contain every word of a search, and that are of a category where one is chosen. */
export function findStarters< Found extends Findable >(
	starters: readonly Found[],
	search: string,
	category: string
): readonly Found[] {
	const words = fold( search ).split( /\s+/ ).filter( Boolean );
	return starters.filter( ( { title, keywords, categories } ) => {
		const text = fold( [ title, ...keywords ].join( ' ' ) );
		return (
			( category === '' || categories.includes( category ) ) &&
			words.every( ( word ) => text.includes( word ) )
		);
	} );
}

/** The categories of some starters, each once. */
export const categoriesOf = (
	starters: readonly Starter[]
): readonly string[] => [
	...new Set( starters.flatMap( ( { categories } ) => categories ) ),
];

export const strings = ( raw: unknown ): readonly string[] =>
	Array.isArray( raw )
		? raw.filter( ( entry ): entry is string => typeof entry === 'string' )
		: [];
