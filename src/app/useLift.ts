import { useLayoutEffect } from '@wordpress/element';
import type { RefObject } from 'react';
import { liftOver } from './liftOver';

/** Bars at the end of the screen, with counts and buttons that people are about to read or press. */
const BARS = '[data-keep-clear], [data-dialog-actions]';

/** Moves the messages in an element up, as long as there are any, so that they cover no bar. */
export function useLift(
	messages: RefObject< HTMLElement >,
	hasAny: boolean
): void {
	useLayoutEffect( () => {
		const { current } = messages;
		if ( ! hasAny || ! current ) {
			return undefined;
		}
		let lift = 0;
		const sizes = new ResizeObserver( move );
		function move() {
			if ( ! current ) {
				return;
			}
			const { top, bottom, left, right } =
				current.getBoundingClientRect();
			const bars = [
				...document.querySelectorAll< HTMLElement >( BARS ),
			].filter( isSeen );
			lift = liftOver(
				{ top: top + lift, bottom: bottom + lift },
				bars
					.map( ( bar ) => bar.getBoundingClientRect() )
					.filter( ( bar ) => bar.left < right && bar.right > left )
			);
			current.style.translate = `0 ${ -lift }px`;
			for ( const element of [ current, ...bars ] ) {
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
			current.style.translate = '';
		};
	}, [ messages, hasAny ] );
}

const isSeen = ( bar: HTMLElement ): boolean =>
	bar.getClientRects().length > 0 &&
	getComputedStyle( bar ).visibility !== 'hidden';
