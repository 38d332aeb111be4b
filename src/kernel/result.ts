/** Errors that users need to know about. */
export type ErrorCode =
	/** There is no connection. */
	| 'offline'
	/** The connection failed or timed out. */
	| 'unreachable'
	| 'timeout'
	| 'tooLarge'
	| 'tooMany'
	/** The site is being updated or overloaded. */
	| 'busy'
	| 'loggedOut'
	| 'forbidden'
	| 'missing'
	| 'conflict'
	| 'invalid'
	| 'server'
	| 'malformed'
	/** Something in front of the site answered in its place, such as a firewall. */
	| 'blocked'
	| 'script'
	/** The request was rejected before it was sent; `detail` has the reason for users. */
	| 'unsendable'
	/** The content exists, but opening it would freeze the browser; `detail` has the reason for users. */
	| 'invalid-content';

/** An expected failure. `detail` is the message of the server or the browser; `status` is the HTTP status. */
export interface AppError {
	readonly code: ErrorCode;
	readonly detail?: string;
	readonly status?: number;
	/** The delay that the server asked for, in seconds. */
	readonly retryAfter?: number;
}

/** The result of an operation with expected failures. */
export type Result< T > =
	| { readonly ok: true; readonly value: T }
	| { readonly ok: false; readonly error: AppError };

export const ok = < T >( value: T ): Result< T > => ( { ok: true, value } );

export const fail = ( error: AppError ): Result< never > => ( {
	ok: false,
	error,
} );

/** A value that loads. */
export type Load< T > =
	| { readonly status: 'loading' }
	| { readonly status: 'ready'; readonly value: T }
	| { readonly status: 'failed'; readonly error: AppError };
