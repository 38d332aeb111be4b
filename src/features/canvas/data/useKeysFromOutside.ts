import { useEffect } from '@wordpress/element';
import type { RefObject } from 'react';
import { copyOf } from '../../../ui/keys';

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
		const press = ( event: KeyboardEvent ) => {
			const { current } = editor;
			if (
				current &&
				! event.defaultPrevented &&
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

/** Popovers and dialogs of the editor are elsewhere in the DOM, but React passes their keys to it. */
const isOutside = ( target: EventTarget | null, editor: HTMLElement ) =>
	target === document.body ||
	( target instanceof Element &&
		! editor.contains( target ) &&
		target.closest( '#atelier' ) !== null &&
		target.closest( '.popover-slot' ) === null );
