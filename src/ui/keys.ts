import { isKeyboardEvent } from '@wordpress/keycodes';

/**
 * Listens to keys wherever the focus is, in the capture phase.
 *
 * @param press
 * @return Removes the listener.
 */
export function onAnyKey(
	press: ( event: KeyboardEvent ) => void
): () => void {
	window.addEventListener( 'keydown', press, true );
	return () => window.removeEventListener( 'keydown', press, true );
}

/**
 * Forwards keys that nothing in a frame handles to the page around it. The block editor's own frames do so themselves.
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
 * A copy of the event, to dispatch on another element.
 *
 * @param event
 */
export const copyOf = ( event: KeyboardEvent ): KeyboardEvent =>
	new KeyboardEvent( event.type, event );

/**
 * Which step of the history of changes a key press asks for; null for none.
 *
 * @param event
 */
export function historyStep(
	event: Parameters< typeof isKeyboardEvent.primary >[ 0 ]
): 'undo' | 'redo' | null {
	if ( isKeyboardEvent.primaryShift( event, 'z' ) ) {
		return 'redo';
	}
	return isKeyboardEvent.primary( event, 'z' ) ? 'undo' : null;
}

/**
 * Whether a key press is the shortcut for saving. On keyboards without Latin letters, the physical S key counts.
 *
 * @param event
 */
export const isSaveKey = ( event: KeyboardEvent ): boolean =>
	isKeyboardEvent.primary( event, 's' ) ||
	( event.code === 'KeyS' &&
		! /^[a-z]$/i.test( event.key ) &&
		isKeyboardEvent.primary( event, event.key ) );
