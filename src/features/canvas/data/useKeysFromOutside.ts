import { useEffect } from '@wordpress/element';
import { isKeyboardEvent } from '@wordpress/keycodes';
import type { KeyboardEvent, RefObject } from 'react';
import { copyOf } from '@/ui/keys';
import { openDialog } from '@/ui/openDialog';

/**
 * WordPress only handles shortcuts inside the editor. While the editor is open, they also work without a focus, or with
 * a focus outside the editor, for example in a notice.
 *
 * @param editor
 * @param isOpen
 */
export function useKeysFromOutside(
	editor: RefObject< HTMLElement >,
	isOpen: boolean
): void {
	useEffect( () => {
		if ( ! isOpen ) {
			return undefined;
		}
		const press = ( event: WindowEventMap[ 'keydown' ] ) => {
			const { current } = editor;
			if (
				current &&
				! event.defaultPrevented &&
				// A dialog that has lost the focus is still what the user sees.
				! openDialog() &&
				isOutside( event.target, current ) &&
				! current.dispatchEvent( copyOf( event ) )
			) {
				event.preventDefault();
			}
		};
		window.addEventListener( 'keydown', press );
		return () => window.removeEventListener( 'keydown', press );
	}, [ editor, isOpen ] );
}

/**
 * Keeps shortcuts from the editor while a dialog is open, whose keys React passes on to it: what a dialog asks about stays as
 * it shows it, no other dialog opens, and the focus stays in it.
 *
 * @param event Anywhere in the editor.
 */
export function keepKeysInDialog( event: KeyboardEvent< HTMLElement > ): void {
	if ( isShortcut( event ) && openDialog() ) {
		event.stopPropagation();
	}
}

/** The palette's own key isn't the editor's, and would open something of the browser. */
const isShortcut = ( event: KeyboardEvent< HTMLElement > ): boolean =>
	( event.ctrlKey || event.metaKey || event.altKey ) &&
	! isKeyboardEvent.primary( event, 'k' );

/** Popovers and dialogs of the editor are elsewhere in the DOM, but React passes their keys to it. */
const isOutside = ( target: EventTarget | null, editor: HTMLElement ) =>
	target === document.body ||
	( target instanceof Element &&
		! editor.contains( target ) &&
		target.closest( '#atelier' ) !== null &&
		target.closest( '.popover-slot' ) === null );
