import { stringOr } from '@/kernel/guards';
import { isUnpublished } from '@/features/documents/index.model';

/** How a document gets published: now, on a date, or by someone who may publish it. */
export type PublishingStep = 'publish' | 'schedule' | 'submit';

/** Who can read it when it is published. */
export type Visibility = 'public' | 'password' | 'private';

export interface Publishable {
	/** The stored status. */
	readonly saved: unknown;
	/** The edited status. */
	readonly status: unknown;
	/** The edited date, in the site's time zone; empty or null for the time of publishing. */
	readonly date: unknown;
	readonly mayPublish: boolean;
}

/**
 * The next step; null if it is published already, or an edit of its status publishes it.
 *
 * @param post
 * @param time The current time in the site's time zone.
 */
export function nextStep(
	{ saved, status, date, mayPublish }: Publishable,
	time: string
): PublishingStep | null {
	if ( ! isUnpublished( saved ) || ! isUnpublished( status ) ) {
		return null;
	}
	if ( ! mayPublish ) {
		return saved === 'pending' || status === 'pending' ? null : 'submit';
	}
	return stringOr( date ) > time ? 'schedule' : 'publish';
}

/** The status after a step. Private documents are private at once, whatever their date. */
export function statusAfter(
	step: PublishingStep,
	visibility: Visibility
): 'publish' | 'future' | 'private' | 'pending' {
	if ( step === 'submit' ) {
		return 'pending';
	}
	if ( visibility === 'private' ) {
		return 'private';
	}
	return step === 'schedule' ? 'future' : 'publish';
}
