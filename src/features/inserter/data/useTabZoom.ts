import { useEffect } from '@wordpress/element';
import type { RefObject } from 'react';
import { isZoomedOut, zoomBeside } from '@/features/sections/index.editor';
import { tabOf, zoomOf } from '../model/tabZoom';

/**
 * The canvas shows what a tab of the library is for: whole sections beside patterns and media, blocks beside blocks. Closing the
 * library restores what its tabs have changed.
 *
 * @param library  The element with the tabs.
 * @param isWanted Whether the canvas is in view beside it.
 */
export function useTabZoom(
	library: RefObject< HTMLElement >,
	isWanted: boolean
): void {
	useEffect( () => {
		const element = library.current;
		if ( ! element || ! isWanted ) {
			return undefined;
		}
		const before = isZoomedOut.get();
		let tab = selectedTab( element );
		/** What the tabs have set last; null if nothing. */
		let own: boolean | null = null;
		const follow = () => {
			const now = selectedTab( element );
			if ( now === null || now === tab ) {
				return;
			}
			const isFirst = tab === null;
			tab = now;
			const isOut = zoomOf( now );
			if ( ! isFirst && isOut !== isZoomedOut.get() ) {
				own = isOut;
				zoomBeside( isOut );
			}
		};
		const observer = new MutationObserver( follow );
		observer.observe( element, {
			subtree: true,
			childList: true,
			attributeFilter: [ 'aria-selected' ],
		} );
		return () => {
			observer.disconnect();
			if ( own !== null && own !== before && isZoomedOut.get() === own ) {
				zoomBeside( before );
			}
		};
	}, [ library, isWanted ] );
}

const selectedTab = ( library: HTMLElement ) =>
	tabOf(
		library.querySelector( '[role="tab"][aria-selected="true"]' )?.id ?? ''
	);
