import { useLayoutEffect, useState } from '@wordpress/element';
import type { RefObject } from 'react';

/** The width of an element in whole pixels; 0 until it is measured. */
export function useWidth( ref: RefObject< HTMLElement > ): number {
	const [ width, setWidth ] = useState( 0 );
	useLayoutEffect( () => {
		const element = ref.current;
		if ( ! element || typeof ResizeObserver === 'undefined' ) {
			return undefined;
		}
		setWidth( element.clientWidth );
		const observer = new ResizeObserver( () =>
			setWidth( element.clientWidth )
		);
		observer.observe( element );
		return () => observer.disconnect();
	}, [ ref ] );
	return width;
}
