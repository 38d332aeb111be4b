import {
	alignBlocks,
	type BlockNode,
	type LocatedChange,
} from '@/features/documents/index.model';
import type { ReadState } from './comparison';
import { removeBlock, restoreBlock, type CopyBlock } from './restoreBlock';

/** The state that a revision is compared with. */
export type Basis = 'previous' | 'current';

/** The states on both sides of a change, and the current document. */
export interface Sides< Block extends BlockNode > {
	readonly basis: Basis;
	readonly current: ReadState< Block >;
	readonly shown: ReadState< Block >;
	readonly previous: ReadState< Block > | null;
}

/**
 * The document's blocks after restoring one change: with a block as in the revision or before it, or without a block
 * that is only in the document.
 *
 * @return Null where nothing would change.
 */
export function blocksWith< Block extends BlockNode >(
	{ basis, current, shown, previous }: Sides< Block >,
	{ at }: LocatedChange< Block >,
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
