import { TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { FormEvent } from 'react';
import type { AppError, Result } from '@/kernel/result';
import { DialogActions } from './DialogActions';
import { messageFor } from './messages';
import { useIsMounted } from './useIsMounted';

export interface NameFormProps< Value > {
	/** The label of the submit button; "Save" by default. */
	readonly label?: string;
	/** The label of the field; "Name" by default. */
	readonly fieldLabel?: string;
	/** The current name. */
	readonly name?: string;
	/** An example of a name. */
	readonly placeholder?: string;
	/** In characters. */
	readonly maxLength?: number;
	/** Whether a name can be submitted; by default, if it isn't empty. */
	readonly isValid?: ( name: string ) => boolean;
	/** Whether an empty name closes the dialog without a change, instead of disabling the submit button. */
	readonly closesOnEmpty?: boolean;
	/** Saves the name, which has no spaces at its ends; the dialog stays open if that fails. */
	readonly onName: ( name: string ) => Promise< Result< Value > >;
	/** Called with the result, unless the dialog has been closed in the meantime. */
	readonly onNamed?: ( value: Value ) => void;
	readonly messageOf?: ( error: AppError ) => string;
	readonly onClose: () => void;
}

/** The content of a dialog with one field for a name. */
export function NameForm< Value >( {
	label = __( 'Save', 'atelier' ),
	fieldLabel = __( 'Name', 'atelier' ),
	name: before = '',
	placeholder = '',
	maxLength,
	isValid = isFilled,
	closesOnEmpty = false,
	onName,
	onNamed,
	messageOf = messageFor,
	onClose,
}: NameFormProps< Value > ) {
	const isMounted = useIsMounted();
	const [ text, setText ] = useState( before );
	const [ isBusy, setIsBusy ] = useState( false );
	const [ problem, setProblem ] = useState( '' );
	const name = text.trim();
	const isClosing = closesOnEmpty && name === '';

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
			setProblem( messageOf( result.error ) );
		}
	};

	return (
		<form
			onSubmit={ ( event: FormEvent ) => {
				event.preventDefault();
				if ( isClosing ) {
					onClose();
				} else if ( isValid( name ) && ! isBusy ) {
					void act();
				}
			} }
		>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ fieldLabel }
				placeholder={ placeholder }
				maxLength={ maxLength }
				autoComplete="off"
				value={ text }
				onChange={ ( next ) => {
					setText( next );
					setProblem( '' );
				} }
			/>
			<DialogActions
				label={ label }
				isBusy={ isBusy }
				problem={ problem }
				isDisabled={ ! isClosing && ! isValid( name ) }
				onCancel={ onClose }
			/>
		</form>
	);
}

const isFilled = ( name: string ): boolean => name !== '';
