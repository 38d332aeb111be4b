/** The time zone of the site. */
export interface SiteZone {
	/** For example `Europe/Berlin`; empty for an offset. */
	readonly name: string;
	/** Hours ahead of UTC. */
	readonly offset: number;
}

/** A moment as the site's clocks show it. */
export interface SiteMoment {
	/** In the format of records: `2026-12-24T08:00:30`. */
	readonly time: string;
	readonly zone: SiteZone;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

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

/** A time in the site's time zone to the second, in the format of records: `2026-12-24T08:00:30`. */
export const siteSecondOf = ( zone: SiteZone, date: Date ): string =>
	`${ siteTimeOf( zone, date ) }:${ date.toISOString().slice( 17, 19 ) }`;

/** Whether the clocks of the site skip a time: they go forward in its hour. */
export const isSkipped = ( zone: SiteZone, text: string ): boolean => {
	const date = dateAtSite( zone, text );
	return (
		! Number.isNaN( date.getTime() ) &&
		siteTimeOf( zone, date ) !== text.slice( 0, 16 )
	);
};

/** The time that is a date and time in the site's time zone, in the format of such fields; invalid for an invalid one. */
export function dateAtSite( zone: SiteZone, text: string ): Date {
	const asUtc = Date.parse( `${ text }Z` );
	if ( Number.isNaN( asUtc ) ) {
		return new Date( NaN );
	}
	const ahead = ( time: number ) =>
		Date.parse( `${ siteTimeOf( zone, new Date( time ) ) }Z` ) -
		Math.floor( time / MINUTE ) * MINUTE;
	// The clocks may have changed in between.
	return new Date( asUtc - ahead( asUtc - ahead( asUtc ) ) );
}

/** Whether the clocks of the browser and the site differ at a time. */
export const differsFromSite = ( zone: SiteZone, date: Date ): boolean =>
	! Number.isNaN( date.getTime() ) &&
	siteTimeOf( zone, date ) !==
		new Date( date.getTime() - date.getTimezoneOffset() * MINUTE )
			.toISOString()
			.slice( 0, 16 );

/** The label of the browser's time zone. */
export const ownZoneLabel = (): string =>
	Intl.DateTimeFormat().resolvedOptions().timeZone.replace( /_/g, ' ' );

/** A time in words, in the site's time zone; empty for an invalid one. */
export const siteDateLabel = (
	zone: SiteZone,
	date: Date,
	locale: string,
	dateStyle: 'long' | 'medium' = 'long'
): string =>
	Number.isNaN( date.getTime() )
		? ''
		: new Intl.DateTimeFormat( locale, {
				dateStyle,
				timeStyle: 'short',
				timeZone: 'UTC',
			} ).format( new Date( `${ siteTimeOf( zone, date ) }Z` ) );

/** The time of day of a moment that was yesterday at the site; null on any other day. */
export function timeYesterday(
	zone: SiteZone,
	date: Date,
	now: Date,
	locale: string
): string | null {
	const day = ( time: string ) => Date.parse( `${ time.slice( 0, 10 ) }Z` );
	const at = siteTimeOf( zone, date );
	return day( siteTimeOf( zone, now ) ) - day( at ) === 24 * HOUR
		? new Intl.DateTimeFormat( locale, {
				timeStyle: 'short',
				timeZone: 'UTC',
			} ).format( new Date( `${ at }Z` ) )
		: null;
}

/** The label of the time zone, such as "Europe/Berlin" or "UTC+2". */
export const zoneLabel = ( { name, offset }: SiteZone ): string =>
	name.replace( /_/g, ' ' ) ||
	`UTC${ offset < 0 ? '-' : '+' }${ Math.abs( offset ) }`;
