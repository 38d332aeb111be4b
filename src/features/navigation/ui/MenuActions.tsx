import { DropdownMenu, Modal } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { moreVertical } from '@wordpress/icons';
import { navigate, navigationRoute } from '@/routing';
import { useFacts } from '../data/facts';
import type { Menu } from '../model/menu';
import { AddMenuDialog } from './AddMenuDialog';
import { deleteTitle } from './actions';
import { DeleteMenuDialog } from './DeleteMenuDialog';
import { duplicate } from './duplicate';
import { RenameMenuDialog } from './RenameMenuDialog';

type Asking = 'add' | 'rename' | 'delete';

/** The actions of a menu on its own screen. */
export function MenuActions( menu: Pick< Menu, 'id' | 'title' > ) {
	const [ asking, setAsking ] = useState< Asking | null >( null );
	const facts = useFacts();
	const close = () => setAsking( null );
	return (
		<>
			<DropdownMenu
				icon={ moreVertical }
				label={ __( 'Actions', 'atelier' ) }
				toggleProps={ { size: 'compact' } }
				popoverProps={ { placement: 'bottom-end' } }
				controls={ [
					{
						title: __( 'Rename', 'atelier' ),
						onClick: () => setAsking( 'rename' ),
					},
					{
						title: __( 'Duplicate', 'atelier' ),
						onClick: () => void duplicate( menu ),
					},
					{
						title: __( 'Delete', 'atelier' ),
						onClick: () => setAsking( 'delete' ),
					},
					// The only menu of a site is opened instead of the list, which has the button.
					{
						title: __( 'Add Navigation Menu', 'atelier' ),
						onClick: () => setAsking( 'add' ),
					},
				] }
			/>
			{ asking === 'add' && <AddMenuDialog onClose={ close } /> }
			{ ( asking === 'rename' || asking === 'delete' ) && (
				<Modal
					title={
						asking === 'rename'
							? __( 'Rename', 'atelier' )
							: deleteTitle( menu )
					}
					size="small"
					focusOnMount="firstContentElement"
					overlayClassName="atelier-overlay"
					onRequestClose={ close }
				>
					{ asking === 'rename' ? (
						<RenameMenuDialog menu={ menu } onClose={ close } />
					) : (
						<DeleteMenuDialog
							menu={ {
								...menu,
								facts: facts?.get( menu.id ) ?? null,
							} }
							onClose={ close }
							onDeleted={ () => navigate( navigationRoute, {} ) }
						/>
					) }
				</Modal>
			) }
		</>
	);
}
