import {
	isRecord,
	rawText,
	stringOr,
	type UnknownRecord,
} from '@/kernel/guards';
import {
	DEFAULT_VIEWPORT,
	startersFor,
	strings,
	type EmptyDocument,
	type Pattern,
	type Starter,
} from './starters';

/**
 * An alternative for a template, template part or pattern: a pattern for its kind, another template part of its area,
 * or another pattern of its categories.
 */
export interface Design extends Omit< Starter, 'content' > {
	/** The key of its preview: type, colon, ID. */
	readonly name: string;
	/** Changes whenever its content may have changed. */
	readonly version: string;
}

/** Whether documents of this type can have designs. */
export const canHaveDesigns = ( type: string ): boolean =>
	type === 'wp_template' ||
	type === 'wp_template_part' ||
	type === 'wp_block';

/**
 * The designs for a document: patterns in the order of registration, then template parts of the same area.
 *
 * @param document
 * @param id       The ID of the document, which isn't listed itself.
 * @param patterns The patterns from REST, without content.
 * @param parts    The template parts from REST, without content.
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

/** The properties of a user pattern that determine similar ones. */
export interface PatternKind {
	readonly id: string;
	/** The IDs of its categories. */
	readonly terms: readonly number[];
}

/**
 * The designs with the same categories as a user pattern: registered patterns, then other user patterns.
 *
 * @param kind
 * @param patterns   The patterns from REST, without content.
 * @param categories The categories of user patterns from REST.
 * @param others     The user patterns from REST, without content.
 */
export function designsOfKind(
	{ id, terms }: PatternKind,
	patterns: readonly unknown[],
	categories: readonly unknown[],
	others: readonly unknown[]
): readonly Design[] {
	// User categories share their slugs with registered categories of the same name.
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

/** The name of the pattern; null for other designs. */
export const patternNameOf = ( { name }: Design ): string | null =>
	name.startsWith( OF_PATTERNS ) ? name.slice( OF_PATTERNS.length ) : null;

/** The ID of the template part; null for other designs. */
export const partIdOf = ( { name }: Design ): string | null =>
	name.startsWith( OF_PARTS ) ? name.slice( OF_PARTS.length ) : null;

/** The ID of the user pattern; null for other designs. */
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
