import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { TYPE } from './useMenus';

/** Whether the user may change menus; false while loading. */
export const useCanEditMenus = (): boolean =>
	useSelect(
		( select ) =>
			select( coreStore ).canUser( 'create', {
				kind: 'postType',
				name: TYPE,
			} ) === true,
		[]
	);
