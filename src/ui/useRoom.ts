import { useLayoutEffect, useRef, useState } from '@wordpress/element';
import type { RefObject } from 'react';
import { useWidth } from './useWidth';

/**
 * By how many steps a bar has to show less, so that none of its words is cut: languages differ too much for widths of
 * windows to say.
 *
 * @param words What the bar says; it is measured anew when that changes.
 * @param most  The number of steps there are.
 * @return The number of steps, and the reference of the element whose parts marked with `data-fits` are measured.
 */
export function useRoom(
	words: string,
	most: number
): readonly [ number, RefObject< HTMLParagraphElement > ] {
	const element = useRef< HTMLParagraphElement >( null );
	const width = useWidth( element, true );
	const situation = `${ width } ${ most } ${ words }`;
	const [ taken, setTaken ] = useState( { situation, steps: 0 } );
	const steps = taken.situation === situation ? taken.steps : 0;
	// Before anything is painted, until the words fit.
	useLayoutEffect( () => {
		if ( element.current && steps < most && isCut( element.current ) ) {
			setTaken( { situation, steps: steps + 1 } );
		}
	}, [ situation, steps, most ] );
	return [ steps, element ];
}

const isCut = ( element: HTMLElement ): boolean =>
	[ ...element.querySelectorAll( '[data-fits]' ) ].some(
		( part ) => part.scrollWidth > part.clientWidth
	);
