import { useEffect } from '@wordpress/element';
import { useSignal } from '@/ui/useSignal';
import { wantedFocus } from '../data/selection';

/**
 * Focuses an element when its key is requested.
 *
 * @param key
 * @param element A ref to the element.
 */
export function useWantedFocus(
	key: string,
	element: () => HTMLElement | null | undefined
): void {
	const isWanted = useSignal( wantedFocus ) === key;
	useEffect( () => {
		if ( isWanted ) {
			wantedFocus.set( null );
			element()?.focus();
		}
		// Only a new request counts.
		// oxlint-disable-next-line react/exhaustive-deps
	}, [ isWanted ] );
}
