import { useEvent } from '@wordpress/compose';
import { useEffect } from '@wordpress/element';

let inPlace = 0;

/** Whether Escape is meant for something in the place of the canvas: panels beside it stay open until that is closed. */
export const isCanvasCovered = (): boolean => inPlace > 0;

/**
 * Has Escape close what stands in the place of the canvas, wherever the focus is: after what is open on top, such as
 * a menu, and before the panels beside it.
 *
 * @param close Null where it cannot be closed.
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
