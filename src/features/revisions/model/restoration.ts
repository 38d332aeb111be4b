import {
	alignBlocks,
	type BlockNode,
	type PlacedChange,
} from '../../documents/index.model';
import type { ReadState } from './comparison';
import { removeBlock, restoreBlock, type CopyBlock } from './restoreBlock';

/** What a revision is compared with. */
export type Basis = 'previous' | 'current';

/** The states that a change is between, and the document as it is now. */
export interface Sides< Block extends BlockNode > {
	readonly basis: Basis;
	readonly current: ReadState< Block >;
	readonly shown: ReadState< Block >;
	readonly previous: ReadState< Block > | null;
}

/**
 * The blocks of the document with one block as it is shown: one that a revision has, one that it has no longer, or
 * without one that is only in the document.
 *
 * @return Null where the document has it like that.
 */
export function blocksWith< Block extends BlockNode >(
	{ basis, current, shown, previous }: Sides< Block >,
	{ at }: PlacedChange< Block >,
	copy: CopyBlock< Block >
): readonly Block[] | null {
	const restoreFrom = ( state: ReadState< Block >, block: Block ) =>
		restoreBlock(
			current.blocks,
			alignBlocks( current.blocks, state.blocks ),
			block,
			copy
		);
	if ( at.after ) {
		return restoreFrom( shown, at.after );
	}
	if ( ! at.before ) {
		return null;
	}
	if ( basis === 'current' ) {
		return removeBlock( current.blocks, at.before );
	}
	return previous && restoreFrom( previous, at.before );
}
