import {
	createBlock,
	getSaveContent,
	parse,
	serialize,
	type ParsedBlock,
} from '@wordpress/blocks';
import { contentProblem } from '@/kernel/contentProblem';
import { stringOr } from '@/kernel/guards';
import { withStoredBlocks } from '@/features/documents/index.model';
import { keepsContent } from '@/features/replacing/index.records';
import { invalidIn, sourceOf, type BlockCheck } from '../model/blockCheck';
import type { DraftChange } from '../model/change';

const VALID: BlockCheck = { invalid: [], repaired: null };

const checks = new WeakMap< DraftChange, BlockCheck >();

/** Checks the blocks of a change, once; the types of blocks must be registered. */
export function checkBlocks( change: DraftChange ): BlockCheck {
	const known = checks.get( change );
	const check =
		known ??
		checkContent(
			stringOr( change.edits.content ),
			stringOr( change.base.content )
		);
	checks.set( change, check );
	return check;
}

/**
 * Finds blocks that aren't as their types would save them.
 *
 * @param content
 * @param base    The text before: what is invalid in it already is nobody's fault now.
 */
export function checkContent( content: string, base: string ): BlockCheck {
	if ( contentProblem( content ) ) {
		return contentProblem( base )
			? VALID
			: {
					invalid: [
						{ name: 'core/missing', sent: content, expected: '' },
					],
					repaired: null,
				};
	}
	const known = new Set(
		contentProblem( base )
			? []
			: invalidIn( parse( base ), new Set() ).map( sourceOf )
	);
	const blocks = parse( content );
	const invalid = invalidIn( blocks, known );
	return invalid.length === 0
		? VALID
		: {
				invalid: invalid.map( ( block ) => ( {
					name: block.name,
					sent: stringOr( block.originalContent ).trim(),
					expected: ownHtml( block ),
				} ) ),
				repaired: repairedText( content, blocks, known ),
			};
}

/** The HTML that a block would save, without that of blocks inside. */
const ownHtml = ( { name, attributes }: ParsedBlock ): string =>
	getSaveContent( name, attributes, [] );

/** The text with its invalid blocks made again from their attributes; all others stay as they are stored. */
function repairedText(
	content: string,
	blocks: readonly ParsedBlock[],
	known: ReadonlySet< string >
): string | null {
	const invalid = new Set( invalidIn( blocks, known ) );
	const isLossless = [ ...invalid ].every( ( block ) =>
		keepsContent( ownHtml( block ), stringOr( block.originalContent ) )
	);
	if ( ! isLossless ) {
		return null;
	}
	const again = ( block: ParsedBlock ): ParsedBlock => {
		const inner = block.innerBlocks.map( again );
		return invalid.has( block )
			? createBlock( block.name, block.attributes, inner )
			: { ...block, innerBlocks: inner };
	};
	const text = withStoredBlocks( serialize( blocks.map( again ) ), content, {
		rewrite: ( stored ) => serialize( parse( stored ) ),
	} );
	return invalidIn( parse( text ), known ).length === 0 ? text : null;
}
