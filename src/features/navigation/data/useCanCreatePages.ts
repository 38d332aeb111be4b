import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';

/** Whether the user may create pages; false while loading. */
export const useCanCreatePages = (): boolean =>
	useSelect(
		( select ) =>
			select( coreStore ).canUser( 'create', {
				kind: 'postType',
				name: 'page',
			} ) === true,
		[]
	);
