/** The error code of requests that we refuse to send; no server uses it. */
export const REFUSAL_CODE = 'atelier_refusal';

/**
 * The rejection of a request that we refuse to send, in the shape of `wp.apiFetch`'s errors.
 *
 * @param message The reason and a way to fix it, for the user.
 */
export const refusal = ( message: string ) => ( {
	code: REFUSAL_CODE,
	message,
} );

/** The error code of a response with invalid content. */
export const INVALID_CONTENT_CODE = 'atelier_invalid';

/**
 * The rejection of a request whose response would freeze the browser.
 *
 * @param message The problem, for the user.
 */
export const invalidContent = ( message: string ) => ( {
	code: INVALID_CONTENT_CODE,
	message,
} );
