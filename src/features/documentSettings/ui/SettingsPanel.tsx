import { store as blockEditorStore } from '@wordpress/block-editor';
import { useViewportMatch } from '@wordpress/compose';
import { useSelect } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { boot } from '@/platform/boot';
import { SidePanel } from '@/ui/SidePanel';
import { TabList, TabPanel, useTabsId } from '@/ui/Tabs';
import { BlockStyles } from '@/features/responsiveStyles/index.editor';
import { ApplyGlobally } from '@/features/styles/index.editor';
import { showBlock } from '@/features/blocks/index.editor';
import {
	DocumentSettings,
	type DocumentSettingsProps,
} from './DocumentSettings';

interface SettingsPanelProps extends Omit<
	DocumentSettingsProps,
	'onChooseBlock'
> {
	/** Whether to render the content; its space is reserved. */
	readonly isFilled: boolean;
	readonly onClose: () => void;
}

/** The settings of the document and of the selected block. */
export function SettingsPanel( {
	isFilled,
	onClose,
	...settings
}: SettingsPanelProps ) {
	const { document } = settings;
	const [ tab, setTab ] = useState< 'document' | 'block' >( 'document' );
	const id = useTabsId();
	const selected = useSelect(
		( select ) => select( blockEditorStore ).getBlockSelectionStart(),
		[]
	);
	// Selecting a block shows its settings; clearing the selection, the document's.
	const staysFor = useRef< string | null >( null );
	useEffect( () => {
		// Selecting blocks in the panel's list keeps the list open.
		if ( selected === null || selected !== staysFor.current ) {
			setTab( selected ? 'block' : 'document' );
		}
		staysFor.current = null;
	}, [ selected ] );
	const isNarrow = useViewportMatch( 'medium', '<' );
	const chooseBlock = ( clientId: string ) => {
		staysFor.current = clientId;
		showBlock( clientId );
		if ( isNarrow ) {
			// On small screens, the panel covers the canvas.
			onClose();
		}
	};

	return (
		<SidePanel
			side="end"
			label={ __( 'Editor settings', 'atelier' ) }
			closeLabel={ __( 'Close Settings', 'atelier' ) }
			onClose={ onClose }
			heading={
				<TabList
					id={ id }
					label={ __( 'Settings', 'atelier' ) }
					selected={ tab }
					onSelect={ setTab }
					tabs={ [
						{
							name: 'document',
							label:
								boot().postTypes[ document.type ]?.label ??
								document.type,
						},
						{ name: 'block', label: __( 'Block', 'atelier' ) },
					] }
				/>
			}
		>
			<TabPanel id={ id } selected={ tab }>
				{ isFilled && tab === 'block' && (
					<BlockStyles>
						<ApplyGlobally />
					</BlockStyles>
				) }
				{ isFilled && tab === 'document' && (
					<DocumentSettings
						{ ...settings }
						onChooseBlock={ chooseBlock }
					/>
				) }
			</TabPanel>
		</SidePanel>
	);
}
