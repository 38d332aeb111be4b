import { __, _n, sprintf } from '@wordpress/i18n';
import { assertNever } from '@/kernel/invariant';
import type { Waiting } from '../data/waiting';
import type { WaitingFor } from '../model/waiting';

/** The reason for waiting, as a sentence. */
export function waitingSentence( { what, seconds = 0 }: Waiting ): string {
	switch ( what ) {
		case 'connection':
			return __(
				'You’re offline. Your changes are kept and will be saved when you’re back online.',
				'atelier'
			);
		case 'site':
			return __(
				'The site can’t be reached. Your changes are kept and will be saved when it responds again.',
				'atelier'
			);
		case 'time':
			return sprintf(
				/* translators: %d: number of seconds. */
				_n(
					'The site is busy. Your changes are kept and will be saved in %d second.',
					'The site is busy. Your changes are kept and will be saved in %d seconds.',
					seconds,
					'atelier'
				),
				seconds
			);
		case 'login':
			return __(
				'You’re no longer logged in. Your changes are kept and will be saved when you log in.',
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
