/**
 * A fetch function of our own for core-data's saves: the only way to send something with one of them. Seen in WordPress 6.8
 * and 7.1; core-data's own batches use it. Where core-data ignores it, saves work without what is sent along.
 */
import apiFetch from '@wordpress/api-fetch';
import type { RequestOptions, TrackedWrite } from '../requestMethod';

/**
 * Options for an action of core-data that saves, which add these headers to its request.
 *
 * @param headers
 * @param write   How it is tracked; not at all by default.
 */
export const withHeaders = (
	headers: Readonly< Record< string, string > >,
	write?: TrackedWrite
) => ( {
	__unstableFetch: ( options: RequestOptions ): Promise< unknown > => {
		const request: RequestOptions = {
			...options,
			headers: { ...options.headers, ...headers },
			...( write ? { write } : {} ),
		};
		return apiFetch( request );
	},
} );
