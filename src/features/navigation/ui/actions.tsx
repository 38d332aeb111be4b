import { __, sprintf } from '@wordpress/i18n';
import { pencil } from '@wordpress/icons';
import type { Action } from '@/dataview';
import { documentRoute, navigate } from '@/routing';
import { TYPE } from '../data/useMenus';
import type { Menu } from '../model/menu';
import { InDialog } from '@/ui/InDialog';
import { withChunk } from '@/ui/withChunk';
import { menuEditing } from './menuEditing';

/** The title of the dialog that confirms deleting a menu. */
export const deleteTitle = ( { title }: Pick< Menu, 'title' > ): string =>
	sprintf(
		/* translators: %s: title of a navigation menu. */
		__( 'Delete "%s"?', 'atelier' ),
		title || __( '(no title)', 'atelier' )
	);

/** The actions on menus in their list. */
export const makeActions = (): readonly Action< Menu >[] => [
	{
		id: 'edit',
		label: __( 'Edit', 'atelier' ),
		icon: pencil,
		isPrimary: true,
		callback: ( [ menu ] ) => {
			if ( menu ) {
				navigate( documentRoute, {
					type: TYPE,
					id: menu.id,
					isEditing: true,
				} );
			}
		},
	},
	{
		id: 'rename',
		label: __( 'Rename', 'atelier' ),
		modalHeader: __( 'Rename', 'atelier' ),
		modalSize: 'small',
		RenderModal: ( { items: [ menu ], closeModal } ) =>
			menu ? (
				<InDialog of={ menuEditing }>
					{ ( { RenameMenuDialog } ) => (
						<RenameMenuDialog
							menu={ menu }
							onClose={ closeModal }
						/>
					) }
				</InDialog>
			) : null,
	},
	{
		id: 'duplicate',
		label: __( 'Duplicate', 'atelier' ),
		callback: ( [ menu ] ) => {
			if ( menu ) {
				void withChunk( menuEditing, ( { duplicate } ) =>
					duplicate( menu )
				);
			}
		},
	},
	{
		id: 'delete',
		label: __( 'Delete', 'atelier' ),
		isDestructive: true,
		modalHeader: ( [ menu ] ) => ( menu ? deleteTitle( menu ) : '' ),
		modalSize: 'small',
		RenderModal: ( { items: [ menu ], closeModal, onActionPerformed } ) =>
			menu ? (
				<InDialog of={ menuEditing }>
					{ ( { DeleteMenuDialog } ) => (
						<DeleteMenuDialog
							menu={ menu }
							onClose={ closeModal }
							onDeleted={ () => onActionPerformed?.( [ menu ] ) }
						/>
					) }
				</InDialog>
			) : null,
	},
];
