import type apiFetch from '@wordpress/api-fetch';

/** What a middleware of `apiFetch` is given; in the package's types, data and answers are `any`. */
export type RequestOptions = Omit<
	Parameters< typeof apiFetch >[ 0 ],
	'data'
> & { readonly data?: unknown };
/** Passes a request on, to the next middleware or the server. */
export type Next = ( options: RequestOptions ) => Promise< unknown >;

/** The method of a request in capitals. Where proxies let only POST through, a header names it. */
export const requestMethod = ( {
	method = 'GET',
	headers = {},
}: RequestOptions ): string =>
	( headers[ 'X-HTTP-Method-Override' ] ?? method ).toUpperCase();

/** Whether a request sends content of a record. */
export const sendsContent = ( options: RequestOptions ): boolean =>
	[ 'POST', 'PUT', 'PATCH' ].includes( requestMethod( options ) );

/** Whether a request changes nothing on the server. */
export const isRead = ( options: RequestOptions ): boolean =>
	[ 'GET', 'HEAD', 'OPTIONS' ].includes( requestMethod( options ) );
