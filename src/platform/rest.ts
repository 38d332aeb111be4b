/** Signs of somebody who does something. */
const INPUTS = [
	'pointermove',
	'pointerdown',
	'keydown',
	'wheel',
	'touchstart',
	'scroll',
	'visibilitychange',
] as const;

export interface Rest {
	/**
	 * Resolves once nobody has done anything on the visible page for a time.
	 *
	 * @param time In milliseconds.
	 * @return False if it was stopped before.
	 */
	readonly after: ( time: number ) => Promise< boolean >;
	readonly stop: () => void;
}

/**
 * Watches whether somebody does anything on the page.
 *
 * @param onInput Called whenever somebody does.
 */
export function watchRest( onInput: () => void ): Rest {
	let last = performance.now();
	let isStopped = false;
	const note = () => {
		last = performance.now();
		onInput();
	};
	const options = { capture: true, passive: true };
	INPUTS.forEach( ( name ) =>
		document.addEventListener( name, note, options )
	);
	return {
		async after( time ) {
			while ( ! isStopped ) {
				const left = last + time - performance.now();
				if ( left <= 0 && document.visibilityState === 'visible' ) {
					return true;
				}
				await wait( left > 0 ? left : time );
			}
			return false;
		},
		stop() {
			isStopped = true;
			INPUTS.forEach( ( name ) =>
				document.removeEventListener( name, note, options )
			);
		},
	};
}

const wait = ( time: number ): Promise< void > =>
	new Promise( ( resolve ) => {
		setTimeout( resolve, time );
	} );
