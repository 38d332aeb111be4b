import { stringOr, type UnknownRecord } from '@/kernel/guards';

/** What decides whether visitors can read a page. */
export interface Visibility {
	readonly status: string;
	readonly password: string;
}

/** The roles of pages that the rest of the site refers to. */
export type SitePage = 'homepage' | 'postsPage' | 'privacyPage';

const isOpen = ( { status, password }: Visibility ): boolean =>
	status === 'publish' && password === '';

/** Whether visitors can read a page before a change, but not after it. */
export const goesOffline = ( before: Visibility, after: Visibility ): boolean =>
	isOpen( before ) && ! isOpen( after );

/**
 * The visibility of a record. WordPress schedules what is published with a date in the future.
 *
 * @param record
 * @param time   The site's local time.
 */
export function visibilityOf(
	{ status, password, date }: UnknownRecord,
	time: string
): Visibility {
	return {
		status:
			status === 'publish' && stringOr( date ) > time
				? 'future'
				: stringOr( status ),
		password: stringOr( password ),
	};
}

/** Of a page that is trashed or deleted. */
export const GONE: Visibility = { status: 'trash', password: '' };
