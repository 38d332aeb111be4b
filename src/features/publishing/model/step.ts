import { stringOr } from '../../../kernel/guards';
import { isUnpublished } from '../../documents/index.model';

/** How something that is not published goes on: to its readers now or later, or to whoever may publish it. */
export type PublishingStep = 'publish' | 'schedule' | 'submit';

/** Who can see it then. */
export type Visibility = 'public' | 'password' | 'private';

export interface Publishable {
	/** The status that the site has. */
	readonly saved: unknown;
	/** With the user's edits. */
	readonly status: unknown;
	/** With the user's edits, in the site's time; empty or null where it is the time of publishing. */
	readonly date: unknown;
	readonly mayPublish: boolean;
}

/**
 * The next step; null where it is published already, or about to be by an edit of its status.
 *
 * @param post
 * @param time The site's.
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

/** The status that a step ends in. Private documents are so at once, whatever their date. */
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
