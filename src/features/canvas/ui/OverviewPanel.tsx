import { useDispatch } from '@wordpress/data';
import { DocumentOutline, store as editorStore } from '@wordpress/editor';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useShortcut } from '@wordpress/keyboard-shortcuts';
import { ListView } from '@/platform/experimental/listView';
import { SidePanel } from '@/ui/SidePanel';
import { TabList, TabPanel, useTabsId } from '@/ui/Tabs';
import { focusList, isOverviewFocusWanted } from '../data/overviewFocus';
import styles from './OverviewPanel.module.css';

interface OverviewPanelProps {
	/** Called once it closes, to move the focus to the button that opens it. */
	readonly onClosed: () => void;
}

/** The document as a tree of blocks, or as an outline of headings. */
export function OverviewPanel( { onClosed }: OverviewPanelProps ) {
	const panel = useRef< HTMLDivElement >( null );
	const { setIsListViewOpened } = useDispatch( editorStore );
	const [ tab, setTab ] = useState< 'blocks' | 'outline' >( 'blocks' );
	const [ dropZone, setDropZone ] = useState< HTMLElement | null >( null );
	const id = useTabsId();
	const close = () => {
		void setIsListViewOpened( false );
		onClosed();
	};
	useEffect( () => {
		if ( isOverviewFocusWanted.get() ) {
			isOverviewFocusWanted.set( false );
			if ( panel.current ) {
				focusList( panel.current );
			}
		}
	}, [] );
	// WordPress's own handler only opens the panel.
	useShortcut( 'core/editor/toggle-list-view', ( event ) => {
		const { current } = panel;
		if ( event.defaultPrevented || ! current ) {
			return;
		}
		event.preventDefault();
		if ( current.contains( document.activeElement ) ) {
			close();
		} else {
			focusList( current );
		}
	} );
	return (
		<div ref={ panel } className={ styles.place }>
			<SidePanel
				side="start"
				label={ __( 'Document Overview', 'atelier' ) }
				onClose={ close }
				heading={
					<TabList
						id={ id }
						label={ __( 'Document Overview', 'atelier' ) }
						selected={ tab }
						onSelect={ setTab }
						tabs={ [
							{
								name: 'blocks',
								label: __( 'List View', 'atelier' ),
							},
							{
								name: 'outline',
								label: __( 'Outline', 'atelier' ),
							},
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
		</div>
	);
}
