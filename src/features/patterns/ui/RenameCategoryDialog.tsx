import { TextControl } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import type { AppError } from '../../../kernel/result';
import { DialogActions } from '../../../ui/DialogActions';
import { messageFor } from '../../../ui/messages';
import { refreshCategories, renameCategory } from '../data/userCategories';
import { MAX_CATEGORY_NAME, type UserCategory } from '../model/userCategory';
import styles from './Forms.module.css';

interface RenameCategoryDialogProps {
	readonly category: UserCategory;
	readonly onClose: () => void;
}

/** Asks for a category's new name. */
export function RenameCategoryDialog( {
	category,
	onClose,
}: RenameCategoryDialogProps ) {
	const [ label, setLabel ] = useState( category.label );
	const [ isBusy, setIsBusy ] = useState( false );
	const [ problem, setProblem ] = useState( '' );
	const { createSuccessNotice } = useDispatch( noticesStore );
	const name = label.trim();
	const canSave = name !== '' && name !== category.label && ! isBusy;

	const save = async () => {
		setIsBusy( true );
		const result = await renameCategory( category, name );
		setIsBusy( false );
		if ( ! result.ok ) {
			setProblem( problemFor( result.error ) );
			if ( result.error.code === 'missing' ) {
				refreshCategories();
			}
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

function problemFor( error: AppError ): string {
	switch ( error.code ) {
		case 'conflict':
			return __(
				'Another category has this name already. Choose a different one.',
				'atelier'
			);
		case 'missing':
			return __(
				'This category does not exist any more. It may have been deleted in another tab or by somebody else.',
				'atelier'
			);
		default:
			return messageFor( error );
	}
}
