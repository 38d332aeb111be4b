import { useEvent } from '@wordpress/compose';
import { useEffect } from '@wordpress/element';

/** What Escape closes, in the order in which it was opened. */
const opened: symbol[] = [];

/** Whether Escape is for content in the place of the canvas: panels beside it stay open until that is closed. */
export const isCanvasCovered = (): boolean => opened.length > 0;

/**
 * Makes Escape close content in the place of the canvas, or beside what it changes there, wherever the focus is: after open
 * popovers, such as a menu, and before the panels beside it. Of several, the last opened one is closed.
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
		const self = Symbol( 'content' );
		const press = ( event: KeyboardEvent ) => {
			if (
				event.key === 'Escape' &&
				! event.defaultPrevented &&
				! isInCode( event.target as Partial< Element > ) &&
				opened.at( -1 ) === self
			) {
				event.preventDefault();
				closeNow();
			}
		};
		opened.push( self );
		window.addEventListener( 'keydown', press );
		return () => {
			opened.splice( opened.indexOf( self ), 1 );
			window.removeEventListener( 'keydown', press );
		};
	}, [ isCloseable, closeNow ] );
}

/** In a code editor, Escape makes the next Tab leave it. */
const isInCode = ( element: Partial< Element > ): boolean =>
	Boolean( element.closest?.( '.cm-editor' ) );
