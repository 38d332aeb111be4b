/** The time zone of the site. */
export interface SiteZone {
	/** For example `Europe/Berlin`; empty for an offset. */
	readonly name: string;
	/** Hours ahead of UTC. */
	readonly offset: number;
}

const HOUR = 3_600_000;

/** A time in the site's time zone, in the format of date and time fields: `2026-12-24T08:00`. */
export function siteTimeOf( { name, offset }: SiteZone, date: Date ): string {
	if ( name === '' ) {
		return new Date( date.getTime() + offset * HOUR )
			.toISOString()
			.slice( 0, 16 );
	}
	const parts = new Intl.DateTimeFormat( 'en-US', {
		timeZone: name,
		year: 'numeric',
		month: '2-digit',
		day: '2-digit',
		hour: '2-digit',
		minute: '2-digit',
		hourCycle: 'h23',
	} ).formatToParts( date );
	const part = ( type: Intl.DateTimeFormatPartTypes ) =>
		parts.find( ( one ) => one.type === type )?.value ?? '';
	return `${ part( 'year' ) }-${ part( 'month' ) }-${ part( 'day' ) }T${ part( 'hour' ) }:${ part( 'minute' ) }`;
}

/** A time in words, in the site's time zone. */
export const siteDateLabel = (
	zone: SiteZone,
	date: Date,
	locale: string
): string =>
	Number.isNaN( date.getTime() )
		? ''
		: new Intl.DateTimeFormat( locale, {
				dateStyle: 'long',
				timeStyle: 'short',
				timeZone: 'UTC',
			} ).format( new Date( `${ siteTimeOf( zone, date ) }Z` ) );

/** The label of the time zone, such as "Europe/Berlin" or "UTC+2". */
export const zoneLabel = ( { name, offset }: SiteZone ): string =>
	name.replace( /_/g, ' ' ) ||
	`UTC${ offset < 0 ? '-' : '+' }${ Math.abs( offset ) }`;
