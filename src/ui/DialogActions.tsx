import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { ErrorText } from './ErrorText';
import styles from './DialogActions.module.css';

interface DialogActionsProps {
	/** The label of the primary button. */
	readonly label: string;
	/** "Cancel" unless given. */
	readonly cancelLabel?: string | null;
	readonly isBusy: boolean;
	/** Whether what was begun can't be cancelled any more. */
	readonly isHeld?: boolean;
	/** Whether input is missing or invalid. */
	readonly isDisabled?: boolean;
	readonly isDestructive?: boolean;
	/** The error of the last attempt, shown above the buttons. */
	readonly problem?: string;
	readonly onCancel: () => void;
	/** Left out in a form, which handles the submit event. */
	readonly onAct?: () => void;
	/** Another way to go on, apart from the other buttons. */
	readonly aside?: ReactNode;
	/** Further buttons. */
	readonly children?: ReactNode;
}

/** The buttons at the end of a dialog, which stay in view. */
export const DialogButtons = ( {
	children,
}: {
	readonly children: ReactNode;
} ) => (
	<div className={ styles.actions } data-dialog-actions>
		{ children }
	</div>
);

/** Cancel and the primary button, at the end of a dialog. */
export function DialogActions( {
	label,
	cancelLabel,
	isBusy,
	isHeld = false,
	isDisabled = false,
	isDestructive = false,
	problem = '',
	onCancel,
	onAct,
	aside,
	children,
}: DialogActionsProps ) {
	return (
		<>
			<ErrorText>{ problem }</ErrorText>
			<DialogButtons>
				{ aside && <div className={ styles.aside }>{ aside }</div> }
				<Button
					__next40pxDefaultSize
					variant="tertiary"
					disabled={ isHeld }
					accessibleWhenDisabled
					onClick={ onCancel }
				>
					{ cancelLabel ?? __( 'Cancel', 'atelier' ) }
				</Button>
				{ children }
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
			</DialogButtons>
		</>
	);
}
