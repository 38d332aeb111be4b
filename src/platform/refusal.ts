/** Marks what we refuse to send ourselves; no server uses it. */
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
