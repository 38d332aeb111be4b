import { __, _n, sprintf } from '@wordpress/i18n';
import { assertNever } from '../../../kernel/invariant';
import type { Waiting } from '../data/waiting';
import type { WaitingFor } from '../model/waiting';

/** Why nothing goes on just now, as a sentence. */
export function waitingSentence( { what, seconds = 0 }: Waiting ): string {
	switch ( what ) {
		case 'connection':
			return __(
				'You are offline. Your changes are kept and will be saved when the connection is back.',
				'atelier'
			);
		case 'site':
			return __(
				'The site cannot be reached. Your changes are kept and will be saved when it answers again.',
				'atelier'
			);
		case 'time':
			return sprintf(
				/* translators: %d: number of seconds. */
				_n(
					'The site asks to wait for %d second. Your changes are kept and will be saved then.',
					'The site asks to wait for %d seconds. Your changes are kept and will be saved then.',
					seconds,
					'atelier'
				),
				seconds
			);
		case 'login':
			return __(
				'You are not logged in any more. Your changes are kept and will be saved when you have logged in.',
				'atelier'
			);
		default:
			return assertNever( what );
	}
}

/** The same in a few words, for a button. */
export function waitingLabel( what: WaitingFor ): string {
	switch ( what ) {
		case 'connection':
		case 'site':
			return __( 'Waiting for connection', 'atelier' );
		case 'time':
			return __( 'Waiting for the site', 'atelier' );
		case 'login':
			return __( 'Waiting for login', 'atelier' );
		default:
			return assertNever( what );
	}
}
