import { TextControl } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import type { FormEvent } from 'react';
import { shorten } from '../../../kernel/shorten';
import { DialogActions } from '../../../ui/DialogActions';
import { messageFor } from '../../../ui/messages';
import { renameListed } from '../data/removeListed';
import type { Listed } from '../model/listed';
import styles from './ListedDialogs.module.css';

interface RenameDialogProps {
	readonly item: Listed;
	readonly onClose: () => void;
}

/** A dialog for a document's new name. */
export function RenameDialog( { item, onClose }: RenameDialogProps ) {
	const [ title, setTitle ] = useState( item.title );
	const [ isBusy, setIsBusy ] = useState( false );
	const [ problem, setProblem ] = useState( '' );
	const { createSuccessNotice } = useDispatch( noticesStore );
	const name = title.trim();
	const canSave = name !== '' && name !== item.title && ! isBusy;

	const save = async () => {
		setIsBusy( true );
		const result = await renameListed( item, name );
		setIsBusy( false );
		if ( ! result.ok ) {
			setProblem( messageFor( result.error ) );
			return;
		}
		onClose();
		void createSuccessNotice(
			/* translators: %s: the new title of a document. */
			sprintf(
				__( 'Renamed to “%s”.', 'atelier' ),
				shorten( name, 100 )
			),
			{ type: 'snackbar' }
		);
	};

	return (
		<form
			onSubmit={ ( event: FormEvent ) => {
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
				value={ title }
				onChange={ setTitle }
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
