import { siteDateLabel, type SiteZone } from './siteClock';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Whether a time is young enough to be told by its age. */
export const isRelative = ( date: Date, now: Date ): boolean =>
	now.getTime() - date.getTime() < DAY;

/**
 * A time in words: relative within a day, else a date in the site's time zone.
 *
 * @param date
 * @param now
 * @param locale For example `en-US`.
 * @param zone
 */
export function ageLabel(
	date: Date,
	now: Date,
	locale: string,
	zone: SiteZone
): string {
	// A server's clock may be ahead.
	const age = Math.max( SECOND, now.getTime() - date.getTime() );
	if ( isRelative( date, now ) ) {
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
	return siteDateLabel( zone, date, locale, 'medium' );
}
