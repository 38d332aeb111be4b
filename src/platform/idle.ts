/**
 * Waits until the browser is idle.
 *
 * @param longest The longest wait in milliseconds.
 * @return The rest of the idle period in milliseconds.
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
