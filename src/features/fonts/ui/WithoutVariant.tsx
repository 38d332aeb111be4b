import { Modal } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { DialogActions } from '@/ui/DialogActions';
import { UsesList } from '@/features/uses';
import type { FontFace, FontFamily } from '../model/family';
import { variantName } from './familyLabels';
import { useVariantUses } from './useVariantUses';

interface WithoutVariantProps {
	readonly family: FontFamily;
	readonly face: FontFace;
	/** Whether it is the last one: then the font isn't active either. */
	readonly isLast: boolean;
	readonly onTurnOff: () => void;
	readonly onClose: () => void;
}

/** Asks before a variant is deactivated that is used. */
export const WithoutVariant = ( {
	family,
	face,
	isLast,
	onTurnOff,
	onClose,
}: WithoutVariantProps ) => (
	<Modal
		title={ sprintf(
			/* translators: %s: name of a variant of a font, such as "Inter Bold". */
			__( 'Deactivate “%s”?', 'atelier' ),
			`${ family.name } ${ variantName( face ) }`
		) }
		size="small"
		overlayClassName="atelier-overlay"
		onRequestClose={ onClose }
	>
		<UsesList
			{ ...useVariantUses( family, face ) }
			{ ...( isLast
				? {}
				: {
						introduction: __(
							'Visitors will see the nearest active variant there, made bold or slanted by their browser:',
							'atelier'
						),
					} ) }
		/>
		<DialogActions
			label={ __( 'Deactivate', 'atelier' ) }
			isBusy={ false }
			onCancel={ onClose }
			onAct={ onTurnOff }
		/>
	</Modal>
);
