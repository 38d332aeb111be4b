import { DropdownMenu, MenuGroup, MenuItem } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { moreVertical } from '@wordpress/icons';
import { useHasChanges } from '../data/useHasChanges';
import { resetAll } from './resetAll';

/** What can be done with all styles at once. */
export function StylesMenu() {
	const isChanged = useHasChanges( true );
	return (
		<DropdownMenu
			icon={ moreVertical }
			label={ __( 'More', 'atelier' ) }
			toggleProps={ { size: 'compact' } }
			popoverProps={ { placement: 'bottom-end' } }
		>
			{ ( { onClose } ) => (
				<MenuGroup label={ __( 'Tools', 'atelier' ) }>
					<MenuItem
						disabled={ ! isChanged }
						onClick={ () => {
							onClose();
							resetAll();
						} }
					>
						{ __( 'Reset styles', 'atelier' ) }
					</MenuItem>
				</MenuGroup>
			) }
		</DropdownMenu>
	);
}
