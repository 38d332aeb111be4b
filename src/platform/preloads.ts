import apiFetch from '@wordpress/api-fetch';
import { writesSent } from './writesMiddleware';

/**
 * Uses preloaded responses only until the first write: they date from when the page was opened, and would undo changes
 * since then. Preloads that were registered earlier aren't affected.
 */
export function endPreloadsWithWrites(): void {
	const create = apiFetch.createPreloadingMiddleware;
	apiFetch.createPreloadingMiddleware = ( answers ) => {
		const answer = create( answers );
		return ( options, next ) =>
			writesSent() > 0 ? next( options ) : answer( options, next );
	};
}
