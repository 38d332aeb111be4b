import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import styles from './DialogActions.module.css';

interface DialogActionsProps {
	/** What the dialog is there for. */
	readonly label: string;
	readonly isBusy: boolean;
	/** Whether there is nothing to do yet, or what was given does not do. */
	readonly isDisabled?: boolean;
	readonly isDestructive?: boolean;
	readonly onCancel: () => void;
	/** Absent in a form, which hears of it as a submit. */
	readonly onAct?: () => void;
}

/** The two ways out of a dialog, at its end. */
export function DialogActions( {
	label,
	isBusy,
	isDisabled = false,
	isDestructive = false,
	onCancel,
	onAct,
}: DialogActionsProps ) {
	return (
		<div className={ styles.actions }>
			<Button
				__next40pxDefaultSize
				variant="tertiary"
				onClick={ onCancel }
			>
				{ __( 'Cancel', 'atelier' ) }
			</Button>
			<Button
				__next40pxDefaultSize
				variant="primary"
				type={ onAct ? 'button' : 'submit' }
				isDestructive={ isDestructive }
				isBusy={ isBusy }
				disabled={ isBusy || isDisabled }
				accessibleWhenDisabled
				{ ...( onAct ? { onClick: onAct } : {} ) }
			>
				{ label }
			</Button>
		</div>
	);
}
