import { once } from '@/kernel/once';
import { encodeIds } from '@/platform/encodedIds';
import { identifyRequests } from '@/platform/identify';
import { optionsMiddleware } from '@/platform/optionsMiddleware';
import { keepNonceToUser } from '@/platform/session';

/** Prepares requests for records, before the first one: by a list or by the data layer. Writes need more. */
export const startRequests = once( () => {
	encodeIds();
	optionsMiddleware();
	identifyRequests();
	keepNonceToUser();
} );
