import { Modal, TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { FormEvent } from 'react';
import type { Result } from '../kernel/result';
import { DialogActions } from './DialogActions';
import { messageFor } from './messages';
import { useIsMounted } from './useIsMounted';
import styles from './NameDialog.module.css';

interface NameDialogProps< Value > {
	readonly title: string;
	/** The label of the submit button. */
	readonly label: string;
	/** The current name. */
	readonly name?: string;
	/** An example of a name. */
	readonly placeholder?: string;
	/** Whether an empty name closes the dialog without a change, instead of showing an error. */
	readonly closesOnEmpty?: boolean;
	/** Saves the name; the dialog stays open if that fails. */
	readonly onName: ( name: string ) => Promise< Result< Value > >;
	/** Called with the result, unless the dialog has been closed in the meantime. */
	readonly onNamed?: ( value: Value ) => void;
	readonly onClose: () => void;
}

/** A dialog with one field for a name. */
export function NameDialog< Value >( {
	title,
	label,
	name: before = '',
	placeholder = '',
	closesOnEmpty = false,
	onName,
	onNamed,
	onClose,
}: NameDialogProps< Value > ) {
	const isMounted = useIsMounted();
	const [ text, setText ] = useState( before );
	const [ isBusy, setIsBusy ] = useState( false );
	const [ problem, setProblem ] = useState( '' );
	const name = text.trim();

	const act = async () => {
		setIsBusy( true );
		setProblem( '' );
		const result = await onName( name );
		if ( ! isMounted() ) {
			return;
		}
		setIsBusy( false );
		if ( result.ok ) {
			onClose();
			onNamed?.( result.value );
		} else {
			setProblem( messageFor( result.error ) );
		}
	};

	return (
		<Modal
			title={ title }
			size="small"
			focusOnMount="firstContentElement"
			overlayClassName="atelier-overlay"
			onRequestClose={ onClose }
		>
			<form
				onSubmit={ ( event: FormEvent ) => {
					event.preventDefault();
					if ( name !== '' && ! isBusy ) {
						void act();
					} else if ( closesOnEmpty ) {
						onClose();
					}
				} }
			>
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Name', 'atelier' ) }
					placeholder={ placeholder }
					autoComplete="off"
					value={ text }
					onChange={ setText }
				/>
				{ problem && (
					<p role="alert" className={ styles.problem }>
						{ problem }
					</p>
				) }
				<DialogActions
					label={ label }
					isBusy={ isBusy }
					isDisabled={ name === '' && ! closesOnEmpty }
					onCancel={ onClose }
				/>
			</form>
		</Modal>
	);
}
