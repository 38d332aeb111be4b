import { liftOver } from './liftOver';

/** Bars at the end of the screen, with counts and buttons that people are about to read or press. */
const BARS = '[data-keep-clear], [data-dialog-actions]';

/**
 * Moves the messages in an element up so that they cover no bar.
 *
 * @return Puts them back, and stops.
 */
export function lift( messages: HTMLElement ): () => void {
	let height = 0;
	const sizes = new ResizeObserver( move );
	function move() {
		const { top, bottom, left, right } = messages.getBoundingClientRect();
		const bars = [
			...document.querySelectorAll< HTMLElement >( BARS ),
		].filter( isSeen );
		height = liftOver(
			{ top: top + height, bottom: bottom + height },
			bars
				.map( ( bar ) => bar.getBoundingClientRect() )
				.filter( ( bar ) => bar.left < right && bar.right > left )
		);
		messages.style.translate = `0 ${ -height }px`;
		for ( const element of [ messages, ...bars ] ) {
			sizes.observe( element );
		}
	}
	// Bars come and go with screens and dialogs.
	const changes = new MutationObserver( move );
	changes.observe( document.body, { childList: true, subtree: true } );
	window.addEventListener( 'resize', move );
	move();
	return () => {
		sizes.disconnect();
		changes.disconnect();
		window.removeEventListener( 'resize', move );
		messages.style.translate = '';
	};
}

const isSeen = ( bar: HTMLElement ): boolean =>
	bar.getClientRects().length > 0 &&
	getComputedStyle( bar ).visibility !== 'hidden';
