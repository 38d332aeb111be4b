import { useEffect, useState } from '@wordpress/element';

/**
 * Whether the browser has painted since something has come true: what is not seen first can be rendered then.
 *
 * @param isTrue Once true it is taken to stay so.
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
		// A page in the background is never painted.
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
