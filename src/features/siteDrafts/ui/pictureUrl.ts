import { documentPreviewUrl, homePreviewUrl, pagePreviewUrl } from '@/routing';
import { isSiteWide, recordOf, type DraftChange } from '../model/change';

/** Whether visitors have nothing yet where it will be. */
export const replacesNothing = ( { action, shownAt }: DraftChange ): boolean =>
	action === 'create' && shownAt === '';

/**
 * The address of a page that shows a change; null if only its own blocks can be shown.
 *
 * @param change
 * @param query  That of the draft; empty for the live site.
 */
export function pictureUrl(
	change: DraftChange,
	query: Readonly< Record< string, string > >
): string | null {
	const record = recordOf( change );
	if ( isSiteWide( change ) || ! record ) {
		// The homepage shows changes that apply to all pages.
		return homePreviewUrl( query );
	}
	return change.shownAt === ''
		? documentPreviewUrl( record, query )
		: pagePreviewUrl( change.shownAt, query );
}
