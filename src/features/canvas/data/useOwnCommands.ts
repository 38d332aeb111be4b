import { store as commandsStore } from '@wordpress/commands';
import { dispatch, select } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { listenTo } from '../../../platform/listenTo';

/**
 * What WordPress's editor package registers by itself, on 6.8 or 7.1. Most of it opens dialogs and
 * panels that only WordPress's own editors have, so here it would do nothing.
 */
const CORE_LOADERS: readonly string[] = [
	'core/editor/edit-ui',
	'core/editor/contextual-commands',
	'core/editor/page-content-focus',
	'core/edit-site/manipulate-document',
];

/**
 * Takes WordPress's own commands about the editor out of the palette; ours stand in their place. The
 * editor package registers them again whenever it renders.
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
