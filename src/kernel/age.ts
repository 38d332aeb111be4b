const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * A time in words: relative within a day, else a date.
 *
 * @param date
 * @param now
 * @param locale For example `en-US`.
 */
export function ageLabel( date: Date, now: Date, locale: string ): string {
	// A server's clock may be ahead.
	const age = Math.max( SECOND, now.getTime() - date.getTime() );
	if ( age < DAY ) {
		const relative = new Intl.RelativeTimeFormat( locale );
		const ago = ( unit: 'second' | 'minute' | 'hour', size: number ) =>
			relative.format( -Math.round( age / size ), unit );
		if ( age < 59.5 * SECOND ) {
			return ago( 'second', SECOND );
		}
		return age < 59.5 * MINUTE
			? ago( 'minute', MINUTE )
			: ago( 'hour', HOUR );
	}
	return new Intl.DateTimeFormat( locale, {
		dateStyle: 'medium',
		timeStyle: 'short',
	} ).format( date );
}
