import { Button } from '@wordpress/components';
import { __, isRTL } from '@wordpress/i18n';
import { chevronLeft, chevronRight } from '@wordpress/icons';
import styles from './BackButton.module.css';

interface BackButtonProps {
	readonly isDisabled: boolean;
	readonly onClick: () => void;
}

/** Returns to the previous step, at the start of a step. */
export const BackButton = ( { isDisabled, onClick }: BackButtonProps ) => (
	<Button
		size="compact"
		className={ styles.back ?? '' }
		icon={ isRTL() ? chevronRight : chevronLeft }
		disabled={ isDisabled }
		accessibleWhenDisabled
		onClick={ onClick }
	>
		{ __( 'Back', 'atelier' ) }
	</Button>
);
