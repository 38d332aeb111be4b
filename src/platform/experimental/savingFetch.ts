/**
 * core-data's saves by a function of our own: the one way to give one of them a header. Seen in WordPress 6.8 and
 * 7.1; core-data's own batches use it. Where it is ignored, saves go on as they would without it.
 */
import apiFetch from '@wordpress/api-fetch';

type FetchOptions = Parameters< typeof apiFetch >[ 0 ];

/** What to give to an action of core-data that saves, so that its request has these headers. */
export const withHeaders = (
	headers: Readonly< Record< string, string > >
) => ( {
	__unstableFetch: ( options: FetchOptions ): Promise< unknown > =>
		apiFetch( {
			...options,
			headers: { ...options.headers, ...headers },
		} ),
} );
