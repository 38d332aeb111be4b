/**
 * Waits until the browser is idle.
 *
 * @param longest How many milliseconds to wait at most.
 * @return How many milliseconds are left of the idle period.
 */
export const untilIdle = ( longest: number ): Promise< number > =>
	new Promise( ( resolve ) => {
		if ( 'requestIdleCallback' in window ) {
			window.requestIdleCallback(
				( deadline ) => resolve( deadline.timeRemaining() ),
				{ timeout: longest }
			);
		} else {
			// Safari has no idle callback; a task later, pending input has been handled.
			setTimeout( () => resolve( SLICE ) );
		}
	} );

const SLICE = 8;
