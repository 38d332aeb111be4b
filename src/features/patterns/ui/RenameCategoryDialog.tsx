import { TextControl } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import type { AppError } from '../../../kernel/result';
import { shorten } from '../../../kernel/shorten';
import { DialogActions } from '../../../ui/DialogActions';
import { messageFor } from '../../../ui/messages';
import { renameCategory } from '../data/userCategories';
import { MAX_CATEGORY_NAME, type UserCategory } from '../model/userCategory';
import { noteLocation } from '../../../routing';
import styles from './Forms.module.css';

interface RenameCategoryDialogProps {
	readonly category: UserCategory;
	readonly onClose: () => void;
	/** Called if the category no longer exists. */
	readonly onGone: () => void;
}

/** A dialog with a category's new name. */
export function RenameCategoryDialog( {
	category,
	onClose,
	onGone,
}: RenameCategoryDialogProps ) {
	const [ label, setLabel ] = useState( category.label );
	const [ isBusy, setIsBusy ] = useState( false );
	const [ problem, setProblem ] = useState( '' );
	const { createSuccessNotice, createErrorNotice } =
		useDispatch( noticesStore );
	const name = label.trim();
	const canSave = name !== '' && name !== category.label && ! isBusy;

	const save = async () => {
		setIsBusy( true );
		const isHere = noteLocation();
		const result = await renameCategory( category, name );
		setIsBusy( false );
		if ( ! result.ok && result.error.code === 'missing' ) {
			onClose();
			if ( isHere() ) {
				onGone();
			}
			void createErrorNotice( deletedMessage( category.label ), {
				type: 'snackbar',
			} );
			return;
		}
		if ( ! result.ok ) {
			setProblem( problemFor( result.error ) );
			return;
		}
		onClose();
		void createSuccessNotice(
			__( 'Pattern category renamed.', 'atelier' ),
			{
				type: 'snackbar',
			}
		);
	};

	return (
		<form
			className={ styles.form }
			onSubmit={ ( event ) => {
				event.preventDefault();
				if ( canSave ) {
					void save();
				}
			} }
		>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Name', 'atelier' ) }
				maxLength={ MAX_CATEGORY_NAME }
				value={ label }
				onChange={ ( value ) => {
					setLabel( value );
					setProblem( '' );
				} }
			/>
			{ problem && (
				<p role="alert" className={ styles.problem }>
					{ problem }
				</p>
			) }
			<DialogActions
				label={ __( 'Save', 'atelier' ) }
				isBusy={ isBusy }
				isDisabled={ ! canSave }
				onCancel={ onClose }
			/>
		</form>
	);
}

const problemFor = ( error: AppError ): string =>
	error.code === 'conflict'
		? __(
				'Another category already has this name. Choose a different one.',
				'atelier'
			)
		: messageFor( error );

const deletedMessage = ( label: string ): string =>
	sprintf(
		/* translators: %s: name of a category of patterns. */
		__(
			'The category “%s” no longer exists. It may have been deleted in another tab or by someone else.',
			'atelier'
		),
		shorten( label, 100 )
	);
