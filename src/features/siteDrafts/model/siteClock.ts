/** The time zone of the site. */
export interface SiteZone {
	/** Such as `Europe/Berlin`; empty where it is only an offset. */
	readonly name: string;
	/** How many hours it is ahead of UTC. */
	readonly offset: number;
}

const HOUR = 3_600_000;

/** A moment as a clock on the site shows it, as fields for a date and a time take it: `2026-12-24T08:00`. */
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

/** A moment in words, as a clock on the site shows it. */
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

/** What the zone is called, such as "Europe/Berlin" or "UTC+2". */
export const zoneLabel = ( { name, offset }: SiteZone ): string =>
	name.replace( /_/g, ' ' ) ||
	`UTC${ offset < 0 ? '-' : '+' }${ Math.abs( offset ) }`;
