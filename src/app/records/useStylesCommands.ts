import { store as commandsStore, useCommand } from '@wordpress/commands';
import { useSelect } from '@wordpress/data';
import { __, isRTL } from '@wordpress/i18n';
import {
	backup,
	brush,
	rotateLeft,
	rotateRight,
	styles,
	typography,
} from '@wordpress/icons';
import { boot } from '../../platform/boot';
import { openedLibrary } from '../../features/fonts';
import { isPanelWanted, section } from '../../features/styles';
import {
	resetAll,
	useHasChanges,
	useHasFontLibrary,
	useStylesRights,
} from '../../features/styles/records';
import { navigate, stylesPlace, useAddress } from '../../routing';

/** Commands about how the whole site looks. */
export function useStylesCommands(): void {
	const isOpen = useSelect(
		( select ) => select( commandsStore ).isOpen(),
		[]
	);
	const { isBlockTheme } = boot().theme;
	const isEditing = useAddress().query.canvas === 'edit';
	const rights = useStylesRights( isOpen && isBlockTheme );
	useCommand( {
		name: 'atelier/open-styles',
		label: __( 'Open styles', 'atelier' ),
		icon: styles,
		disabled: ! isBlockTheme,
		callback: ( { close } ) => {
			close();
			openStyles( '/', isEditing );
		},
	} );
	useCommand( {
		name: 'atelier/customize-css',
		label: __( 'Customize CSS', 'atelier' ),
		icon: brush,
		disabled: ! rights.canEditCss,
		callback: ( { close } ) => {
			close();
			openStyles( '/css', isEditing );
		},
	} );
	useCommand( {
		name: 'atelier/manage-fonts',
		label: __( 'Manage fonts', 'atelier' ),
		icon: typography,
		disabled: ! rights.canEdit || ! useHasFontLibrary(),
		callback: ( { close } ) => {
			close();
			openedLibrary.set( 'installed-fonts' );
		},
	} );
	useCommand( {
		name: 'atelier/style-revisions',
		label: __( 'Style revisions', 'atelier' ),
		icon: backup,
		disabled: rights.revisions === 0,
		callback: ( { close } ) => {
			close();
			openStyles( '/revisions', isEditing );
		},
	} );
	useCommand( {
		name: 'atelier/reset-styles',
		label: __( 'Reset styles', 'atelier' ),
		icon: isRTL() ? rotateRight : rotateLeft,
		disabled: ! useHasChanges( isOpen && isBlockTheme ),
		callback: ( { close } ) => {
			close();
			resetAll();
		},
	} );
}

/** Beside what is on the canvas already, else beside the home page. */
function openStyles( path: string, isEditing: boolean ) {
	section.set( path );
	if ( isEditing ) {
		isPanelWanted.set( true );
	} else {
		navigate( stylesPlace, { section: path, isEditing: true } );
	}
}
