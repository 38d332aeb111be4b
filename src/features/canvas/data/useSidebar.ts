import { useViewportMatch } from '@wordpress/compose';
import { useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import {
	openSidebar,
	setSidebar,
	SETTINGS,
} from '../../../platform/experimental/pluginSidebars';

/** What stands beside the canvas. */
export interface Sidebar {
	readonly shows: 'settings' | 'plugin' | null;
	readonly toggleSettings: () => void;
	readonly closeSettings: () => void;
}

/**
 * The sidebar at the end of the canvas. On small screens it covers the canvas, so there it is closed
 * at first, whatever the user chose on a large one.
 */
export function useSidebar(): Sidebar {
	const open = useSelect( ( select ) => openSidebar( select ), [] );
	const isSmall = useViewportMatch( 'medium', '<' );
	const [ isOpenOnSmall, setIsOpenOnSmall ] = useState( false );
	const isPlugin = open !== null && open !== SETTINGS;
	const isSettings = isSmall
		? isOpenOnSmall && ! isPlugin
		: open === SETTINGS;

	const show = ( isWanted: boolean ) => {
		if ( isSmall ) {
			setIsOpenOnSmall( isWanted );
		}
		if ( ! isSmall || isPlugin ) {
			setSidebar( isWanted ? SETTINGS : null );
		}
	};
	return {
		shows: isPlugin ? 'plugin' : isSettings ? 'settings' : null,
		toggleSettings: () => show( ! isSettings ),
		closeSettings: () => show( false ),
	};
}
