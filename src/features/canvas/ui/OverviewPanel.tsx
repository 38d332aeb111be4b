import { useDispatch } from '@wordpress/data';
import { DocumentOutline, store as editorStore } from '@wordpress/editor';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { ListView } from '../../../platform/experimental/listView';
import { SidePanel } from '../../../ui/SidePanel';
import { TabList, TabPanel, useTabsId } from '../../../ui/Tabs';
import styles from './OverviewPanel.module.css';

/** The document as a tree of blocks, or as an outline of headings. */
export function OverviewPanel() {
	const { setIsListViewOpened } = useDispatch( editorStore );
	const [ tab, setTab ] = useState< 'blocks' | 'outline' >( 'blocks' );
	const [ dropZone, setDropZone ] = useState< HTMLElement | null >( null );
	const id = useTabsId();
	return (
		<SidePanel
			side="start"
			label={ __( 'Document Overview', 'atelier' ) }
			onClose={ () => void setIsListViewOpened( false ) }
			heading={
				<TabList
					id={ id }
					label={ __( 'Document Overview', 'atelier' ) }
					selected={ tab }
					onSelect={ setTab }
					tabs={ [
						{ name: 'blocks', label: __( 'List View', 'atelier' ) },
						{ name: 'outline', label: __( 'Outline', 'atelier' ) },
					] }
				/>
			}
		>
			<TabPanel id={ id } selected={ tab }>
				{ tab === 'blocks' ? (
					<div ref={ setDropZone }>
						<ListView dropZoneElement={ dropZone } />
					</div>
				) : (
					<div className={ styles.outline }>
						<DocumentOutline />
					</div>
				) }
			</TabPanel>
		</SidePanel>
	);
}
