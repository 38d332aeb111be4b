import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';

/** Whether the user may install fonts; false until the server responds. */
export const useCanCreate = (): boolean =>
	useSelect(
		( select ) =>
			select( coreStore ).canUser( 'create', {
				kind: 'postType',
				name: 'wp_font_family',
			} ) === true,
		[]
	);
