import type apiFetch from '@wordpress/api-fetch';

type Options = Parameters< typeof apiFetch >[ 0 ];

/** The method of a request in capitals. Where proxies let only POST through, a header names it. */
export const requestMethod = ( {
	method = 'GET',
	headers = {},
}: Options ): string =>
	( headers[ 'X-HTTP-Method-Override' ] ?? method ).toUpperCase();

/** Whether a request sends content of a record. */
export const sendsContent = ( options: Options ): boolean =>
	[ 'POST', 'PUT', 'PATCH' ].includes( requestMethod( options ) );

/** Whether a request changes nothing on the server. */
export const isRead = ( options: Options ): boolean =>
	[ 'GET', 'HEAD', 'OPTIONS' ].includes( requestMethod( options ) );
