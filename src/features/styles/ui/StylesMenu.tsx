import { DropdownMenu, MenuGroup, MenuItem } from '@wordpress/components';
import { store as coreStore } from '@wordpress/core-data';
import { dispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { moreVertical } from '@wordpress/icons';
import { store as noticesStore } from '@wordpress/notices';
import { replaceStyles } from '../data/edits';
import { useStyles } from '../data/useStyles';
import { useStylesRights } from '../data/useStylesRights';
import { isSameDoc } from '../model/doc';
import { NO_CHANGES } from '../model/values';

interface StylesMenuProps {
	/** Goes to a screen of the styles. */
	readonly onGo: ( path: string ) => void;
}

/** What can be done with all styles at once. */
export function StylesMenu( { onGo }: StylesMenuProps ) {
	const { canEditCss } = useStylesRights();
	const load = useStyles();
	const isChanged =
		load.status === 'ready' &&
		! isSameDoc( load.value.layers.user, NO_CHANGES );
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

/** Takes back everything that users of this site have changed, and says how to get it again. */
function resetAll() {
	replaceStyles( NO_CHANGES );
	void dispatch( noticesStore ).createSuccessNotice(
		__( 'All styles are back to those of your theme.', 'atelier' ),
		{
			type: 'snackbar',
			actions: [
				{
					label: __( 'Undo', 'atelier' ),
					onClick: () => void dispatch( coreStore ).undo(),
				},
			],
		}
	);
}
