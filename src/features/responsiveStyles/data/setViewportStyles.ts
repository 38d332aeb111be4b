import { store as blockEditorStore } from '@wordpress/block-editor';
import { dispatch } from '@wordpress/data';
import type { Tree } from '@/features/globalStyles/index.model';
import { changedAlike } from '../model/differences';
import { ownOf, withOwn, type StyleState } from '../model/viewportStyles';
import type { StyledBlock } from './useStyledBlock';

/**
 * Sets a block's styles in a state, and applies the same change to the blocks selected with it, as one undo step.
 *
 * @param block
 * @param state
 * @param next  All own styles of the block in that state.
 */
export function setViewportStyles(
	{
		clientId,
		attributes,
		others,
	}: Pick< StyledBlock, 'clientId' | 'attributes' | 'others' >,
	state: StyleState,
	next: Tree
): void {
	const before = ownOf( attributes.style, state );
	const styles = [
		[ clientId, withOwn( attributes.style, state, next ) ] as const,
		...others.map(
			( other ) =>
				[
					other.clientId,
					withOwn(
						other.attributes.style,
						state,
						changedAlike(
							ownOf( other.attributes.style, state ),
							before,
							next
						)
					),
				] as const
		),
	];
	void dispatch( blockEditorStore ).updateBlockAttributes(
		styles.map( ( [ id ] ) => id ),
		Object.fromEntries(
			styles.map( ( [ id, style ] ) => [ id, { style } ] )
		),
		{ uniqueByBlock: true }
	);
}
