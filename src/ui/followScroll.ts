/**
 * Moves a layer over a frame along with the scrolling of the frame's document, without a new layout.
 *
 * @param frame The document in the frame.
 * @param layer
 * @param scale The scale of the frame.
 * @return Stops moving it.
 */
export function followScroll(
	frame: Document,
	layer: HTMLElement,
	scale: number
): () => void {
	const view = frame.defaultView;
	const move = () => {
		layer.style.transform = `translateY(${ -scale * ( view?.scrollY ?? 0 ) }px)`;
	};
	move();
	view?.addEventListener( 'scroll', move, { passive: true } );
	return () => view?.removeEventListener( 'scroll', move );
}
