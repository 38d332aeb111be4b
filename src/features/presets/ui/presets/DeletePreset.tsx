import { __, sprintf } from '@wordpress/i18n';
import { shorten } from '@/kernel/shorten';
import type { PresetKind } from '@/kernel/presetKinds';
import type { PresetList } from '@/features/globalStyles/index.model';
import { AskAboutPresets } from '@/features/uses';

/** The length at which a name in the dialog's title is cut. */
const LONGEST = 50;

interface DeletePresetProps {
	readonly list: PresetList & { readonly kind: PresetKind };
	readonly slug: string;
	readonly name: string;
	readonly onClose: () => void;
	/** Called to delete it and to leave what uses it. */
	readonly onDelete: () => void;
	/** Called before it is replaced and deleted. */
	readonly onReplace: () => void;
}

/** Asks what becomes of the uses of a preset before it is deleted. */
export const DeletePreset = ( {
	list: { kind, ...list },
	slug,
	name,
	onClose,
	onDelete,
	onReplace,
}: DeletePresetProps ) => (
	<AskAboutPresets
		kind={ kind }
		slugs={ [ slug ] }
		name={ name }
		title={ sprintf(
			/* translators: %s: name of a color, a font size or a shadow. */
			__( 'Delete “%s”?', 'atelier' ),
			shorten( name, LONGEST )
		) }
		removal={ { label: __( 'Delete', 'atelier' ), list, act: onDelete } }
		onReplace={ onReplace }
		onClose={ onClose }
	/>
);
