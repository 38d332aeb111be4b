import { stringOr } from '@/kernel/guards';
import { isSkipped, type SiteMoment } from '@/kernel/siteClock';

/** The reason why the site would publish at another time: immediately, or an hour later. */
export type ScheduleProblem = 'pastDate' | 'noDate' | 'skippedTime';

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
 * @param now
 */
export function scheduleProblem(
	{ status, date }: { readonly status?: unknown; readonly date?: unknown },
	now: SiteMoment
): ScheduleProblem | null {
	if ( status !== 'future' ) {
		return null;
	}
	if ( ! stringOr( date ) ) {
		return 'noDate';
	}
	if ( stringOr( date ) <= now.time ) {
		return 'pastDate';
	}
	return isSkipped( now.zone, stringOr( date ) ) ? 'skippedTime' : null;
}
