import { useRef } from '@wordpress/element';
import type { ComparedSide } from '../../../globalStyles/index.model';

/**
 * Has two pages scroll together, however tall each of them is.
 *
 * @return To be told of each page once it is there.
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
	// It tells of its own scrolling in turn, which must not move the first one again.
	if ( Math.abs( follower.scrollTop - top ) > 1 ) {
		follower.scrollTop = top;
	}
}

/** How far a page can be scrolled. */
const roomOf = ( { scrollHeight, clientHeight }: HTMLElement ): number =>
	Math.max( 0, scrollHeight - clientHeight );

const shareOf = ( element: HTMLElement ): number => {
	const room = roomOf( element );
	return room === 0 ? 0 : element.scrollTop / room;
};
