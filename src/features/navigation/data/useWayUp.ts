import { homeRoute, navigationRoute, type Address } from '../../../routing';
import { useMenus } from './useMenus';

/** Where the way up from a menu leads: the list of a single menu would lead right back to it. */
export function useWayUp(): Address {
	const menus = useMenus();
	return menus.status === 'ready' && menus.value.length < 2
		? homeRoute.build( { isEditing: false } )
		: navigationRoute.build( {} );
}
