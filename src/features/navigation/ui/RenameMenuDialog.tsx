import { __, sprintf } from '@wordpress/i18n';
import { NameForm } from '@/ui/NameForm';
import { renameMenu } from '../data/changeMenus';
import { isNewName, type Menu } from '../model/menu';
import { reasonOf, tell } from './notices';

interface RenameDialogProps {
	readonly menu: Pick< Menu, 'id' | 'title' >;
	readonly onClose: () => void;
}

/** A dialog with a menu's new name. The old name stays until the server has saved the new one. */
export const RenameMenuDialog = ( { menu, onClose }: RenameDialogProps ) => (
	<NameForm
		fieldLabel={ __( 'Navigation title', 'atelier' ) }
		placeholder={ __( 'Navigation title', 'atelier' ) }
		name={ menu.title }
		isValid={ ( name ) => isNewName( name, menu ) }
		onName={ async ( name ) => {
			const result = await renameMenu( menu, name );
			if ( result.ok ) {
				tell( __( 'Renamed Navigation Menu', 'atelier' ) );
			}
			return result;
		} }
		messageOf={ ( error ) =>
			sprintf(
				/* translators: %s: error message. */
				__( 'Unable to rename Navigation Menu (%s).', 'atelier' ),
				reasonOf( error )
			)
		}
		onClose={ onClose }
	/>
);
