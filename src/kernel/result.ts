/** What can go wrong in a way that users have to be told about. */
export type ErrorCode =
	/** There is no connection at all. */
	| 'offline'
	/** There is one, but it broke off or led nowhere. */
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
	| 'script'
	/** We did not send it; `detail` tells users why. */
	| 'unsendable'
	/** It is there, but opening it would stop the browser; `detail` tells users why. */
	| 'invalid-content';

/** An expected failure. `detail` is what the server or the browser said, for the curious; `status` is the HTTP status. */
export interface AppError {
	readonly code: ErrorCode;
	readonly detail?: string;
	readonly status?: number;
	/** How many seconds the server asked to wait. */
	readonly retryAfter?: number;
}

/** The outcome of something that may fail in an expected way. */
export type Result< T > =
	| { readonly ok: true; readonly value: T }
	| { readonly ok: false; readonly error: AppError };

export const ok = < T >( value: T ): Result< T > => ( { ok: true, value } );

export const fail = ( error: AppError ): Result< never > => ( {
	ok: false,
	error,
} );

/** Something that arrives later. */
export type Load< T > =
	| { readonly status: 'loading' }
	| { readonly status: 'ready'; readonly value: T }
	| { readonly status: 'failed'; readonly error: AppError };
