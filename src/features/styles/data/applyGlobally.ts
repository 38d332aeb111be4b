import { store as blockEditorStore } from '@wordpress/block-editor';
import { dispatch } from '@wordpress/data';
import { joinNextChange } from '../../../platform/experimental/undoSteps';
import type { AppliedStyles } from '../model/applyGlobally';
import { editBoth } from '../../globalStyles/index.records';

/** Gives the styles of one block to all blocks of its type, and takes them from the block: one step of undo. */
export function applyGlobally(
	clientId: string,
	{ edits, attributes }: AppliedStyles
): void {
	editBoth( edits, [] );
	joinNextChange();
	void dispatch( blockEditorStore ).updateBlockAttributes(
		clientId,
		attributes
	);
}
