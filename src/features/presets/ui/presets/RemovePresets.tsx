import { Modal } from '@wordpress/components';
import { useCallback } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { DialogActions } from '../../../../ui/DialogActions';
import {
	PresetUsesList,
	usePresetUses,
	type UsedPresetKind,
} from '../../../documents/index.records';
import { useLayers } from '../../../globalStyles/index.records';
import type { Layers, PresetList } from '../../../globalStyles/index.model';
import { presetEntries } from '../../model/presetEdits';
import { useStyleUses } from './useStyleUses';

interface RemovePresetsProps {
	/** The question as the dialog's title. */
	readonly title: string;
	readonly list: PresetList & { readonly kind: UsedPresetKind };
	readonly onClose: () => void;
	/** Called with the slugs of the presets. */
	readonly onRemove: ( slugs: readonly string[] ) => void;
}

/** Confirms removing all presets of a list, and lists their uses. */
export function RemovePresets( {
	title,
	list,
	onClose,
	onRemove,
}: RemovePresetsProps ) {
	const slugs = useLayers(
		useCallback(
			( layers: Layers ) =>
				presetEntries( layers, list )
					.filter( ( { problem } ) => problem === null )
					.map( ( { slug } ) => slug ),
			[ list ]
		)
	);
	const load = usePresetUses( list.kind, ...slugs );
	return (
		<Modal
			title={ title }
			size="small"
			overlayClassName="atelier-overlay"
			onRequestClose={ onClose }
		>
			<PresetUsesList
				isPlural
				inStyles={ useStyleUses( list.kind, slugs ) }
				load={ load }
				introduction={ __(
					'Anything that uses them will go back to its default appearance:',
					'atelier'
				) }
			/>
			<DialogActions
				label={ __( 'Remove', 'atelier' ) }
				isBusy={ false }
				isDisabled={ load.status === 'loading' }
				isDestructive
				onCancel={ onClose }
				onAct={ () => {
					onClose();
					onRemove( slugs );
				} }
			/>
		</Modal>
	);
}
