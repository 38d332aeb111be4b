import { useViewportMatch } from '@wordpress/compose';
import { useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import {
	NOTES,
	openSidebar,
	setSidebar,
	SETTINGS,
	STYLES,
} from '@/platform/experimental/pluginSidebars';
import { useHeldByDialog } from '@/ui/useHeldByDialog';
import { useEditorParts } from './editorParts';

type OwnSidebar = 'settings' | 'styles' | 'notes';

/** The sidebar beside the canvas. */
export interface Sidebar {
	readonly shows: OwnSidebar | 'plugin' | null;
	/** Opens one of Atelier's sidebars, or closes it if it is open. */
	readonly toggle: ( name: OwnSidebar ) => void;
	readonly open: ( name: OwnSidebar ) => void;
	readonly close: () => void;
}

const AREAS = { settings: SETTINGS, styles: STYLES, notes: NOTES } as const;

/**
 * The sidebar at the end of the canvas. On small screens it covers the canvas, so it starts closed there, regardless of
 * the user's preference on large screens.
 */
export function useSidebar(): Sidebar {
	const open = useSelect( ( select ) => openSidebar( select ), [] );
	const isSmall = useHeldByDialog( useViewportMatch( 'medium', '<' ) );
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
	useEditorParts().styles.useWanted( () => show( 'styles' ) );
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
