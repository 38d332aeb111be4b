import { store as commandsStore } from '@wordpress/commands';
import { dispatch, select } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { listenTo } from '../../../platform/listenTo';

/**
 * Commands that WordPress's editor package registers on 6.8 or 7.1. Most of them open dialogs and panels of WordPress's
 * own editors, so they wouldn't work here.
 */
const CORE_LOADERS: readonly string[] = [
	'core/editor/edit-ui',
	'core/editor/contextual-commands',
	'core/editor/page-content-focus',
	'core/edit-site/manipulate-document',
];

/**
 * Removes WordPress's own editor commands from the palette; Atelier's replace them. The editor package registers them
 * again on every render.
 */
export function useOwnCommands(): void {
	useEffect( () => {
		const remove = () => {
			for ( const isContextual of [ true, false ] ) {
				for ( const { name } of select(
					commandsStore
				).getCommandLoaders( isContextual ) ) {
					if ( CORE_LOADERS.includes( name ) ) {
						void dispatch( commandsStore ).unregisterCommandLoader(
							name
						);
					}
				}
			}
		};
		remove();
		return listenTo( remove, commandsStore );
	}, [] );
}
