/**
 * A formatted date in the site's time zone; empty for an invalid one.
 *
 * @param date   Such as `2026-11-21T19:55:00`, without a time zone.
 * @param locale Such as `en-US`.
 */
export function dateLabel( date: string, locale: string ): string {
	// As if it were UTC, so that the browser's time zone doesn't shift it.
	const time = Date.parse( `${ date }Z` );
	return Number.isNaN( time )
		? ''
		: new Intl.DateTimeFormat( locale, {
				dateStyle: 'medium',
				timeStyle: 'short',
				timeZone: 'UTC',
			} ).format( time );
}
