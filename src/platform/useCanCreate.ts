import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';

/** Whether the user may create posts of a type; false while loading. */
export const useCanCreate = ( type: string ): boolean =>
	useSelect(
		( select ) =>
			select( coreStore ).canUser( 'create', {
				kind: 'postType',
				name: type,
			} ) === true,
		[ type ]
	);
