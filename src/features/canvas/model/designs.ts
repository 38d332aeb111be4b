import {
	isRecord,
	rawText,
	stringOr,
	type UnknownRecord,
} from '../../../kernel/guards';
import {
	DEFAULT_VIEWPORT,
	startersFor,
	strings,
	type EmptyDocument,
	type Pattern,
	type Starter,
} from './starters';

/** Another look of a template, template part or pattern: a pattern made for its kind, another part of its area, or another pattern of its categories. */
export interface Design extends Omit< Starter, 'content' > {
	/** What previews call it: its type, a colon and its id. */
	readonly name: string;
	/** Another text whenever it may look different. */
	readonly version: string;
}

/** Whether documents of this type can have other designs. */
export const canHaveDesigns = ( type: string ): boolean =>
	type === 'wp_template' ||
	type === 'wp_template_part' ||
	type === 'wp_block';

/**
 * The designs that fit a document: patterns in the order in which they were registered, then parts of the same area.
 *
 * @param document
 * @param id       Of the document, which is no design of its own.
 * @param patterns As REST lists them, without their content.
 * @param parts    Likewise.
 */
export function designsFor(
	document: EmptyDocument,
	id: string,
	patterns: readonly unknown[],
	parts: readonly unknown[]
): readonly Design[] {
	const fitting = startersFor(
		document,
		patterns.map( patternFrom ).filter( ( found ) => found !== null )
	).map( designOf );
	return document.type === 'wp_template_part'
		? [ ...fitting, ...partsOf( document.area, id, parts ) ]
		: fitting;
}

/** What has to be known of a user's pattern to say which others are like it. */
export interface PatternKind {
	readonly id: string;
	/** Numbers of its categories. */
	readonly terms: readonly number[];
}

/**
 * The designs of the same categories as a user's pattern: registered patterns, then the user's other ones.
 *
 * @param kind
 * @param patterns   As REST lists them, without their content.
 * @param categories The categories of the user's patterns, likewise.
 * @param others     The user's patterns, likewise.
 */
export function designsOfKind(
	{ id, terms }: PatternKind,
	patterns: readonly unknown[],
	categories: readonly unknown[],
	others: readonly unknown[]
): readonly Design[] {
	// Categories of the user have the slugs of those that themes and plugins register under the same name.
	const slugs = new Set(
		categories
			.filter( isRecord )
			.filter( ( term ) => terms.includes( Number( term.id ) ) )
			.map( ( term ) => stringOr( term.slug ) )
	);
	return [
		...patterns
			.map( patternFrom )
			.filter( ( found ) => found !== null )
			.filter(
				( found ) =>
					found.isListed &&
					found.categories.some( ( category ) =>
						slugs.has( category )
					)
			)
			.map( designOf ),
		...others
			.filter( isRecord )
			.filter(
				( other ) =>
					String( other.id ) !== id &&
					numbers( other.wp_pattern_category ).some( ( term ) =>
						terms.includes( term )
					)
			)
			.map( ( other ) => storedDesign( OF_BLOCKS, other ) ),
	];
}

export const numbers = ( raw: unknown ): readonly number[] =>
	Array.isArray( raw )
		? raw.filter( ( entry ): entry is number => typeof entry === 'number' )
		: [];

const OF_PATTERNS = 'pattern:';
const OF_PARTS = 'wp_template_part:';
const OF_BLOCKS = 'wp_block:';

/** The name of the pattern that a design is; null where it is none. */
export const patternNameOf = ( { name }: Design ): string | null =>
	name.startsWith( OF_PATTERNS ) ? name.slice( OF_PATTERNS.length ) : null;

/** The id of the template part that a design is; null where it is none. */
export const partIdOf = ( { name }: Design ): string | null =>
	name.startsWith( OF_PARTS ) ? name.slice( OF_PARTS.length ) : null;

/** The number of the user's pattern that a design is; null where it is none. */
export const blockIdOf = ( { name }: Design ): string | null =>
	name.startsWith( OF_BLOCKS ) ? name.slice( OF_BLOCKS.length ) : null;

const designOf = ( {
	name,
	title,
	keywords,
	categories,
	viewportWidth,
}: Starter ): Design => ( {
	name: `${ OF_PATTERNS }${ name }`,
	title,
	keywords,
	categories,
	viewportWidth,
	version: '',
} );

/** A pattern without its content. */
function patternFrom( raw: unknown ): Pattern | null {
	if ( ! isRecord( raw ) || typeof raw.name !== 'string' ) {
		return null;
	}
	return {
		name: raw.name,
		title: stringOr( raw.title, raw.name ),
		content: '',
		keywords: strings( raw.keywords ),
		categories: strings( raw.categories ),
		viewportWidth:
			typeof raw.viewport_width === 'number' && raw.viewport_width > 0
				? raw.viewport_width
				: DEFAULT_VIEWPORT,
		isListed: raw.inserter !== false,
		blockTypes: strings( raw.block_types ),
		postTypes: null,
		templateTypes: strings( raw.template_types ),
	};
}

const partsOf = (
	area: string,
	id: string,
	parts: readonly unknown[]
): readonly Design[] =>
	parts
		.filter( isRecord )
		.filter( ( part ) => part.area === area && part.id !== id )
		.map( ( part ) => storedDesign( OF_PARTS, part ) );

const storedDesign = (
	prefix: string,
	{ id, title, modified }: UnknownRecord
): Design => ( {
	name: `${ prefix }${ String( id ) }`,
	title: titleOf( title ) || String( id ),
	keywords: [],
	categories: [],
	viewportWidth: DEFAULT_VIEWPORT,
	version: stringOr( modified ),
} );

const titleOf = ( title: unknown ): string =>
	isRecord( title ) ? stringOr( title.rendered ) || rawText( title ) : '';
