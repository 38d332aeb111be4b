/** WordPress's own offer to apply the styles of a block to all of its type. Seen in WordPress 7.1; 6.8 has it in its Site Editor alone. */

/** Takes it out of the block's settings: one of them is enough, and ours undoes in one step. */
export function removeOwnApplyGlobally(): void {
	window.wp?.hooks?.removeFilter(
		'editor.BlockEdit',
		'core/editor/push-changes-to-global-styles'
	);
}
