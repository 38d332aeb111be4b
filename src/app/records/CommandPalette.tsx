import {
	CommandMenu,
	store as commandsStore,
	useCommand,
	useCommandLoader,
} from '@wordpress/commands';
import { store as coreStore } from '@wordpress/core-data';
import { dispatch, useSelect } from '@wordpress/data';
import { useSyncExternalStore } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import {
	backup,
	download,
	external,
	home,
	layout,
	plus,
	trash,
} from '@wordpress/icons';
import { boot } from '../../platform/boot';
import { drafting } from '../../features/documents/records';
import {
	isForgetting,
	offers,
	openOffers,
} from '../../features/recovery/records';
import { adding } from '../../features/patterns';
import { addingTemplate, NEEDED_TO_ADD } from '../../features/templates';
import {
	canExport,
	exportSite,
	useThemeCommands,
} from '../../features/themes/records';
import { homePlace, navigate } from '../../routing';
import { useStylesCommands } from './useStylesCommands';
import { useDocumentCommands } from './useDocumentCommands';

/** Opens the palette. */
export const openPalette = (): void => void dispatch( commandsStore ).open();

/** Commands of this context are offered before anything has been typed. */
const OFFERED_AT_ONCE = 'root';

/** The command palette: everything that can be gone to or done, by name. */
export function CommandPalette() {
	useCommand( {
		name: 'atelier/view-site',
		label: __( 'View site', 'atelier' ),
		icon: external,
		context: OFFERED_AT_ONCE,
		callback: ( { close } ) => {
			close();
			window.open( boot().homeUrl, '_blank', 'noreferrer' );
		},
	} );
	useCommand( {
		name: 'atelier/design',
		label: __( 'Go to Design', 'atelier' ),
		icon: layout,
		context: OFFERED_AT_ONCE,
		callback: ( { close } ) => {
			close();
			navigate( homePlace, { isEditing: false } );
		},
	} );
	useCommand( {
		name: 'atelier/dashboard',
		label: __( 'Go to the Dashboard', 'atelier' ),
		icon: home,
		context: OFFERED_AT_ONCE,
		callback: () => {
			window.location.href = boot().dashboardUrl;
		},
	} );
	useCommand( {
		name: 'atelier/export',
		label: __( 'Export the site as a theme', 'atelier' ),
		icon: download,
		disabled: ! canExport(),
		callback: ( { close } ) => {
			close();
			void exportSite();
		},
	} );
	useRecoveryCommands();
	useAddCommands();
	useStylesCommands();
	useCommandLoader( {
		name: 'atelier/documents',
		hook: useDocumentCommands,
	} );
	useCommandLoader( { name: 'atelier/themes', hook: useThemeCommands } );
	return <CommandMenu />;
}

/** What is unsaved and kept in this browser: restored where there is something, or forgotten. */
function useRecoveryCommands() {
	const offered = useSyncExternalStore( offers.subscribe, offers.get );
	useCommand( {
		name: 'atelier/restore',
		label: __( 'Restore unsaved changes', 'atelier' ),
		icon: backup,
		context: OFFERED_AT_ONCE,
		disabled: offered.length === 0,
		callback: ( { close } ) => {
			close();
			openOffers();
		},
	} );
	useCommand( {
		name: 'atelier/forget',
		label: __( 'Forget everything kept in this browser', 'atelier' ),
		icon: trash,
		callback: ( { close } ) => {
			close();
			isForgetting.set( true );
		},
	} );
}

function useAddCommands() {
	const canAddPage = useMayAdd( PAGE );
	const canAddPattern = useMayAdd( PATTERN );
	const canAddTemplate = useMayAdd( NEEDED_TO_ADD );
	useCommand( {
		name: 'atelier/add-page',
		label: __( 'Add page', 'atelier' ),
		icon: plus,
		disabled: ! canAddPage,
		callback: ( { close } ) => {
			close();
			drafting.set( 'page' );
		},
	} );
	useCommand( {
		name: 'atelier/add-pattern',
		label: __( 'Add pattern', 'atelier' ),
		icon: plus,
		disabled: ! canAddPattern,
		callback: ( { close } ) => {
			close();
			adding.set( { what: 'pattern', categories: [] } );
		},
	} );
	useCommand( {
		name: 'atelier/add-template',
		label: __( 'Add template', 'atelier' ),
		icon: plus,
		disabled: ! canAddTemplate || ! boot().theme.isBlockTheme,
		callback: ( { close } ) => {
			close();
			addingTemplate.set( true );
		},
	} );
}

const PAGE = [ 'page' ] as const;
const PATTERN = [ 'wp_block' ] as const;

/** Whether the user may add documents of all these types; asked once the palette has been opened. */
const useMayAdd = ( names: readonly string[] ): boolean =>
	useSelect(
		( select ) =>
			select( commandsStore ).isOpen() &&
			names.every(
				( name ) =>
					select( coreStore ).canUser( 'create', {
						kind: 'postType',
						name,
					} ) === true
			),
		[ names ]
	);
