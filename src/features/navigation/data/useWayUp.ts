import { homeRoute, navigationRoute, type Address } from '@/routing';
import { useMenus } from './useMenus';

/** The address of a menu's back button: the list of a single menu would redirect to that menu. */
export function useWayUp(): Address {
	const menus = useMenus();
	return menus.status === 'ready' && menus.value.length < 2
		? homeRoute.build( { isEditing: false } )
		: navigationRoute.build( {} );
}
