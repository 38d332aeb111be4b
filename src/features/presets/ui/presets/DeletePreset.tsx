import { Modal } from '@wordpress/components';
import { useMemo } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { shorten } from '../../../../kernel/shorten';
import { DialogActions } from '../../../../ui/DialogActions';
import {
	PresetUsesList,
	usePresetUses,
	type UsedPresetKind,
} from '../../../documents/index.records';
import { useStyleUses } from './useStyleUses';

interface DeletePresetProps {
	readonly kind: UsedPresetKind;
	readonly slug: string;
	readonly name: string;
	readonly onClose: () => void;
	readonly onDelete: () => void;
}

/** The length at which a name in the dialog's title is cut. */
const LONGEST = 50;

/** Confirms deleting a preset, and lists its uses. */
export function DeletePreset( {
	kind,
	slug,
	name,
	onClose,
	onDelete,
}: DeletePresetProps ) {
	const load = usePresetUses( kind, slug );
	const slugs = useMemo( () => [ slug ], [ slug ] );
	const inStyles = useStyleUses( kind, slugs );
	return (
		<Modal
			/* translators: %s: name of a color, a font size or a shadow. */
			title={ sprintf(
				__( 'Delete “%s”?', 'atelier' ),
				shorten( name, LONGEST )
			) }
			size="small"
			overlayClassName="atelier-overlay"
			onRequestClose={ onClose }
		>
			<PresetUsesList inStyles={ inStyles } load={ load } />
			<DialogActions
				label={ __( 'Delete', 'atelier' ) }
				isBusy={ false }
				isDisabled={ load.status === 'loading' }
				isDestructive
				onCancel={ onClose }
				onAct={ () => {
					onClose();
					onDelete();
				} }
			/>
		</Modal>
	);
}
