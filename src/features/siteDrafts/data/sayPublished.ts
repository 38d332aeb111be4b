import { dispatch } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { openDraft } from '../../../platform/siteDraft';
import { addressInDraft } from '../../../routing';
import { refetch } from '../../documents/index.records';
import { sayOnArrival } from './arrivalNotice';
import { refetchDrafts } from './freshDrafts';
import { switchDraft } from './switchDraft';
import type { NamedDraft } from './draftDialog';

/**
 * Announces that a draft is live, and shows the current live site.
 *
 * @param draft
 * @param isAwaited Whether the user is waiting for it: otherwise the screen doesn't change, unless it shows the draft.
 */
export function sayPublished( draft: NamedDraft, isAwaited: boolean ): void {
	const message = sprintf(
		/* translators: %s: title of a site draft. */
		__( 'Published “%s”.', 'atelier' ),
		draft.title || __( '(no title)', 'atelier' )
	);
	if ( isAwaited || openDraft()?.id === draft.id ) {
		sayOnArrival( message );
		switchDraft( null, addressInDraft( null ) );
		return;
	}
	void dispatch( noticesStore ).createSuccessNotice( message, {
		type: 'snackbar',
	} );
	refetch();
	refetchDrafts();
}
