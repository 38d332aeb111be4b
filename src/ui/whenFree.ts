/** Elements in which the user types, chooses or reads. */
const FIELDS =
	'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"]';

/** Whether the focus must not move: the user's next keys would be lost, or would have another effect. */
export const isInField = (): boolean =>
	Boolean( document.activeElement?.closest( FIELDS ) );

/**
 * Moves the focus as soon as the user doesn't need it elsewhere: at once if nothing is focused, or the opener still is;
 * otherwise once nothing is focused, as after a dialog whose opener was removed.
 *
 * @param opener The focused element when the action started.
 * @param move   Moves the focus.
 * @return Cancels that.
 */
export function whenFree(
	opener: Element | null,
	move: () => void
): () => void {
	const isFree = () => {
		const { activeElement, body } = document;
		return (
			activeElement === null ||
			activeElement === body ||
			( activeElement === opener && ! isInField() )
		);
	};
	if ( isFree() ) {
		move();
		return () => undefined;
	}
	let frame: number | undefined;
	// While the focus moves between elements, nothing is focused for a moment.
	const check = () => {
		cancelAnimationFrame( frame ?? 0 );
		frame = requestAnimationFrame( () => {
			if ( isFree() ) {
				stop();
				move();
			}
		} );
	};
	const stop = () => {
		cancelAnimationFrame( frame ?? 0 );
		observer.disconnect();
		document.removeEventListener( 'focusout', check );
	};
	// Browsers differ in whether removing an element, such as a dialog, fires focusout.
	const observer = new MutationObserver( check );
	observer.observe( document.body, { childList: true } );
	document.addEventListener( 'focusout', check );
	return stop;
}
