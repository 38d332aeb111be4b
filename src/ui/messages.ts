import { __, sprintf } from '@wordpress/i18n';
import type { AppError } from '../kernel/result';
import { assertNever } from '../kernel/invariant';

/** What happened, in words for the user, and what to do about it. Server's words follow where it said something. */
export function messageFor( error: AppError ): string {
	if ( isOurs( error ) && error.detail ) {
		return error.detail;
	}
	const sentence = sentenceFor( error );
	return error.detail && saysSomething( error )
		? sprintf(
				/* translators: 1: what happened, 2: what the server said about it. */
				__( '%1$s The server said: %2$s', 'atelier' ),
				sentence,
				error.detail
			)
		: sentence;
}

/** Whether the detail is in our own words, and all there is to say. */
const isOurs = ( { code }: AppError ): boolean =>
	code === 'unsendable' || code === 'damaged' || code === 'conflict';

/** Whether the detail was written for people; addresses of scripts and parser errors were not. */
const saysSomething = ( { code }: AppError ): boolean =>
	code === 'forbidden' || code === 'invalid' || code === 'server';

function sentenceFor( { code }: AppError ): string {
	switch ( code ) {
		case 'offline':
			return __(
				'You are offline. Try again once you are connected.',
				'atelier'
			);
		case 'unreachable':
			return __(
				'The site could not be reached, or the connection broke off. Check your connection and try again.',
				'atelier'
			);
		case 'timeout':
			return __(
				'The site did not answer in time. Try again in a moment.',
				'atelier'
			);
		case 'tooLarge':
			return __(
				'This is more than the server accepts at once. Make it smaller, or ask your host to allow larger requests.',
				'atelier'
			);
		case 'tooMany':
			return __(
				'The site got too many requests in a short time. Wait a minute, then try again.',
				'atelier'
			);
		case 'busy':
			return __(
				'The site is being updated or overloaded. Try again in a few minutes.',
				'atelier'
			);
		case 'loggedOut':
			return __(
				'You are not logged in any more. Log in, then try again.',
				'atelier'
			);
		case 'forbidden':
			return __( 'You are not allowed to do this.', 'atelier' );
		case 'missing':
			return __(
				'This does not exist. It may have been deleted or renamed.',
				'atelier'
			);
		case 'conflict':
			return __(
				'Somebody else has changed this in the meantime.',
				'atelier'
			);
		case 'invalid':
			return __( 'The site did not accept this.', 'atelier' );
		case 'server':
			return __(
				'The site ran into an error of its own. Try again; if it stays, its error log says more.',
				'atelier'
			);
		case 'malformed':
			return __(
				'The site answered with something other than data. A plugin may be printing errors into its answers, or a firewall may have refused this.',
				'atelier'
			);
		case 'script':
			return __(
				'A part of the editor could not be downloaded. Check your connection and try again.',
				'atelier'
			);
		case 'unsendable':
			return __(
				'This could not be sent: your site could not bear it.',
				'atelier'
			);
		case 'damaged':
			return __( 'This is damaged and cannot be opened.', 'atelier' );
		default:
			return assertNever( code );
	}
}
