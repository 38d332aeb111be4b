/** The events with which a user scrolls or navigates. */
const MOVES = [ 'wheel', 'pointerdown', 'keydown', 'touchmove' ] as const;

/**
 * Scrolls an element into view, and again whenever its container grows, as with images and late examples, until the user
 * interacts.
 *
 * @param element
 * @param around  Its container.
 * @return Stops.
 */
export function keepInView( element: Element, around: Element ): () => void {
	const window = element.ownerDocument.defaultView;
	if ( ! window ) {
		return () => undefined;
	}
	const show = () => element.scrollIntoView( { block: 'nearest' } );
	const observer = new ResizeObserver( show );
	const stop = () => {
		observer.disconnect();
		for ( const move of MOVES ) {
			window.removeEventListener( move, stop );
		}
	};
	for ( const move of MOVES ) {
		window.addEventListener( move, stop, { passive: true } );
	}
	observer.observe( around );
	show();
	return stop;
}
