import { store as blockEditorStore } from '@wordpress/block-editor';
import { dispatch } from '@wordpress/data';
import { joinNextChange } from '@/platform/experimental/undoSteps';
import type { AppliedStyles } from '../model/applyGlobally';
import { editBoth } from '@/features/globalStyles/index.records';

/** Moves the styles of one block to all blocks of its type, as one undo step. */
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
