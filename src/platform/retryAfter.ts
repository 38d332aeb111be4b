/**
 * Parses the `Retry-After` header, which is a number of seconds or a date, to seconds.
 *
 * @param header Null where the response has none.
 * @param now    In milliseconds.
 */
export function parseRetryAfter(
	header: string | null,
	now: number
): number | undefined {
	const text = header?.trim() ?? '';
	if ( /^\d+$/.test( text ) ) {
		return Number( text );
	}
	const date = /[a-z]/i.test( text ) ? Date.parse( text ) : NaN;
	return Number.isNaN( date )
		? undefined
		: Math.max( 0, Math.ceil( ( date - now ) / 1000 ) );
}
