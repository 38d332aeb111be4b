import { useDispatch } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import type { AppError } from '@/kernel/result';
import { shorten } from '@/kernel/shorten';
import { noteLocation } from '@/routing';
import { LiveNote } from '@/ui/LiveNote';
import { messageFor } from '@/ui/messages';
import { NameForm } from '@/ui/NameForm';
import { renameCategory } from '../data/changeCategories';
import { MAX_CATEGORY_NAME, type UserCategory } from '../model/userCategory';

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
	const { createSuccessNotice, createErrorNotice } =
		useDispatch( noticesStore );

	const rename = async ( name: string ) => {
		const isHere = noteLocation();
		const result = await renameCategory( category, name );
		if ( result.ok ) {
			void createSuccessNotice(
				__( 'Pattern category renamed.', 'atelier' ),
				{ type: 'snackbar' }
			);
		} else if ( result.error.code === 'missing' ) {
			onClose();
			if ( isHere() ) {
				onGone();
			}
			void createErrorNotice( deletedMessage( category.label ), {
				type: 'snackbar',
			} );
		}
		return result;
	};

	return (
		<>
			<LiveNote />
			<NameForm
				name={ category.label }
				maxLength={ MAX_CATEGORY_NAME }
				isValid={ ( name ) => name !== '' && name !== category.label }
				onName={ rename }
				messageOf={ problemFor }
				onClose={ onClose }
			/>
		</>
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
