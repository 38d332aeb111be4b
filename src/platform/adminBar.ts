import { useSelect } from '@wordpress/data';
import { useCallback } from '@wordpress/element';
import { readPreference, writePreference } from './preferences';

/** The server reads it when the page opens; see includes/Shell/Admin_Bar.php. */
const NAME = 'adminBar';

/** Whether WordPress's admin bar is above Atelier the next time the page opens, and a toggle. */
export function useAdminBar(): readonly [
	isShown: boolean,
	toggle: () => void,
] {
	const isShown = useSelect(
		( select ) => readPreference( NAME, select ) === true,
		[]
	);
	return [
		isShown,
		useCallback( () => writePreference( NAME, ! isShown ), [ isShown ] ),
	];
}
