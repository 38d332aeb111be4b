import { dispatch } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { boot } from '@/platform/boot';
import { draftEnd } from '@/platform/draftEnd';
import { openDraft } from '@/platform/siteDraft';
import { addressInDraft } from '@/routing';
import { changedRecordCount } from '@/features/documents';
import { refetch } from '@/features/documents/index.records';
import { sayOnArrival } from '@/platform/arrivalNotice';
import { leaveWithUnsaved } from './bringUnsaved';
import type { NamedDraft } from './draftDialog';
import { refetchDrafts } from './freshDrafts';

/**
 * Announces that a draft is live, and shows the current live site. Unsaved changes come along.
 *
 * @param draft
 * @param isAwaited Whether the user is waiting for it: otherwise the screen doesn't change, unless it shows the draft.
 */
export async function sayPublished(
	draft: NamedDraft,
	isAwaited: boolean
): Promise< void > {
	const message = sprintf(
		/* translators: %s: title of a site draft. */
		__( 'Published “%s”.', 'atelier' ),
		draft.title || __( '(no title)', 'atelier' )
	);
	const isOpen = openDraft()?.id === draft.id;
	const hasUnsaved = changedRecordCount.get() > 0;
	if ( ( isAwaited || isOpen ) && ! hasUnsaved ) {
		sayOnArrival( message );
		window.location.assign( addressInDraft( null ) );
		return;
	}
	if ( isOpen ) {
		// From now on, the bar says so and offers the way on.
		draftEnd.set( {
			name: 'published',
			by: { id: boot().user.id, name: '' },
			date: '',
			isScheduled: false,
		} );
		if ( isAwaited ) {
			sayOnArrival( message );
			if ( await leaveWithUnsaved( null ) ) {
				return;
			}
		}
	}
	void dispatch( noticesStore ).createSuccessNotice( message, {
		type: 'snackbar',
	} );
	if ( ! isOpen ) {
		refetch();
	}
	refetchDrafts();
}
