/**
 * Moves a layer that lies on a frame with the frame's document. What is on the layer stays where it is beside it, and
 * nothing is laid out again.
 *
 * @param frame The document in the frame.
 * @param layer
 * @param scale How large the frame is shown.
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
