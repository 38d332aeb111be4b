import { useEvent } from '@wordpress/compose';
import { useEffect } from '@wordpress/element';

let inPlace = 0;

/** Whether Escape is for content that covers the canvas: panels beside it stay open until that is closed. */
export const isCanvasCovered = (): boolean => inPlace > 0;

/**
 * Makes Escape close content that covers the canvas, wherever the focus is: after open popovers, such as a menu, and
 * before the panels beside it.
 *
 * @param close Null where the content can't be closed.
 */
export function useCloseOnEscape( close: ( () => void ) | null ): void {
	const isCloseable = close !== null;
	const closeNow = useEvent( () => close?.() );
	useEffect( () => {
		if ( ! isCloseable ) {
			return undefined;
		}
		const press = ( event: KeyboardEvent ) => {
			if ( event.key === 'Escape' && ! event.defaultPrevented ) {
				event.preventDefault();
				closeNow();
			}
		};
		inPlace += 1;
		window.addEventListener( 'keydown', press );
		return () => {
			inPlace -= 1;
			window.removeEventListener( 'keydown', press );
		};
	}, [ isCloseable, closeNow ] );
}
