/** The error code of requests that we refuse to send; no server uses it. */
export const REFUSAL_CODE = 'atelier_refusal';

/**
 * What a request is rejected with that is not sent, in the shape in which `wp.apiFetch` rejects.
 *
 * @param message Why, and what to do about it, for the user.
 */
export const refusal = ( message: string ) => ( {
	code: REFUSAL_CODE,
	message,
} );

/** Marks content that has arrived but cannot be opened. */
export const INVALID_CONTENT_CODE = 'atelier_invalid';

/**
 * What a request is rejected with whose answer would stop the browser.
 *
 * @param message What is wrong, for the user.
 */
export const invalidContent = ( message: string ) => ( {
	code: INVALID_CONTENT_CODE,
	message,
} );
