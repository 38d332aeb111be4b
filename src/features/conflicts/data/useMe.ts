import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';

/** The id of the current user; null while loading. */
export const useMe = (): number | null =>
	useSelect( ( select ) => {
		const id = select( coreStore ).getCurrentUser()?.id;
		return typeof id === 'number' ? id : null;
	}, [] );
