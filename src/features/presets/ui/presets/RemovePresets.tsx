import { useCallback } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { PresetKind } from '@/kernel/presetKinds';
import { useLayers } from '@/features/globalStyles/index.records';
import type { Layers, PresetList } from '@/features/globalStyles/index.model';
import { presetEntries } from '../../model/presetEdits';
import { PresetDialog } from './PresetDialog';

interface RemovePresetsProps {
	/** The question as the dialog's title. */
	readonly title: string;
	readonly list: PresetList & { readonly kind: PresetKind };
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
	return (
		<PresetDialog
			title={ title }
			kind={ list.kind }
			slugs={ slugs }
			isPlural
			introduction={ __(
				'Anything that uses them will go back to its default appearance:',
				'atelier'
			) }
			removal={ {
				label: __( 'Remove', 'atelier' ),
				onAct: () => onRemove( slugs ),
			} }
			onClose={ onClose }
		/>
	);
}
