import { useCallback, useEffect, useReducer } from '@wordpress/element';
import { nextProgress, type Progress } from '../model/progress';

/**
 * How far an opened document is: what can't be seen at first is rendered once the browser has painted.
 *
 * @return The progress, and `show`, to be called when the blocks are on the canvas.
 */
export function useProgress(): readonly [
	progress: Progress,
	show: () => void,
] {
	const [ progress, reach ] = useReducer( nextProgress, 'loading' );
	useEffect(
		() =>
			progress === 'shown'
				? afterPaint( () => reach( 'painted' ) )
				: undefined,
		[ progress ]
	);
	return [ progress, useCallback( () => reach( 'shown' ), [] ) ];
}

/** Returns what ends the wait. */
function afterPaint( act: () => void ): () => void {
	let timer: ReturnType< typeof setTimeout >;
	const finish = () => {
		window.cancelAnimationFrame( frame );
		clearTimeout( timer );
		act();
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
}

/** In milliseconds. */
const LONGEST = 200;
