import { __, sprintf } from '@wordpress/i18n';
import { documentRoute, navigate } from '@/routing';
import { NameDialog } from '@/ui/NameDialog';
import { createMenu } from '../data/changeMenus';
import { TYPE } from '../data/useMenus';
import { tell } from './notices';

/** A dialog with the name of a new menu, whose items are next. */
export const AddMenuDialog = ( {
	onClose,
}: {
	readonly onClose: () => void;
} ) => (
	<NameDialog
		title={ __( 'Add Navigation Menu', 'atelier' ) }
		label={ __( 'Create', 'atelier' ) }
		fieldLabel={ __( 'Navigation title', 'atelier' ) }
		onName={ async ( title ) => {
			const created = await createMenu( title );
			if ( created.ok ) {
				tell(
					sprintf(
						/* translators: %s: title of what was created. */
						__( '"%s" successfully created.', 'atelier' ),
						title
					)
				);
			}
			return created;
		} }
		onNamed={ ( id ) =>
			navigate( documentRoute, { type: TYPE, id, isEditing: false } )
		}
		onClose={ onClose }
	/>
);
