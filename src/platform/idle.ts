/**
 * Waits until the browser has nothing more urgent to do.
 *
 * @param longest How many milliseconds to wait at most.
 * @return How many milliseconds may be used before something more urgent is due.
 */
export const untilIdle = ( longest: number ): Promise< number > =>
	new Promise( ( resolve ) => {
		if ( 'requestIdleCallback' in window ) {
			window.requestIdleCallback(
				( deadline ) => resolve( deadline.timeRemaining() ),
				{ timeout: longest }
			);
		} else {
			// Safari has no idle callback; a turn lets input go first.
			setTimeout( () => resolve( SLICE ) );
		}
	} );

const SLICE = 8;
