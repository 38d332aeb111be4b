import apiFetch from '@wordpress/api-fetch';
import { writesSent } from './writesMiddleware';

/**
 * Has preloaded answers be given only as long as nothing was written: they are from when the page was opened, and
 * would bring back what has been changed since. Answers that are registered earlier stay as they are.
 */
export function endPreloadsWithWrites(): void {
	const create = apiFetch.createPreloadingMiddleware;
	apiFetch.createPreloadingMiddleware = ( answers ) => {
		const answer = create( answers );
		return ( options, next ) =>
			writesSent() > 0 ? next( options ) : answer( options, next );
	};
}
