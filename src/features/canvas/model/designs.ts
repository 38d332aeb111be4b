import { isRecord, stringOr } from '../../../kernel/guards';
import {
	DEFAULT_VIEWPORT,
	startersFor,
	strings,
	type EmptyDocument,
	type Pattern,
	type Starter,
} from './starters';

/** Another look of a template or template part: a pattern made for its kind, or another part of its area. */
export interface Design extends Omit< Starter, 'content' > {
	/** What previews call it: its type, a colon and its id. */
	readonly name: string;
	/** Another text whenever it may look different. */
	readonly version: string;
}

/** Whether documents of this type can have other designs. */
export const canHaveDesigns = ( type: string ): boolean =>
	type === 'wp_template' || type === 'wp_template_part';

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
	).map( ( { name, title, keywords, categories, viewportWidth } ) => ( {
		name: `${ OF_PATTERNS }${ name }`,
		title,
		keywords,
		categories,
		viewportWidth,
		version: '',
	} ) );
	return document.type === 'wp_template_part'
		? [ ...fitting, ...partsOf( document.area, id, parts ) ]
		: fitting;
}

const OF_PATTERNS = 'pattern:';
const OF_PARTS = 'wp_template_part:';

/** The name of the pattern that a design is; null where it is none. */
export const patternNameOf = ( { name }: Design ): string | null =>
	name.startsWith( OF_PATTERNS ) ? name.slice( OF_PATTERNS.length ) : null;

/** The id of the template part that a design is; null where it is none. */
export const partIdOf = ( { name }: Design ): string | null =>
	name.startsWith( OF_PARTS ) ? name.slice( OF_PARTS.length ) : null;

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
		.map( ( part ) => ( {
			name: `${ OF_PARTS }${ stringOr( part.id ) }`,
			title: titleOf( part.title ) || stringOr( part.id ),
			keywords: [],
			categories: [],
			viewportWidth: DEFAULT_VIEWPORT,
			version: stringOr( part.modified ),
		} ) );

const titleOf = ( title: unknown ): string =>
	isRecord( title ) ? stringOr( title.rendered ) : '';
