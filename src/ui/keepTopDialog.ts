import { DIALOGS } from './dialogs';

/**
 * Keeps the topmost dialog reachable by keyboard and screen reader, whoever opened it. A dialog hides everything else and counts
 * on being closed before the next one opens; where one opens while another closes, the new one stays hidden behind what is
 * below it.
 *
 * @return Stops.
 */
export function keepTopDialog(): () => void {
	const observer = new MutationObserver( repair );
	// Not what is added below the body: the editor does that with each typed letter.
	observer.observe( document.body, { childList: true } );
	observer.observe( document.documentElement, {
		subtree: true,
		attributeFilter: [ 'aria-hidden' ],
	} );
	return () => observer.disconnect();
}

function repair(): void {
	const top = [ ...document.querySelectorAll< HTMLElement >( DIALOGS ) ].at(
		-1
	);
	if ( ! top?.hasAttribute( 'aria-hidden' ) ) {
		return;
	}
	top.removeAttribute( 'aria-hidden' );
	const focused = document.activeElement;
	// Popovers of the dialog are elsewhere in the body.
	if ( focused === document.body || focused?.closest( '.atelier-root' ) ) {
		top.querySelector< HTMLElement >( '[role="dialog"]' )?.focus();
	}
}
