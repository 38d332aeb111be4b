import { isRecord, stringOr, type UnknownRecord } from '@/kernel/guards';
import type { BlockNode } from '../model/blockPrint';
import { blocksOf } from './blocksOf';

/** The blocks of a record with edits; a record has blocks once a canvas has parsed it. */
export function editedBlocks(
	edited: UnknownRecord | false | undefined
): readonly BlockNode[] {
	if ( ! isRecord( edited ) ) {
		return [];
	}
	if ( Array.isArray( edited.blocks ) ) {
		return edited.blocks as BlockNode[];
	}
	return blocksOf( stringOr( edited.content ) );
}
