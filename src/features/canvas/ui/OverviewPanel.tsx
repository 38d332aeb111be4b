import { useDispatch } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { ListView } from '../../../platform/experimental/listView';
import { SidePanel } from '../../../ui/SidePanel';

/** The document as a tree of its blocks. */
export function OverviewPanel() {
	const { setIsListViewOpened } = useDispatch( editorStore );
	const [ dropZone, setDropZone ] = useState< HTMLElement | null >( null );
	return (
		<SidePanel
			side="start"
			label={ __( 'Document Overview', 'atelier' ) }
			heading={ __( 'List View', 'atelier' ) }
			onClose={ () => void setIsListViewOpened( false ) }
		>
			<div ref={ setDropZone }>
				<ListView dropZoneElement={ dropZone } />
			</div>
		</SidePanel>
	);
}
