const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/**
 * When something happened, in words: how long ago within a day, else its date.
 *
 * @param date
 * @param now
 * @param locale Such as `en-US`.
 */
export function ageWords( date: Date, now: Date, locale: string ): string {
	const age = now.getTime() - date.getTime();
	// A clock that runs ahead makes something younger than now.
	if ( age < DAY ) {
		const minutes = Math.max( 0, Math.round( age / 60_000 ) );
		const relative = new Intl.RelativeTimeFormat( locale, {
			numeric: 'auto',
		} );
		return minutes < 60
			? relative.format( -minutes, 'minute' )
			: relative.format( -Math.round( age / HOUR ), 'hour' );
	}
	return new Intl.DateTimeFormat( locale, {
		dateStyle: 'medium',
		timeStyle: 'short',
	} ).format( date );
}
