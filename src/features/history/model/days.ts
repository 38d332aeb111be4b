import { dateAtSite, siteTimeOf, type SiteZone } from '@/kernel/siteClock';
import type { Entry } from './entry';

/** Entries of one day in the site's time zone. */
export interface Day {
	/** For example `2026-11-24`. */
	readonly date: string;
	readonly entries: readonly Entry[];
}

/** Entries grouped by day, newest first. */
export function byDay(
	entries: readonly Entry[],
	zone: SiteZone
): readonly Day[] {
	const days: { date: string; entries: Entry[] }[] = [];
	for ( const entry of entries ) {
		const date = dayOf( entry.date, zone );
		const last = days.at( -1 );
		if ( last?.date === date ) {
			last.entries.push( entry );
		} else {
			days.push( { date, entries: [ entry ] } );
		}
	}
	return days;
}

/** The day of a time in the site's time zone. */
export const dayOf = ( time: Date, zone: SiteZone ): string =>
	siteTimeOf( zone, time ).slice( 0, 10 );

/** A number of days after a day; empty for an invalid one. */
export function dayAfter( day: string, later: number ): string {
	const time = new Date( `${ day }T00:00Z` );
	time.setUTCDate( time.getUTCDate() + later );
	return Number.isNaN( time.getTime() )
		? ''
		: time.toISOString().slice( 0, 10 );
}

/** The start of a day in the site's time zone; null for an invalid day. */
export function startOfDay( day: string, zone: SiteZone ): Date | null {
	const start = dateAtSite( zone, `${ day }T00:00` );
	return Number.isNaN( start.getTime() ) ? null : start;
}
