import { watchRest } from './rest';
import { preloadIfCheap } from './warmUp';

/** How long nobody does anything before the data layer is loaded, in milliseconds. */
const REST = 4000;

/**
 * Loads the data layer while nobody does anything: for screens that only show records until somebody edits one.
 *
 * @return Stops it, if it hasn't begun.
 */
export function loadRecordsAtRest(): () => void {
	const rest = watchRest( () => undefined );
	void rest.after( REST ).then( ( isAtRest ) => {
		rest.stop();
		return isAtRest ? preloadIfCheap( 'records' ) : undefined;
	} );
	return rest.stop;
}
