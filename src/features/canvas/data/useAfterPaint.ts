import { useEffect, useState } from '@wordpress/element';

/**
 * Whether the browser has painted since a condition became true, to render invisible parts later.
 *
 * @param isTrue Must stay true once it is.
 */
export function useAfterPaint( isTrue: boolean ): boolean {
	const [ isPainted, setPainted ] = useState( false );
	useEffect( () => {
		if ( ! isTrue ) {
			return undefined;
		}
		let timer: ReturnType< typeof setTimeout >;
		const finish = () => {
			window.cancelAnimationFrame( frame );
			clearTimeout( timer );
			setPainted( true );
		};
		const frame = window.requestAnimationFrame( () => {
			clearTimeout( timer );
			timer = setTimeout( finish );
		} );
		// Pages in the background aren't painted.
		timer = setTimeout( finish, LONGEST );
		return () => {
			window.cancelAnimationFrame( frame );
			clearTimeout( timer );
		};
	}, [ isTrue ] );
	return isPainted;
}

/** In milliseconds. */
const LONGEST = 200;
