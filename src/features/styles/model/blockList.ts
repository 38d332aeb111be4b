import { compareTexts } from '@/kernel/collation';
import { fold } from '@/kernel/fold';
import {
	isCoreBlock,
	type BlockType,
	type Layers,
	type StylesDoc,
	featuresOf,
	asTree,
	getIn,
	hasSetting,
	hasStyle,
} from '@/features/globalStyles/index.model';

/** A block in the list of blocks that can be styled. */
export interface ListedBlock {
	readonly name: string;
	readonly title: string;
	/** Undefined for a block with styles that is no longer registered. */
	readonly type: BlockType | undefined;
}

/**
 * The blocks that can be styled: core blocks first, then others, each sorted by title. Missing blocks with user styles come
 * last.
 */
export function blocksToStyle(
	types: readonly BlockType[],
	doc: StylesDoc,
	user: StylesDoc
): readonly ListedBlock[] {
	const names = new Set( types.map( ( { name } ) => name ) );
	const there = types.filter( ( type ) => isStylable( type, doc ) );
	const gone = Object.keys( asTree( user.styles.blocks ) ).filter(
		( name ) => ! names.has( name )
	);
	return [
		...byTitle( there.filter( ( { name } ) => isCoreBlock( name ) ) ),
		...byTitle( there.filter( ( { name } ) => ! isCoreBlock( name ) ) ),
		...gone.sort().map( ( name ) => ( {
			name,
			title: name,
			type: undefined,
		} ) ),
	];
}

const isStylable = ( type: BlockType, doc: StylesDoc ): boolean =>
	featuresOf( doc, { block: type.name }, { block: type } ).size > 0 ||
	getIn( doc.styles, [ 'blocks', type.name, 'variations' ] ) !== undefined;

const byTitle = ( types: readonly BlockType[] ): readonly ListedBlock[] =>
	types
		.map( ( type ) => ( { name: type.name, title: type.title, type } ) )
		.sort( ( one, other ) => compareTexts( one.title, other.title ) );

/** Blocks whose title, name or keywords contain all words; of core blocks, and then of others, matches in titles come first. */
export function searchBlocks(
	blocks: readonly ListedBlock[],
	search: string
): readonly ListedBlock[] {
	const words = fold( search ).split( /\s+/ ).filter( Boolean );
	if ( words.length === 0 ) {
		return blocks;
	}
	const isIn = ( text: string ) =>
		words.every( ( word ) => text.includes( word ) );
	const found = blocks.filter( ( { name, title, type } ) =>
		isIn( fold( [ title, name, ...( type?.keywords ?? [] ) ].join( ' ' ) ) )
	);
	const rankOf = ( { name, title }: ListedBlock ) =>
		( isCoreBlock( name ) ? 0 : 2 ) + ( isIn( fold( title ) ) ? 0 : 1 );
	return found.sort( ( one, other ) => rankOf( one ) - rankOf( other ) );
}

/** Whether the user has changed the styles or settings of a block. */
export const isBlockChanged = ( layers: Layers, block: string ): boolean =>
	hasStyle( layers, '', { block } ) || hasSetting( layers, '', { block } );
