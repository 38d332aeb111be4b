import type { Post } from './post';

/** The meaning of an item's date. */
export type Moment = 'published' | 'scheduled' | 'modified';

/**
 * The most relevant date of an item: that of its publication, or else of its last modification.
 *
 * @param post
 */
export function momentOf( {
	status,
	date,
	modified,
}: Pick< Post, 'status' | 'date' | 'modified' > ): {
	readonly moment: Moment;
	readonly date: string;
} {
	switch ( status ) {
		case 'publish':
			return { moment: 'published', date };
		case 'future':
			return { moment: 'scheduled', date };
		default:
			return { moment: 'modified', date: modified };
	}
}

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
