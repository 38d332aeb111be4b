/** So low a sheet could not be pointed at. */
const LEAST = 48;

/**
 * Tells how high the blocks in a frame are, and tells again when that changes. Blocks whose height is
 * a part of the frame's would shrink with it for ever: of them it tells null, once and for all.
 *
 * @return Stops telling.
 */
export function watchHeight(
	frame: Document,
	onHeight: ( height: number | null ) => void
): () => void {
	const view = frame.defaultView;
	const blocks = frame.querySelector< HTMLElement >( '.is-root-container' );
	if ( ! view || ! blocks ) {
		return () => undefined;
	}
	const measure = (): number => {
		const { paddingTop, paddingBottom } = view.getComputedStyle(
			frame.body
		);
		return Math.max(
			LEAST,
			Math.ceil(
				blocks.offsetHeight +
					parseFloat( paddingTop ) +
					parseFloat( paddingBottom )
			)
		);
	};
	let told = 0;
	let width = view.innerWidth;
	const observer = new view.ResizeObserver( () => {
		const height = measure();
		if ( height !== told ) {
			told = height;
			onHeight( height );
		}
	} );
	const stop = () => {
		observer.disconnect();
		view.removeEventListener( 'resize', onResize );
	};
	// It comes before what the observer tells, so a change of height alone can be told apart.
	const onResize = () => {
		const isSameWidth = view.innerWidth === width;
		width = view.innerWidth;
		if ( isSameWidth && told > 0 && measure() !== told ) {
			stop();
			onHeight( null );
		}
	};
	observer.observe( blocks );
	view.addEventListener( 'resize', onResize );
	return stop;
}
