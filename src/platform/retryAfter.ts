/**
 * How many seconds a server asks to wait, from its `Retry-After`: a number of them, or a date.
 *
 * @param header Null where the server did not say.
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
