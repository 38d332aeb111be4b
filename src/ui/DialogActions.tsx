import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import styles from './DialogActions.module.css';

interface DialogActionsProps {
	/** What the dialog is there for. */
	readonly label: string;
	/** "Cancel" unless given. */
	readonly cancelLabel?: string | null;
	readonly isBusy: boolean;
	/** Whether there is nothing to do yet, or what was given does not do. */
	readonly isDisabled?: boolean;
	readonly isDestructive?: boolean;
	readonly onCancel: () => void;
	/** Absent in a form, which hears of it as a submit. */
	readonly onAct?: () => void;
	/** Other ways out. */
	readonly children?: ReactNode;
}

/** The two ways out of a dialog, at its end. */
export function DialogActions( {
	label,
	cancelLabel,
	isBusy,
	isDisabled = false,
	isDestructive = false,
	onCancel,
	onAct,
	children,
}: DialogActionsProps ) {
	return (
		<div className={ styles.actions }>
			<Button
				__next40pxDefaultSize
				variant="tertiary"
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
		</div>
	);
}
