import { TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { FormEvent } from 'react';
import { DialogActions } from '../../../ui/DialogActions';
import { renameMenu } from '../data/changeMenus';
import { isNewName, type Menu } from '../model/menu';
import styles from './Dialogs.module.css';
import { reasonOf, tell } from './notices';

interface RenameDialogProps {
	readonly menu: Pick< Menu, 'id' | 'title' >;
	readonly onClose: () => void;
}

/** A dialog with a menu's new name. The old name stays until the server has saved the new one. */
export function RenameDialog( { menu, onClose }: RenameDialogProps ) {
	const [ title, setTitle ] = useState( menu.title );
	const [ isBusy, setIsBusy ] = useState( false );
	const [ problem, setProblem ] = useState( '' );
	const canSave = isNewName( title, menu ) && ! isBusy;

	const save = async () => {
		setIsBusy( true );
		const result = await renameMenu( menu, title.trim() );
		setIsBusy( false );
		if ( ! result.ok ) {
			setProblem(
				sprintf(
					/* translators: %s: error message. */
					__( 'Unable to rename Navigation Menu (%s).', 'atelier' ),
					reasonOf( result.error )
				)
			);
			return;
		}
		onClose();
		tell( __( 'Renamed Navigation Menu', 'atelier' ) );
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
				label={ __( 'Navigation title', 'atelier' ) }
				placeholder={ __( 'Navigation title', 'atelier' ) }
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
