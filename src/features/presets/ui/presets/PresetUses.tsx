import { Modal } from '@wordpress/components';
import { useMemo } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { shorten } from '@/kernel/shorten';
import type { PresetKind } from '@/kernel/presetKinds';
import { usePresetUses, UsesList } from '@/features/uses';
import { useStyleUses } from './useStyleUses';

/** The length at which the name of a preset in a dialog's title is cut. */
export const LONGEST_NAME = 50;

interface PresetUsesProps {
	readonly kind: PresetKind;
	readonly slug: string;
	readonly name: string;
	readonly onClose: () => void;
}

/** Tells where a preset is used, in the styles as they are edited and in saved content. */
export const PresetUses = ( {
	kind,
	slug,
	name,
	onClose,
}: PresetUsesProps ) => (
	<Modal
		title={ sprintf(
			/* translators: %s: name of a color, a font size or a shadow. */
			__( 'Where “%s” is used', 'atelier' ),
			shorten( name, LONGEST_NAME )
		) }
		size="medium"
		overlayClassName="atelier-overlay"
		onRequestClose={ onClose }
	>
		<UsesList
			inStyles={ useStyleUses(
				kind,
				useMemo( () => [ slug ], [ slug ] )
			) }
			load={ usePresetUses( kind, slug ) }
			introduction={ __(
				'If you change it, these change too.',
				'atelier'
			) }
		/>
	</Modal>
);
