import { useMemo } from '@wordpress/element';
import type { ActionableItem } from '../../../dataview';
import { useMenus } from '../data/useMenus';
import type { Menu } from '../model/menu';
import { makeActions } from './actions';

/** A menu as the list knows it, with what can be done to it there. */
export function useMenuActions( id: string ): ActionableItem< Menu > {
	const load = useMenus();
	return {
		item:
			load.status === 'ready'
				? load.value.find( ( menu ) => menu.id === id )
				: undefined,
		isLoading: load.status === 'loading',
		actions: useMemo( makeActions, [] ),
	};
}
