import { isRecord, stringOr, type UnknownRecord } from '@/kernel/guards';
import type { BlockFacts } from './features';

/** A block style variation, such as "Outline". */
export interface BlockStyle {
	readonly name: string;
	readonly label: string;
}

/** A block type with the properties that styling needs. */
export interface BlockType extends BlockFacts {
	readonly title: string;
	readonly description: string;
	readonly keywords: readonly string[];
	/** Its category; empty if it has none. */
	readonly category: string;
	/** Whether it is only allowed inside certain other blocks. */
	readonly isInner: boolean;
	/** As registered: an element, the name of an icon, or an object with an icon and colors. */
	readonly icon: unknown;
	/** Its example; undefined if it has none. */
	readonly example: UnknownRecord | undefined;
	/** The names of attributes with text of the user. */
	readonly texts: readonly string[];
}

/** Parses a registered block type; null without a name. */
export function parseBlockType( raw: unknown ): BlockType | null {
	const name = isRecord( raw ) ? stringOr( raw.name ) : '';
	if ( ! isRecord( raw ) || name === '' ) {
		return null;
	}
	return {
		name,
		title: stringOr( raw.title ).trim() || name,
		description: stringOr( raw.description ),
		keywords: Array.isArray( raw.keywords )
			? raw.keywords.map( ( word ) => stringOr( word ) )
			: [],
		category: stringOr( raw.category ),
		isInner: [ raw.parent, raw.ancestor ].some(
			( around ) => Array.isArray( around ) && around.length > 0
		),
		icon: raw.icon,
		supports: isRecord( raw.supports ) ? raw.supports : {},
		example: isRecord( raw.example ) ? raw.example : undefined,
		texts: textsOf( raw.attributes ),
	};
}

/** Attributes with text, such as a paragraph's content, but not an image's address. */
const TEXTS: ReadonlySet< string > = new Set( [
	'content',
	'label',
	'text',
	'title',
	'value',
] );

const textsOf = ( attributes: unknown ): readonly string[] =>
	Object.entries( isRecord( attributes ) ? attributes : {} )
		.filter(
			( [ name, facts ] ) =>
				TEXTS.has( name ) &&
				isRecord( facts ) &&
				( facts.type === 'string' || facts.type === 'rich-text' )
		)
		.map( ( [ name ] ) => name );

/**
 * The style variations of a block that have styles: those registered with the block, and those that the theme or a user has
 * styled. The default is the block itself.
 *
 * @param raw    The registered variations.
 * @param styled The names of variations with styles.
 */
export function parseBlockStyles(
	raw: unknown,
	styled: readonly string[]
): readonly BlockStyle[] {
	return ( Array.isArray( raw ) ? raw : [] )
		.filter( isRecord )
		.filter( ( { name, isDefault, source } ) => {
			const known = stringOr( name );
			return (
				known !== '' &&
				isDefault !== true &&
				( source === 'block' || styled.includes( known ) )
			);
		} )
		.map( ( { name, label } ) => ( {
			name: stringOr( name ),
			label: stringOr( label ) || stringOr( name ),
		} ) );
}

/** Whether a block is part of WordPress. */
export const isCoreBlock = ( name: string ): boolean =>
	name.startsWith( 'core/' );
