import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import styles from './ResetFoot.module.css';

interface ResetFootProps {
	readonly isChanged: boolean;
	readonly onReset: () => void;
}

/** The end of a popover with a picker: its reset, in view where the window is too low for the picker. */
export const ResetFoot = ( { isChanged, onReset }: ResetFootProps ) => (
	<div className={ styles.foot }>
		<Button
			variant="tertiary"
			size="compact"
			disabled={ ! isChanged }
			accessibleWhenDisabled
			onClick={ onReset }
		>
			{ __( 'Reset', 'atelier' ) }
		</Button>
	</div>
);
