import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';

/** However much is still being fetched, the canvas is shown after this many milliseconds. */
const CAP = 10000;
/** Requests follow from one another: quiet for this many milliseconds counts as the end of them. */
const QUIET = 100;

/** Whether the records that the canvas is made of have arrived; once true it stays so. */
export function useSettled(): boolean {
	const isFetching = useSelect(
		( select ) => select( coreStore ).hasResolvingSelectors(),
		[]
	);
	const [ isSettled, setSettled ] = useState( false );
	useEffect( () => {
		const cap = setTimeout( () => setSettled( true ), CAP );
		return () => clearTimeout( cap );
	}, [] );
	useEffect( () => {
		if ( isFetching ) {
			return undefined;
		}
		const quiet = setTimeout( () => setSettled( true ), QUIET );
		return () => clearTimeout( quiet );
	}, [ isFetching ] );
	return isSettled;
}
