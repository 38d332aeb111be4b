import {
	BlockInspector,
	store as blockEditorStore,
} from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { boot } from '../../../platform/boot';
import { ApplyGlobally } from '../../styles/index.editor';
import { SidePanel } from '../../../ui/SidePanel';
import { TabList, TabPanel, useTabsId } from '../../../ui/Tabs';
import {
	DocumentSettings,
	type DocumentSettingsProps,
} from './DocumentSettings';

interface SettingsPanelProps extends DocumentSettingsProps {
	/** Whether there is time for what is in it; its place is kept. */
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
	// Selecting a block is a wish to see its settings; selecting none, to see the document's.
	useEffect( () => setTab( selected ? 'block' : 'document' ), [ selected ] );

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
					<>
						<BlockInspector />
						<ApplyGlobally />
					</>
				) }
				{ isFilled && tab === 'document' && (
					<DocumentSettings { ...settings } />
				) }
			</TabPanel>
		</SidePanel>
	);
}
