import { useLayoutEffect, useState } from '@wordpress/element';
import type { RefObject } from 'react';

/**
 * The width of an element in whole pixels; 0 until it is measured.
 *
 * @param ref
 * @param isAround Whether to measure what the element is in.
 */
export function useWidth(
	ref: RefObject< HTMLElement >,
	isAround = false
): number {
	const [ width, setWidth ] = useState( 0 );
	useLayoutEffect( () => {
		const element = isAround ? ref.current?.parentElement : ref.current;
		if ( ! element || typeof ResizeObserver === 'undefined' ) {
			return undefined;
		}
		setWidth( element.clientWidth );
		const observer = new ResizeObserver( () =>
			setWidth( element.clientWidth )
		);
		observer.observe( element );
		return () => observer.disconnect();
	}, [ ref, isAround ] );
	return width;
}
