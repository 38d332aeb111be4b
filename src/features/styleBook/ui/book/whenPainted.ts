/** The timeout in milliseconds, after which empty examples are accepted. */
const PATIENCE = 3000;

/**
 * Waits until every visible example has content.
 *
 * @param holder The container of the examples.
 * @param tell   Called once.
 * @return Stops waiting.
 */
export function whenPainted(
	holder: HTMLElement,
	tell: () => void
): () => void {
	const began = performance.now();
	let frame = requestAnimationFrame( look );
	function look() {
		const isLate = performance.now() - began > PATIENCE;
		if ( isLate || isPainted( holder ) ) {
			tell();
		} else {
			frame = requestAnimationFrame( look );
		}
	}
	return () => cancelAnimationFrame( frame );
}

function isPainted( holder: HTMLElement ): boolean {
	const height = holder.ownerDocument.defaultView?.innerHeight ?? 0;
	return [ ...holder.querySelectorAll( '.atelier-book__picture' ) ].every(
		( picture ) => {
			const { top, bottom } = picture.getBoundingClientRect();
			return (
				top > height ||
				bottom < 0 ||
				picture.querySelector( '[data-block], .atelier-book__note' ) !==
					null
			);
		}
	);
}
