import type { RestQuery } from '@/dataview/model/restQuery';

/** A month such as `2026-11` in words; the text itself where it isn't one. */
export function monthLabel( month: string, locale: string ): string {
	const time = Date.parse( `${ month }-01T00:00:00Z` );
	return Number.isNaN( time )
		? month
		: new Intl.DateTimeFormat( locale, {
				year: 'numeric',
				month: 'long',
				timeZone: 'UTC',
			} ).format( time );
}

/** The REST arguments for items of a month, in the site's time zone. */
export function monthQuery( month: string ): RestQuery {
	const first = new Date( `${ month }-01T00:00:00Z` );
	if ( Number.isNaN( first.getTime() ) ) {
		return {};
	}
	const next = new Date( first );
	next.setUTCMonth( next.getUTCMonth() + 1 );
	return {
		// Both are exclusive.
		after: withoutZone( new Date( first.getTime() - 1000 ) ),
		before: withoutZone( next ),
	};
}

const withoutZone = ( date: Date ): string => date.toISOString().slice( 0, 19 );
