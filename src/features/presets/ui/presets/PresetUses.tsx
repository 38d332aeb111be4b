import { Modal } from '@wordpress/components';
import { useMemo } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { shorten } from '../../../../kernel/shorten';
import {
	PresetUsesList,
	usePresetUses,
	type UsedPresetKind,
} from '../../../documents/index.records';
import { useStyleUses } from './useStyleUses';

interface PresetUsesProps {
	readonly kind: UsedPresetKind;
	readonly slug: string;
	readonly name: string;
	readonly onClose: () => void;
}

/** The length at which a name in the dialog's title is cut. */
const LONGEST = 50;

/** Lists the uses of a preset: in the styles as they are edited, and in saved content. */
export function PresetUses( { kind, slug, name, onClose }: PresetUsesProps ) {
	const load = usePresetUses( kind, slug );
	const slugs = useMemo( () => [ slug ], [ slug ] );
	return (
		<Modal
			title={ sprintf(
				/* translators: %s: name of a color, a font size or a shadow. */
				__( 'Where “%s” is used', 'atelier' ),
				shorten( name, LONGEST )
			) }
			size="medium"
			overlayClassName="atelier-overlay"
			onRequestClose={ onClose }
		>
			<PresetUsesList
				inStyles={ useStyleUses( kind, slugs ) }
				load={ load }
				introduction={ __(
					'If you change it, these change too.',
					'atelier'
				) }
			/>
		</Modal>
	);
}
