import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { DialogActions } from '../../../ui/DialogActions';
import { deleteMenu } from '../data/changeMenus';
import type { Menu } from '../model/menu';
import { noteLocation } from '../../../routing';
import styles from './Dialogs.module.css';
import { reasonOf, tell, tellFailure } from './notices';

interface DeleteDialogProps {
	readonly menu: Pick< Menu, 'id' | 'title' | 'facts' >;
	readonly onClose: () => void;
	readonly onDeleted: () => void;
}

/** Confirms that a menu is deleted, with the documents that use it. */
export function DeleteDialog( {
	menu,
	onClose,
	onDeleted,
}: DeleteDialogProps ) {
	const [ isBusy, setIsBusy ] = useState( false );
	const remove = async () => {
		setIsBusy( true );
		const isHere = noteLocation();
		const fate = await deleteMenu( menu );
		onClose();
		if ( fate === 'kept' ) {
			return;
		}
		if ( ! fate.ok ) {
			tellFailure(
				sprintf(
					/* translators: %s: error message. */
					__( 'Unable to delete Navigation Menu (%s).', 'atelier' ),
					reasonOf( fate.error )
				)
			);
			return;
		}
		tell( __( 'Navigation Menu successfully deleted.', 'atelier' ) );
		if ( isHere() ) {
			onDeleted();
		}
	};
	const users = ( menu.facts?.usedIn ?? [] ).map(
		( { title } ) => title || __( '(no title)', 'atelier' )
	);
	return (
		<>
			<p className={ styles.text }>
				{ __(
					'Are you sure you want to delete this Navigation Menu?',
					'atelier'
				) }
			</p>
			{ users.length > 0 && (
				<p className={ styles.text }>
					{ sprintf(
						/* translators: %s: titles of templates and template parts, separated by commas. */
						__( 'It’s used in: %s.', 'atelier' ),
						users.join( ', ' )
					) }
				</p>
			) }
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
