import { encodeIds } from '@/platform/encodedIds';
import { identifyRequests } from '@/platform/identify';
import { optionsMiddleware } from '@/platform/optionsMiddleware';
import { keepNonceToUser } from '@/platform/session';

let isStarted = false;

/** Prepares requests for records, before the first one: by a list or by the data layer. Writes need more. */
export function startRequests(): void {
	if ( isStarted ) {
		return;
	}
	isStarted = true;
	encodeIds();
	optionsMiddleware();
	identifyRequests();
	keepNonceToUser();
}
