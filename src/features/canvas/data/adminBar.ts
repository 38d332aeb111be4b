import { useDispatch, useSelect } from '@wordpress/data';
import { store as preferencesStore } from '@wordpress/preferences';

/** See includes/Shell/Admin_Bar.php. */
const SCOPE = 'atelier';
const NAME = 'adminBar';

/** Whether WordPress's admin bar is above Atelier the next time the page opens, and a toggle. */
export function useAdminBar(): readonly [ isOn: boolean, toggle: () => void ] {
	const isOn = useSelect(
		( select ) => select( preferencesStore ).get( SCOPE, NAME ) === true,
		[]
	);
	const { toggle } = useDispatch( preferencesStore );
	return [ isOn, () => void toggle( SCOPE, NAME ) ];
}
