import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import type { AppError } from '@/kernel/result';
import { shorten } from '@/kernel/shorten';
import { DialogActions } from '@/ui/DialogActions';
import { LiveNote } from '@/ui/LiveNote';
import { deleteCategory } from '../data/changeCategories';
import type { UserCategory } from '../model/userCategory';
import { noteLocation } from '@/routing';
import styles from './Forms.module.css';

interface DeleteCategoryDialogProps {
	readonly category: UserCategory;
	readonly onClose: () => void;
	readonly onDeleted: () => void;
}

/** Confirms that a category is deleted permanently. */
export function DeleteCategoryDialog( {
	category,
	onClose,
	onDeleted,
}: DeleteCategoryDialogProps ) {
	const [ isBusy, setIsBusy ] = useState( false );
	const { createSuccessNotice, createErrorNotice } =
		useDispatch( noticesStore );
	const label = shorten( category.label, 100 );

	const remove = async () => {
		setIsBusy( true );
		const isHere = noteLocation();
		const result = await deleteCategory( category );
		onClose();
		if ( ! result.ok ) {
			void createErrorNotice( messageOf( result.error ), {
				type: 'snackbar',
			} );
			return;
		}
		void createSuccessNotice(
			sprintf(
				/* translators: %s: name of a category of patterns. */
				__( '"%s" deleted.', 'atelier' ),
				label
			),
			{ type: 'snackbar', id: 'atelier-category-deleted' }
		);
		if ( isHere() ) {
			onDeleted();
		}
	};

	return (
		<>
			<p className={ styles.text }>
				{ sprintf(
					/* translators: %s: name of a category of patterns. */
					__(
						'Are you sure you want to delete the category "%s"? The patterns will not be deleted.',
						'atelier'
					),
					label
				) }
			</p>
			<LiveNote />
			<DialogActions
				label={ __( 'Delete', 'atelier' ) }
				isBusy={ isBusy }
				isDestructive
				onCancel={ onClose }
				onAct={ () => void remove() }
			/>
		</>
	);
}

/** The server's own message, if there is one. */
const messageOf = ( { detail }: AppError ): string =>
	detail ??
	__( 'An error occurred while deleting the pattern category.', 'atelier' );
