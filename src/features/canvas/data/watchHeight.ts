/** Lower sheets couldn't be clicked, in pixels. */
const LEAST = 48;

/**
 * Reports the height of the blocks in a frame, in pixels, and each change of it. Blocks whose height depends on the
 * frame's would shrink endlessly: for them, it reports null and stops.
 *
 * @return Stops watching.
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
	// Fires before the observer, to detect changes of only the height.
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
