import { useViewportMatch } from '@wordpress/compose';
import { useSelect } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import {
	NOTES,
	openSidebar,
	setSidebar,
	SETTINGS,
	STYLES,
} from '../../../platform/experimental/pluginSidebars';
import { isPanelWanted } from '../../styles';
import { useSignal } from '../../../ui/useSignal';

type OwnSidebar = 'settings' | 'styles' | 'notes';

/** What stands beside the canvas. */
export interface Sidebar {
	readonly shows: OwnSidebar | 'plugin' | null;
	/** Opens one of ours, or closes it where it is open. */
	readonly toggle: ( name: OwnSidebar ) => void;
	readonly open: ( name: OwnSidebar ) => void;
	readonly close: () => void;
}

const AREAS = { settings: SETTINGS, styles: STYLES, notes: NOTES } as const;

/**
 * The sidebar at the end of the canvas. On small screens it covers the canvas, so there it is closed
 * at first, whatever the user chose on a large one.
 */
export function useSidebar(): Sidebar {
	const open = useSelect( ( select ) => openSidebar( select ), [] );
	const isSmall = useViewportMatch( 'medium', '<' );
	const [ openOnSmall, setOpenOnSmall ] = useState< OwnSidebar | null >(
		null
	);
	const own = ownSidebar( open );
	const isPlugin = open !== null && own === null;
	const shown = isSmall ? ( isPlugin ? null : openOnSmall ) : own;

	const show = ( name: OwnSidebar | null ) => {
		if ( isSmall ) {
			setOpenOnSmall( name );
		}
		if ( ! isSmall || isPlugin ) {
			setSidebar( name && AREAS[ name ] );
		}
	};
	useWantedStyles( show );
	return {
		shows: isPlugin ? 'plugin' : shown,
		toggle: ( name ) => show( shown === name ? null : name ),
		open: show,
		close: () => show( null ),
	};
}

const OWN: readonly OwnSidebar[] = [ 'settings', 'styles', 'notes' ];

const ownSidebar = ( area: string | null ): OwnSidebar | null =>
	OWN.find( ( name ) => AREAS[ name ] === area ) ?? null;

/** Opens the styles where the editor was opened for their sake. */
function useWantedStyles( show: ( name: OwnSidebar ) => void ) {
	const isWanted = useSignal( isPanelWanted );
	useEffect( () => {
		if ( isWanted ) {
			isPanelWanted.set( false );
			show( 'styles' );
		}
	} );
}
