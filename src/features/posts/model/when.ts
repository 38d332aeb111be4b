import type { Post } from './post';

/** What the date of an item is the date of. */
export type Moment = 'published' | 'scheduled' | 'modified';

/**
 * The date that says most about an item: when it is or was published, else when it was last changed.
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
 * A date of the site's clock in words; empty where it is none.
 *
 * @param date   Such as `2026-11-21T19:55:00`, without a zone.
 * @param locale Such as `en-US`.
 */
export function dateLabel( date: string, locale: string ): string {
	// As if the site were in Greenwich, so that the browser's zone does not move the clock.
	const time = Date.parse( `${ date }Z` );
	return Number.isNaN( time )
		? ''
		: new Intl.DateTimeFormat( locale, {
				dateStyle: 'medium',
				timeStyle: 'short',
				timeZone: 'UTC',
			} ).format( time );
}
