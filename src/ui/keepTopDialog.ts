import { DIALOGS } from './dialogs';

/**
 * Keeps the topmost dialog reachable by keyboard and screen reader, whoever opened it. A dialog hides everything else and counts
 * on being closed before the next one opens; where one opens while another closes, the new one stays hidden behind what is
 * below it. One whose content comes late has nothing to focus when it opens, and the menu that opened it takes the focus back.
 *
 * @return Stops.
 */
export function keepTopDialog(): () => void {
	let frame = 0;
	// Code that moves the focus on purpose, such as a dialog that closes, has done so by the next frame.
	const look = () => {
		cancelAnimationFrame( frame );
		frame = requestAnimationFrame( comeIn );
	};
	const observer = new MutationObserver( () => {
		show();
		look();
	} );
	// Not what is added below the body: the editor does that with each typed letter.
	observer.observe( document.body, { childList: true } );
	observer.observe( document.documentElement, {
		subtree: true,
		attributeFilter: [ 'aria-hidden' ],
	} );
	document.addEventListener( 'focusin', look );
	look();
	return () => {
		observer.disconnect();
		cancelAnimationFrame( frame );
		document.removeEventListener( 'focusin', look );
	};
}

const topDialog = (): HTMLElement | undefined =>
	[ ...document.querySelectorAll< HTMLElement >( DIALOGS ) ].at( -1 );

/** Shows the topmost dialog to screen readers. */
function show(): void {
	topDialog()?.removeAttribute( 'aria-hidden' );
}

/** Moves the focus into the topmost dialog from what it covers. */
function comeIn(): void {
	const { activeElement: focused, body } = document;
	// Popovers of the dialog are elsewhere in the body.
	if ( focused === body || focused?.closest( '.atelier-root' ) ) {
		topDialog()?.querySelector< HTMLElement >( '[role="dialog"]' )?.focus();
	}
}
