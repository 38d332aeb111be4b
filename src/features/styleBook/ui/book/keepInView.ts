/** What tells that the user goes somewhere else. */
const MOVES = [ 'wheel', 'pointerdown', 'keydown', 'touchmove' ] as const;

/**
 * Brings an element into view, and again whenever its surroundings grow, as pictures and late
 * examples do, until the user moves.
 *
 * @param element
 * @param around  What it lies in.
 * @return Leaves it alone.
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
