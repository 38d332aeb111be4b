import { __ } from '@wordpress/i18n';
import { UsesCell, UsesList, UsesModal } from '@/features/uses';
import type { FontFace, FontFamily } from '../model/family';
import { variantName } from './familyLabels';
import { useVariantUses } from './useVariantUses';

interface VariantUsesProps {
	readonly family: FontFamily;
	readonly face: FontFace;
	/** Undefined while it isn't known, and for variants that aren't active. */
	readonly isUsed: boolean | undefined;
}

/** Whether a variant is used. Pressing it tells where. */
export const VariantUses = ( { family, face, isUsed }: VariantUsesProps ) =>
	isUsed !== undefined && (
		<UsesCell
			isUsed={ isUsed }
			isPlain={ false }
			hint={
				<span className="screen-reader-text">
					{ family.name } { variantName( face ) }
				</span>
			}
			dialog={ ( close ) => (
				<UsesModal
					title={ `${ family.name } ${ variantName( face ) }` }
					onClose={ close }
				>
					<Uses family={ family } face={ face } />
				</UsesModal>
			) }
		>
			{ __( 'Where it’s used', 'atelier' ) }
		</UsesCell>
	);

const Uses = ( { family, face }: Omit< VariantUsesProps, 'isUsed' > ) => (
	<UsesList
		{ ...useVariantUses( family, face ) }
		introduction={ __( 'These use it:', 'atelier' ) }
	/>
);
