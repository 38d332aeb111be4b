import type apiFetch from '@wordpress/api-fetch';

/** Options that a middleware of `apiFetch` receives; the package types data and responses as `any`. */
export type RequestOptions = Omit<
	Parameters< typeof apiFetch >[ 0 ],
	'data'
> & {
	readonly data?: unknown;
	/** Whether it is about the live site, also while a site draft is open. */
	readonly isLive?: boolean;
	/** How a save is sent; see `writesMiddleware`. */
	readonly write?: TrackedWrite;
};

/** A write whose sender handles its failures itself. */
export interface TrackedWrite {
	/** The site draft of the request; the open one by default. */
	readonly draft?: number;
	/** The time limit for the response, in milliseconds. */
	readonly within: number;
	/** Called when it is sent. */
	readonly onSend?: ( sent: SentWrite ) => void;
}

/** The address and data of a write. */
export interface SentWrite {
	readonly path: string;
	readonly data: unknown;
}

/** The next middleware, or the request to the server. */
export type Next = ( options: RequestOptions ) => Promise< unknown >;

/** The method of a request in capitals. A header can override it, for proxies that only let POST through. */
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
