/** Where somebody types, chooses or reads. */
const FIELDS =
	'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"]';

/** Whether the focus must stay where it is: what the user types next would be lost, or would do something else. */
export const isInField = (): boolean =>
	Boolean( document.activeElement?.closest( FIELDS ) );

/**
 * Moves the focus as soon as that takes it from nobody: at once where it is nowhere, or where it was when what
 * comes now was asked for; else once it is nowhere, as after a dialog whose opener is gone.
 *
 * @param opener What had the focus then.
 * @param move   Moves it.
 * @return Gives that up.
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
	// While the focus goes from one element to another it is nowhere for a moment.
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
	// Browsers do not agree on whether the focus leaves what is removed, as dialogs are.
	const observer = new MutationObserver( check );
	observer.observe( document.body, { childList: true } );
	document.addEventListener( 'focusout', check );
	return stop;
}
