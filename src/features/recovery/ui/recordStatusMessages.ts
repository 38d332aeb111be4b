import { __, sprintf } from '@wordpress/i18n';
import { assertNever } from '@/kernel/invariant';
import { openDraft } from '@/platform/siteDraft';
import { messageFor } from '@/ui/messages';
import { isStranded, type Offer } from '../model/offers';

/** The message about a record's status before restoring; empty if there is none. */
export function recordStatusMessage( offer: Offer ): string {
	const { status, isOlder } = offer;
	const draft = openDraft();
	switch ( status.name ) {
		case 'changed':
			if ( isStranded( offer, draft?.id ) ) {
				// What is different may well be what the draft had changed.
				return draft
					? __(
							'This site draft has a different version of this. Restoring applies your changes on top.',
							'atelier'
						)
					: __(
							'Your live site has a different version of this. Restoring applies your changes on top.',
							'atelier'
						);
			}
			return status.by === ''
				? __(
						'This has been changed on the site since then. Restoring applies your changes on top.',
						'atelier'
					)
				: sprintf(
						/* translators: %s: name of a user. */
						__(
							'%s has changed this on the site since then. Restoring applies your changes on top.',
							'atelier'
						),
						status.by
					);
		case 'edited':
			return __(
				'You’ve changed this again since then. Restoring applies these earlier changes on top. You can undo that.',
				'atelier'
			);
		case 'deleted':
			return __(
				'This item has been deleted or moved to the trash, so its changes can’t be restored.',
				'atelier'
			);
		case 'unknown':
			return messageFor( status.error );
		case 'same':
		case 'saved':
			return isOlder
				? __( 'An earlier version of the changes above.', 'atelier' )
				: '';
		default:
			return assertNever( status );
	}
}

/** Passwords are never stored. */
export const lacksPasswordMessage = (): string =>
	__(
		'You also set a password, and passwords aren’t kept in the browser. Set the password and the status again before you save.',
		'atelier'
	);
