import {
	type Command,
	store as commandsStore,
	useCommand,
} from '@wordpress/commands';
import { useViewportMatch } from '@wordpress/compose';
import { useSelect } from '@wordpress/data';
import { __, isRTL } from '@wordpress/i18n';
import {
	backup,
	brush,
	help,
	rotateLeft,
	rotateRight,
	seen,
	styles,
	typography,
} from '@wordpress/icons';
import { boot } from '@/platform/boot';
import { showGuide } from '@/features/help/index.records';
import { openedLibrary } from '@/features/fonts';
import { isBookWanted, isPanelWanted, section } from '@/features/styles';
import {
	resetAll,
	useHasChanges,
	useStylesRights,
} from '@/features/globalStyles/index.records';
import { navigate, stylesRoute, useAddress } from '@/routing';

/** Registers commands for the styles of the site. */
export function useStylesCommands(): void {
	const isOpen = useSelect(
		( select ) => select( commandsStore ).isOpen(),
		[]
	);
	const { isBlockTheme } = boot().theme;
	const isEditing = useAddress().query.canvas === 'edit';
	const hasRoom = useViewportMatch( 'medium' );
	const rights = useStylesRights( isOpen && isBlockTheme );
	useCommand( {
		name: 'atelier/edit/styles',
		label: __( 'Open styles', 'atelier' ),
		icon: styles,
		disabled: ! isBlockTheme,
		callback: closing( () => openStyles( '/', isEditing ) ),
	} );
	useCommand( {
		name: 'atelier/action/styles-guide',
		label: __( 'Learn about styles', 'atelier' ),
		searchLabel: __( 'Styles welcome guide', 'atelier' ),
		icon: help,
		disabled: ! isBlockTheme,
		callback: closing( () => {
			openStyles( '/', isEditing );
			showGuide( 'styles' );
		} ),
	} );
	useCommand( {
		name: 'atelier/view/style-book',
		label: __( 'Open style book', 'atelier' ),
		icon: seen,
		disabled: ! isBlockTheme || ! hasRoom,
		callback: closing( () => openBook( isEditing ) ),
	} );
	useCommand( {
		name: 'atelier/edit/css',
		label: __( 'Customize CSS', 'atelier' ),
		icon: brush,
		disabled: ! rights.canEditCss,
		callback: closing( () => openStyles( '/css', isEditing ) ),
	} );
	useCommand( {
		name: 'atelier/action/manage-fonts',
		label: __( 'Manage fonts', 'atelier' ),
		icon: typography,
		disabled: ! rights.canEdit || ! boot().features.fontLibrary,
		callback: closing( () =>
			openedLibrary.set( { tab: 'installed-fonts' } )
		),
	} );
	useCommand( {
		name: 'atelier/view/style-revisions',
		label: __( 'Style revisions', 'atelier' ),
		icon: backup,
		disabled: rights.revisions === 0,
		callback: closing( () => openStyles( '/revisions', isEditing ) ),
	} );
	useCommand( {
		name: 'atelier/action/reset-styles',
		label: __( 'Reset styles', 'atelier' ),
		icon: isRTL() ? rotateRight : rotateLeft,
		disabled: ! useHasChanges( isOpen && isBlockTheme ),
		callback: closing( resetAll ),
	} );
}

/** Closes the palette, then acts. */
const closing =
	( act: () => void ): Command[ 'callback' ] =>
	( { close } ) => {
		close();
		act();
	};

/** Beside the document on the canvas if one is open, else beside the homepage. */
function openStyles( path: string, isEditing: boolean ) {
	section.set( path );
	if ( isEditing ) {
		isPanelWanted.set( true );
	} else {
		navigate( stylesRoute, { section: path, isEditing: true } );
	}
}

/** Replaces the canvas if one is open, else the preview. */
function openBook( isEditing: boolean ) {
	if ( isEditing ) {
		isBookWanted.set( true );
		isPanelWanted.set( true );
	} else {
		navigate( stylesRoute, {
			section: section.get(),
			isEditing: false,
			isBook: true,
		} );
	}
}
