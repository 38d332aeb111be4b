import { useMemo } from '@wordpress/element';
import type { ActionableItem } from '@/dataview';
import { useMenus } from '../data/useMenus';
import type { Menu } from '../model/menu';
import { makeActions } from './actions';

/** A menu as an item of its list, with the list's actions. */
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
