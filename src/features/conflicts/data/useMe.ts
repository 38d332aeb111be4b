import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';

/** The number of the user who is logged in; null until it is known. */
export const useMe = (): number | null =>
	useSelect( ( select ) => {
		const id = select( coreStore ).getCurrentUser()?.id;
		return typeof id === 'number' ? id : null;
	}, [] );
