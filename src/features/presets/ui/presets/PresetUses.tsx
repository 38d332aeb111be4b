import { useMemo } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { shorten } from '@/kernel/shorten';
import type { PresetKind } from '@/kernel/presetKinds';
import { LONGEST_NAME, PresetDialog } from './PresetDialog';

interface PresetUsesProps {
	readonly kind: PresetKind;
	readonly slug: string;
	readonly name: string;
	readonly onClose: () => void;
}

/** Tells where a preset is used. */
export const PresetUses = ( {
	kind,
	slug,
	name,
	onClose,
}: PresetUsesProps ) => (
	<PresetDialog
		title={ sprintf(
			/* translators: %s: name of a color, a font size or a shadow. */
			__( 'Where “%s” is used', 'atelier' ),
			shorten( name, LONGEST_NAME )
		) }
		kind={ kind }
		slugs={ useMemo( () => [ slug ], [ slug ] ) }
		introduction={ __( 'If you change it, these change too.', 'atelier' ) }
		onClose={ onClose }
	/>
);
