import { DropdownMenu, MenuGroup, MenuItem } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { moreVertical } from '@wordpress/icons';
import { useHasChanges } from '../data/useHasChanges';
import { useStylesRights } from '../data/useStylesRights';
import { resetAll } from './resetAll';

interface StylesMenuProps {
	/** Goes to a screen of the styles. */
	readonly onGo: ( path: string ) => void;
}

/** What can be done with all styles at once. */
export function StylesMenu( { onGo }: StylesMenuProps ) {
	const { canEditCss } = useStylesRights();
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
					{ canEditCss && (
						<MenuItem
							onClick={ () => {
								onClose();
								onGo( '/css' );
							} }
						>
							{ __( 'Additional CSS', 'atelier' ) }
						</MenuItem>
					) }
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
