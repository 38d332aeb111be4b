import { useRef } from '@wordpress/element';
import type { ComparedSide } from '@/features/globalStyles/index.model';

/**
 * Synchronizes the scrolling of two pages of any height.
 *
 * @return Called with each page once it is loaded.
 */
export function useScrollTogether(): (
	side: ComparedSide,
	page: Document
) => void {
	const pages = useRef< Partial< Record< ComparedSide, Document > > >( {} );
	return ( side, page ) => {
		pages.current[ side ] = page;
		page.addEventListener( 'scroll', () => {
			const other =
				pages.current[ side === 'before' ? 'after' : 'before' ];
			if ( other?.defaultView ) {
				follow( page.documentElement, other.documentElement );
			}
		} );
	};
}

function follow( leader: HTMLElement, follower: HTMLElement ) {
	const top = Math.round( shareOf( leader ) * roomOf( follower ) );
	// The follower's own scroll event must not move the first page again.
	if ( Math.abs( follower.scrollTop - top ) > 1 ) {
		follower.scrollTop = top;
	}
}

/** The scrollable height of a page. */
const roomOf = ( { scrollHeight, clientHeight }: HTMLElement ): number =>
	Math.max( 0, scrollHeight - clientHeight );

const shareOf = ( element: HTMLElement ): number => {
	const room = roomOf( element );
	return room === 0 ? 0 : element.scrollTop / room;
};
