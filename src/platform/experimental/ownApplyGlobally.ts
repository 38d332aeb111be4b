/**
 * WordPress's own button that applies the styles of a block to all blocks of its type. Seen in WordPress 7.1; in 6.8
 * only the Site Editor has it.
 */

/** Removes it from the block's settings: one such button is enough, and ours is undone in one step. */
export function removeOwnApplyGlobally(): void {
	window.wp?.hooks?.removeFilter(
		'editor.BlockEdit',
		'core/editor/push-changes-to-global-styles'
	);
}
