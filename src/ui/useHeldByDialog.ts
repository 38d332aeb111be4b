import { useLayoutEffect, useState } from '@wordpress/element';
import { DIALOGS } from './dialogs';

/**
 * A value that changes only while no dialog is open, for what decides whether the place that a dialog was opened from exists:
 * with it, the dialog would go and what was typed into it.
 */
export function useHeldByDialog< T >( value: T ): T {
	const [ held, setHeld ] = useState( value );
	useLayoutEffect( () => {
		const follow = () => {
			if ( document.querySelector( DIALOGS ) ) {
				return false;
			}
			setHeld( value );
			return true;
		};
		if ( follow() ) {
			return undefined;
		}
		const observer = new MutationObserver( () => {
			if ( follow() ) {
				observer.disconnect();
			}
		} );
		observer.observe( document.body, { childList: true } );
		return () => observer.disconnect();
	}, [ value ] );
	return held;
}
