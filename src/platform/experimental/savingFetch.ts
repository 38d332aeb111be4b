/**
 * A fetch function of our own for core-data's saves: the only way to add a header to one of them. Seen in WordPress 6.8
 * and 7.1; core-data's own batches use it. Where core-data ignores it, saves work without the header.
 */
import apiFetch from '@wordpress/api-fetch';

type FetchOptions = Parameters< typeof apiFetch >[ 0 ];

/** Options for an action of core-data that saves, which add these headers to its request. */
export const withHeaders = (
	headers: Readonly< Record< string, string > >
) => ( {
	__unstableFetch: ( options: FetchOptions ): Promise< unknown > =>
		apiFetch( {
			...options,
			headers: { ...options.headers, ...headers },
		} ),
} );
