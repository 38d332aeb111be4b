import { Modal } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { DialogActions } from '@/ui/DialogActions';
import { UsesList } from '@/features/uses';
import type { FontFace, FontFamily } from '../model/family';
import { FamilyUses } from './FamilyUses';
import { variantName } from './familyLabels';
import { useVariantUses } from './useVariantUses';

interface DeactivationProps {
	readonly onTurnOff: () => void;
	readonly onClose: () => void;
}

interface WithoutVariantProps extends DeactivationProps {
	readonly family: FontFamily;
	readonly face: FontFace;
}

/** Asks before a variant is deactivated that is used, and isn’t the last one. */
export const WithoutVariant = ( {
	family,
	face,
	...actions
}: WithoutVariantProps ) => (
	<Deactivation
		name={ `${ family.name } ${ variantName( face ) }` }
		{ ...actions }
	>
		<UsesList
			{ ...useVariantUses( family, face ) }
			introduction={ __(
				'Visitors will see the nearest active variant there, made bold or slanted by their browser:',
				'atelier'
			) }
		/>
	</Deactivation>
);

interface WithoutFamilyProps extends DeactivationProps {
	readonly family: FontFamily;
}

/** Asks before a font is deactivated that is used: unlike that of a deleted font, its uses stay, for when it is active again. */
export const WithoutFamily = ( { family, ...actions }: WithoutFamilyProps ) => (
	<Deactivation name={ family.name } { ...actions }>
		<FamilyUses
			slug={ family.slug }
			introduction={ __(
				'Until it’s active again, visitors will see their browser’s default font where styles use it, and the font of the surrounding text in content:',
				'atelier'
			) }
		/>
	</Deactivation>
);

const Deactivation = ( {
	name,
	onTurnOff,
	onClose,
	children,
}: DeactivationProps & {
	readonly name: string;
	readonly children: ReactNode;
} ) => (
	<Modal
		title={ sprintf(
			/* translators: %s: name of a font, or of one of its variants, such as "Inter Bold". */
			__( 'Deactivate “%s”?', 'atelier' ),
			name
		) }
		size="small"
		overlayClassName="atelier-overlay"
		onRequestClose={ onClose }
	>
		{ children }
		<DialogActions
			label={ __( 'Deactivate', 'atelier' ) }
			isBusy={ false }
			onCancel={ onClose }
			onAct={ onTurnOff }
		/>
	</Modal>
);
