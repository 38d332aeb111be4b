import { isRecord, stringOr, type UnknownRecord } from '../../../kernel/guards';
import type { BlockFacts } from './features';

/** A block style variation, such as "Outline". */
export interface BlockStyle {
	readonly name: string;
	readonly label: string;
}

/** A kind of blocks, as far as styling it goes. */
export interface BlockType extends BlockFacts {
	readonly title: string;
	readonly description: string;
	readonly keywords: readonly string[];
	/** The category that its author has put it in; empty where in none. */
	readonly category: string;
	/** Whether it only makes sense inside of certain others. */
	readonly isInner: boolean;
	/** As blocks register it: a picture, the name of one, or both in an object with colours. */
	readonly icon: unknown;
	/** Its example; undefined where its author has none. */
	readonly example: UnknownRecord | undefined;
	/** The names of attributes that hold a text of its user's. */
	readonly texts: readonly string[];
}

/** A block type as it was registered, by whomever; null where it has no name. */
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

/** Such as the content of a paragraph, but not the address of a picture. */
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
 * The block style variations that have styles of their own: those registered with the block, and
 * those that the theme or a user has styled. The default is the block itself.
 *
 * @param raw    The styles that are registered for the block.
 * @param styled The names of those that have styles.
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

/** Whether WordPress itself brings a block. */
export const isCoreBlock = ( name: string ): boolean =>
	name.startsWith( 'core/' );
