import { stringOr, type UnknownRecord } from '../../../kernel/guards';

/** Why the site would publish at once what is to be scheduled. */
export type ScheduleProblem = 'pastDate' | 'noDate';

/** The site's own date and time, as records carry it. */
export const siteTime = ( offset: number, now: Date ): string =>
	new Date( now.getTime() + offset ).toISOString().slice( 0, 19 );

/**
 * How many milliseconds the site's clock is ahead of UTC.
 *
 * @param saved A record as the server has it, for its date is there in both times; an edited one is in one alone.
 */
export function siteOffset( { date, date_gmt: utc }: UnknownRecord ): number {
	const offset =
		Date.parse( `${ stringOr( date ) }Z` ) -
		Date.parse( `${ stringOr( utc ) }Z` );
	return Number.isFinite( offset ) ? offset : 0;
}

/** Statuses of what only those who can edit it see. */
const UNPUBLISHED: readonly string[] = [ 'auto-draft', 'draft', 'pending' ];

export const isUnpublished = ( status: unknown ): boolean =>
	UNPUBLISHED.includes( stringOr( status ) );

/**
 * What is wrong with the schedule of a record; null where nothing is, or it has none.
 *
 * @param record
 * @param record.status
 * @param record.date
 * @param time          The site's.
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
