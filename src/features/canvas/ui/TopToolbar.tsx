import {
	BlockToolbar,
	store as blockEditorStore,
} from '@wordpress/block-editor';
import { useViewportMatch } from '@wordpress/compose';
import { useSelect } from '@wordpress/data';
import { usePreference } from '../data/preferences';
import styles from './TopToolbar.module.css';

/**
 * The selected block's toolbar in a row of its own under the bar, where the user wants it there; on
 * small screens always, because there it would cover what it is for.
 */
export function TopToolbar() {
	const [ isWanted ] = usePreference( 'fixedToolbar' );
	const isSmall = useViewportMatch( 'medium', '<' );
	const isSelected = useSelect(
		( select ) =>
			Boolean( select( blockEditorStore ).getBlockSelectionStart() ),
		[]
	);
	// On a small screen there is no room to hold free; else nothing may move when a block is selected.
	if ( ! ( isWanted || ( isSmall && isSelected ) ) ) {
		return null;
	}
	return (
		<div className={ styles.toolbar }>
			<BlockToolbar hideDragHandle />
		</div>
	);
}
