import { __, sprintf } from '@wordpress/i18n';
import { SafeRemoval } from '@/features/safeRemoval/index.records';
import { deleteMenu, ROUTE } from '../data/changeMenus';
import { useMenus } from '../data/useMenus';
import type { Menu } from '../model/menu';
import { noteLocation } from '@/routing';
import styles from './Dialogs.module.css';
import { reasonOf, tell, tellFailure } from './notices';

interface DeleteMenuDialogProps {
	readonly menu: Pick< Menu, 'id' | 'title' | 'facts' >;
	readonly onClose: () => void;
	readonly onDeleted: () => void;
}

/** Confirms that a menu is deleted, with the documents that use it. */
export function DeleteMenuDialog( {
	menu,
	onClose,
	onDeleted,
}: DeleteMenuDialogProps ) {
	const menus = useMenus();
	const remove = async () => {
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
	return (
		<SafeRemoval
			removed={ [ { kind: 'menu', id: menu.id } ] }
			title={ menu.title }
			paths={ [ `${ ROUTE }/${ menu.id }?force=true` ] }
			others={
				menus.status === 'ready'
					? menus.value.filter(
							( { id, isDraft } ) => id !== menu.id && ! isDraft
						)
					: []
			}
			label={ __( 'Delete', 'atelier' ) }
			onRemove={ remove }
			onClose={ onClose }
		>
			<p className={ styles.text }>
				{ __(
					'Are you sure you want to delete this Navigation Menu?',
					'atelier'
				) }
			</p>
		</SafeRemoval>
	);
}
