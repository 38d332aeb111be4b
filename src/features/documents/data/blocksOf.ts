import { parse } from '@wordpress/blocks';
import { contentProblem } from '@/kernel/contentProblem';
import { isRecord, stringOr, type UnknownRecord } from '@/kernel/guards';

type Block = ReturnType< typeof parse >[ number ];

/** The format of blocks in the block editor. */
interface StandIn extends Block {
	readonly clientId: string;
	readonly isValid: boolean;
}

/** The attribute that marks a placeholder block; no block has this name. */
const NAME = 'atelier/unbearable';

/** WordPress's block for unknown blocks: it is serialized as its original text. */
const TYPE = 'core/missing';

let made = 0;

/**
 * One block for a whole text that can't be parsed, because the parser would freeze the browser. It is serialized as the
 * same text.
 */
const standIn = ( content: string ): StandIn => ( {
	clientId: `atelier-unbearable-${ made++ }`,
	name: TYPE,
	isValid: true,
	attributes: {
		originalName: NAME,
		originalUndelimitedContent: '',
		originalContent: content,
	},
	innerBlocks: [],
} );

/** The blocks of a text, or one placeholder block if parsing would freeze the browser. */
export const blocksOf = ( content: string ): readonly Block[] =>
	contentProblem( content ) ? [ standIn( content ) ] : parse( content );

/** The text of the placeholder block for content that can't be shown; null for other blocks. */
export function standInText( blocks: unknown ): string | null {
	const [ first ] = Array.isArray( blocks )
		? ( blocks as readonly unknown[] )
		: [];
	return isRecord( first ) &&
		isRecord( first.attributes ) &&
		first.attributes.originalName === NAME
		? stringOr( first.attributes.originalContent )
		: null;
}

/**
 * Adds a placeholder block to edits whose content would freeze the parser. It belongs to the same edit: a canvas parses
 * content without blocks immediately.
 */
export const safeEdits = < Edits extends UnknownRecord >(
	edits: Edits
): Edits =>
	typeof edits.content === 'string' &&
	edits.blocks === undefined &&
	contentProblem( edits.content )
		? { ...edits, blocks: [ standIn( edits.content ) ] }
		: edits;
