import { useCallback } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { PresetKind } from '@/kernel/presetKinds';
import { AskAboutPresets } from '@/features/uses';
import { useLayers } from '@/features/globalStyles/index.records';
import type { Layers, PresetList } from '@/features/globalStyles/index.model';
import { presetEntries } from '../../model/presetEdits';

interface RemovePresetsProps {
	/** Of all of them together. */
	readonly name: string;
	/** The question as the dialog's title. */
	readonly title: string;
	readonly list: PresetList & { readonly kind: PresetKind };
	readonly onClose: () => void;
	/** Called with the slugs of the presets. */
	readonly onRemove: ( slugs: readonly string[] ) => void;
}

/** Asks what becomes of the uses of all presets of a list before they are removed. */
export function RemovePresets( {
	name,
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
		<AskAboutPresets
			kind={ list.kind }
			slugs={ slugs }
			name={ name }
			title={ title }
			removal={ {
				label: __( 'Remove', 'atelier' ),
				list,
				act: () => onRemove( slugs ),
			} }
			onReplace={ () => undefined }
			onClose={ onClose }
		/>
	);
}
