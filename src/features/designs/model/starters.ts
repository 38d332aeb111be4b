import { fold } from '@/kernel/fold';
import { isRecord, stringOr } from '@/kernel/guards';

/** A pattern for the initial content of a document. */
export interface Starter {
	readonly name: string;
	readonly title: string;
	/** Serialized blocks. */
	readonly content: string;
	readonly keywords: readonly string[];
	/** Slugs. */
	readonly categories: readonly string[];
	/** The page width that it was designed for, in pixels. */
	readonly viewportWidth: number;
}

/** A registered pattern with its conditions. */
export interface Pattern extends Starter {
	/** False for patterns hidden in lists. */
	readonly isListed: boolean;
	readonly blockTypes: readonly string[];
	/** Null without a restriction. */
	readonly postTypes: readonly string[] | null;
	readonly templateTypes: readonly string[];
}

/** The properties of a document that determine its starters. */
export interface EmptyDocument {
	readonly type: string;
	readonly slug: string;
	/** The area of a template part. */
	readonly area: string;
}

export const DEFAULT_VIEWPORT = 1200;

/** Parses a pattern from core-data; null without a name or content. */
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

/** The starters for an empty document, in the order of registration. */
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
			// `single-product` can use the starters of `single`.
			return templateTypes.some(
				( kind ) => slug === kind || slug.startsWith( `${ kind }-` )
			);
		case 'wp_template_part':
			return blockTypes.includes( `core/template-part/${ area }` );
		default:
			return (
				isListed &&
				blockTypes.includes( 'core/post-content' ) &&
				// Without post types, a pattern is for pages.
				( postTypes ?? [ 'page' ] ).includes( type )
			);
	}
}

/** Whether documents of this type can have starters. */
export const canHaveStarters = ( type: string ): boolean =>
	type !== 'wp_block' && type !== 'wp_navigation';

/** The searched properties. */
type Findable = Pick< Starter, 'title' | 'keywords' | 'categories' >;

/** The starters whose title or keywords contain all words of a search, within a category if one is set. */
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

/** The categories of starters, without duplicates. */
export const categoriesOf = (
	starters: readonly Starter[]
): readonly string[] => [
	...new Set( starters.flatMap( ( { categories } ) => categories ) ),
];

export const strings = ( raw: unknown ): readonly string[] =>
	Array.isArray( raw )
		? raw.filter( ( entry ): entry is string => typeof entry === 'string' )
		: [];
