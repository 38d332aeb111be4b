import { useDispatch, useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { useViewportMatch } from '@wordpress/compose';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import {
	AT_PATTERNS,
	InserterLibrary,
	insertAt,
} from '@/platform/experimental/inserterLibrary';
import { usePreference } from '@/platform/editorPreferences';
import { useSignal } from '@/ui/useSignal';
import { SidePanel } from '@/ui/SidePanel';
import {
	insertionPosition,
	isZoomedOut,
} from '@/features/sections/index.editor';
import {
	canHaveAttachedImages,
	registerInserterMedia,
} from '../data/inserterMedia';
import { useTabZoom } from '../data/useTabZoom';
import styles from './InserterPanel.module.css';

/** WordPress's library of blocks, patterns and media, with its own tabs and close button. */
export function InserterPanel() {
	const { setIsInserterOpened } = useDispatch( editorStore );
	const isSmall = useViewportMatch( 'medium', '<' );
	const [ hasMostUsed ] = usePreference( 'mostUsedBlocks' );
	const type = useSelect(
		( select ) => String( select( editorStore ).getCurrentPostType() ),
		[]
	);
	useEffect( () => void registerInserterMedia(), [ type ] );
	const position = useSignal( insertionPosition );
	// Sections are made of patterns.
	const [ beginsZoomedOut ] = useState( () => isZoomedOut.get() );
	// Resets the position when the inserter closes.
	useEffect( () => () => insertionPosition.set( null ), [] );
	const library = useRef< HTMLDivElement >( null );
	// On small screens, the panel covers the canvas.
	useTabZoom( library, ! isSmall );
	const close = () => void setIsInserterOpened( false );
	return (
		<SidePanel
			side="start"
			label={ __( 'Block Library', 'atelier' ) }
			isOpenSided
			onClose={ close }
		>
			<div
				ref={ library }
				className={ styles.library }
				// A registered category can't be removed.
				data-attached-images={ canHaveAttachedImages( type ) }
			>
				<InserterLibrary
					key={ position ? 'section' : 'block' }
					{ ...( position
						? insertAt( position.root, position.index )
						: beginsZoomedOut
							? AT_PATTERNS
							: {} ) }
					onClose={ close }
					showMostUsedBlocks={ hasMostUsed }
					showInserterHelpPanel={ ! isSmall }
					shouldFocusBlock={ isSmall }
					// On small screens, the panel covers the inserted block.
					onSelect={ isSmall ? close : () => undefined }
				/>
			</div>
		</SidePanel>
	);
}
