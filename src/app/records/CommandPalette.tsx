import {
	CommandMenu,
	store as commandsStore,
	useCommand,
	useCommandLoader,
} from '@wordpress/commands';
import { dispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { external, home, layout } from '@wordpress/icons';
import { boot } from '../../platform/boot';
import { useThemeCommands } from '../../features/themes/records';
import { homePlace, navigate } from '../../routing';
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
	useCommandLoader( {
		name: 'atelier/documents',
		hook: useDocumentCommands,
	} );
	useCommandLoader( { name: 'atelier/themes', hook: useThemeCommands } );
	return <CommandMenu />;
}
