import { isKeyboardEvent } from '@wordpress/keycodes';

/**
 * Listens to keys wherever the focus is, before anything else hears of them.
 *
 * @param press
 * @return Stops.
 */
export function onAnyKey(
	press: ( event: KeyboardEvent ) => void
): () => void {
	window.addEventListener( 'keydown', press, true );
	return () => window.removeEventListener( 'keydown', press, true );
}

/**
 * Has the keys that nothing in a frame answers reach the page around it. The block editor's own frames do so
 * themselves.
 *
 * @param page The frame's document.
 */
export function forwardKeys( page: Document ): void {
	page.addEventListener( 'keydown', ( event ) => {
		const frame = page.defaultView?.frameElement;
		if (
			frame &&
			! event.defaultPrevented &&
			! frame.dispatchEvent( copyOf( event ) )
		) {
			event.preventDefault();
		}
	} );
}

/**
 * The same key again, for somebody else.
 *
 * @param event
 */
export const copyOf = ( event: KeyboardEvent ): KeyboardEvent =>
	new KeyboardEvent( event.type, event );

/**
 * Whether a key asks to save. On keyboards without Latin letters it is the key where they have it.
 *
 * @param event
 */
export const isSaveKey = ( event: KeyboardEvent ): boolean =>
	isKeyboardEvent.primary( event, 's' ) ||
	( event.code === 'KeyS' &&
		! /^[a-z]$/i.test( event.key ) &&
		isKeyboardEvent.primary( event, event.key ) );
