import { stringOr, type UnknownRecord } from '../../../kernel/guards';

/** The reason why the site would publish immediately instead of scheduling. */
export type ScheduleProblem = 'pastDate' | 'noDate';

/** The site's local date and time, in the format of records. */
export const siteTime = ( offset: number, now: Date ): string =>
	new Date( now.getTime() + offset ).toISOString().slice( 0, 19 );

/**
 * The offset of the site's time zone from UTC, in milliseconds.
 *
 * @param saved The saved record, which has its date in both time zones; an edited one has only one.
 */
export function siteOffset( { date, date_gmt: utc }: UnknownRecord ): number {
	const offset =
		Date.parse( `${ stringOr( date ) }Z` ) -
		Date.parse( `${ stringOr( utc ) }Z` );
	return Number.isFinite( offset ) ? offset : 0;
}

/** Statuses of posts that only their editors can see. */
const UNPUBLISHED: readonly string[] = [ 'auto-draft', 'draft', 'pending' ];

export const isUnpublished = ( status: unknown ): boolean =>
	UNPUBLISHED.includes( stringOr( status ) );

/**
 * The problem of a record's schedule; null without one.
 *
 * @param record
 * @param record.status
 * @param record.date
 * @param time          The site's local time.
 */
export function scheduleProblem(
	{ status, date }: { readonly status?: unknown; readonly date?: unknown },
	time: string
): ScheduleProblem | null {
	if ( status !== 'future' ) {
		return null;
	}
	if ( ! stringOr( date ) ) {
		return 'noDate';
	}
	return stringOr( date ) <= time ? 'pastDate' : null;
}
