import { useEffect } from '@wordpress/element';
import { useSignal } from '../../../ui/useSignal';
import { wantedFocus } from '../data/selection';

/**
 * Gives an element the focus when its key asks for it.
 *
 * @param key
 * @param element Where it is once it is shown.
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
		// Only the wish is news.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [ isWanted ] );
}
