import { __ } from '@wordpress/i18n';
import type { PresetKind } from '@/kernel/presetKinds';
import { usePresetUses, UsesList, UsesModal } from '@/features/uses';
import { useStyleUses } from './useStyleUses';

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
	<UsesModal title={ name } onClose={ onClose }>
		<UsesList
			inStyles={ useStyleUses( kind, [ slug ] ) }
			load={ usePresetUses( kind, slug ) }
			introduction={ __(
				'If you change it, these change too.',
				'atelier'
			) }
		/>
	</UsesModal>
);
