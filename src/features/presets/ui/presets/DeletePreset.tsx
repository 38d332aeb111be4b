import { useMemo } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { shorten } from '@/kernel/shorten';
import type { PresetKind } from '@/kernel/presetKinds';
import { LONGEST_NAME, PresetDialog } from './PresetDialog';

interface DeletePresetProps {
	readonly kind: PresetKind;
	readonly slug: string;
	readonly name: string;
	readonly onClose: () => void;
	readonly onDelete: () => void;
}

/** Confirms deleting a preset. */
export const DeletePreset = ( {
	kind,
	slug,
	name,
	onClose,
	onDelete,
}: DeletePresetProps ) => (
	<PresetDialog
		title={ sprintf(
			/* translators: %s: name of a color, a font size or a shadow. */
			__( 'Delete “%s”?', 'atelier' ),
			shorten( name, LONGEST_NAME )
		) }
		kind={ kind }
		slugs={ useMemo( () => [ slug ], [ slug ] ) }
		removal={ { label: __( 'Delete', 'atelier' ), onAct: onDelete } }
		onClose={ onClose }
	/>
);
