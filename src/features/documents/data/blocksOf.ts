import { parse } from '@wordpress/blocks';
import { contentProblem } from '../../../kernel/contentProblem';
import { isRecord, stringOr, type UnknownRecord } from '../../../kernel/guards';

type Block = ReturnType< typeof parse >[ number ];

/** As the block editor keeps blocks. */
interface StandIn extends Block {
	readonly clientId: string;
	readonly isValid: boolean;
}

/** The attribute by which a stand-in is known; no block is called so. */
const NAME = 'atelier/unbearable';

/** WordPress's block for what it does not know: it is written as exactly the text that it was given. */
const TYPE = 'core/missing';

let made = 0;

/**
 * One block for all of a text of which no blocks can be made: the parser would stop the browser. Written again, it
 * is the same text.
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

/** The blocks of a text, or one that stands for all of it where making them would stop the browser. */
export const blocksOf = ( content: string ): readonly Block[] =>
	contentProblem( content ) ? [ standIn( content ) ] : parse( content );

/** The text that blocks stand in for because it cannot be shown; null where they are blocks of their own. */
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
 * Edits of a record, so that no one makes blocks of their content where that would stop the browser: wherever a
 * canvas has to make them again, it does so as soon as it is told.
 */
export const safeEdits = < Edits extends UnknownRecord >(
	edits: Edits
): Edits =>
	typeof edits.content === 'string' &&
	edits.blocks === undefined &&
	contentProblem( edits.content )
		? { ...edits, blocks: [ standIn( edits.content ) ] }
		: edits;
