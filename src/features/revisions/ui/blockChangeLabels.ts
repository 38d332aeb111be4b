import { __, sprintf } from '@wordpress/i18n';
import { assertNever } from '@/kernel/invariant';
import type { BlockFate, BlockNode } from '@/features/documents/index.model';
import {
	blockChangeLabel,
	blockTitle,
	fieldChangeLabel,
} from '@/features/documents/index.records';
import type { Change } from '../model/comparison';
import { FOOTNOTES } from '../model/revision';

/** A change as a sentence. */
export function changeLabel( change: Change< BlockNode > ): string {
	if ( change.kind === 'block' ) {
		return blockChangeLabel( change.change );
	}
	return change.key === FOOTNOTES
		? __( 'Footnotes changed', 'atelier' )
		: fieldChangeLabel( change );
}

/** The accessible name of a marked block. */
export function markLabel( fate: BlockFate, block: string ): string {
	const title = blockTitle( block );
	switch ( fate ) {
		case 'added':
			/* translators: %s: a block type. */
			return sprintf( __( 'Added block: %s', 'atelier' ), title );
		case 'removed':
			/* translators: %s: a block type. */
			return sprintf( __( 'Removed block: %s', 'atelier' ), title );
		case 'changed':
			/* translators: %s: a block type. */
			return sprintf( __( 'Changed block: %s', 'atelier' ), title );
		case 'moved':
			/* translators: %s: a block type. */
			return sprintf( __( 'Moved block: %s', 'atelier' ), title );
		case 'same':
			/* translators: %s: a block type. */
			return sprintf( __( 'Block: %s', 'atelier' ), title );
		default:
			return assertNever( fate );
	}
}
