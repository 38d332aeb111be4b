import {
	BlockToolbar,
	store as blockEditorStore,
} from '@wordpress/block-editor';
import { useViewportMatch } from '@wordpress/compose';
import { useSelect } from '@wordpress/data';
import { usePreference } from '@/platform/editorPreferences';
import styles from './TopToolbar.module.css';

/**
 * The selected block's toolbar in a row under the bar, with the user's preference; always on small screens, because it
 * would cover the block.
 */
export function TopToolbar() {
	const [ isWanted ] = usePreference( 'fixedToolbar' );
	const isSmall = useViewportMatch( 'medium', '<' );
	const isSelected = useSelect(
		( select ) =>
			Boolean( select( blockEditorStore ).getBlockSelectionStart() ),
		[]
	);
	// Small screens have no space to reserve; on large ones, nothing may move when a block is selected.
	if ( ! ( isWanted || ( isSmall && isSelected ) ) ) {
		return null;
	}
	return (
		<div className={ styles.toolbar }>
			<BlockToolbar hideDragHandle />
		</div>
	);
}
