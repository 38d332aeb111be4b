import { __, sprintf } from '@wordpress/i18n';
import { assertNever } from '../../../kernel/invariant';
import { messageFor } from '../../../ui/messages';
import type { Offer } from '../model/offers';

/** What there is to know before something is restored; empty where there is nothing. */
export function standingWords( { standing, isOlder }: Offer ): string {
	switch ( standing.name ) {
		case 'moved':
			return standing.by === ''
				? __(
						'This has been changed on the site since. Restoring puts your changes on top.',
						'atelier'
					)
				: sprintf(
						/* translators: %s: name of a user. */
						__(
							'This has been changed on the site since, by %s. Restoring puts your changes on top.',
							'atelier'
						),
						standing.by
					);
		case 'edited':
			return __(
				'You have changed this again since. Restoring puts these earlier changes on top; undo takes them back.',
				'atelier'
			);
		case 'gone':
			return __(
				'This has been deleted or moved to the trash since: there is nothing to restore it to.',
				'atelier'
			);
		case 'unknown':
			return messageFor( standing.error );
		case 'same':
		case 'saved':
			return isOlder
				? __( 'An earlier version of the changes above.', 'atelier' )
				: '';
		default:
			return assertNever( standing );
	}
}

/** Passwords are never kept. */
export const lacksPasswordWords = (): string =>
	__(
		'You also set a password, and passwords aren’t kept in the browser. Set the password and the status again before you save.',
		'atelier'
	);
