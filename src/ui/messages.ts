import { __, sprintf } from '@wordpress/i18n';
import type { AppError } from '@/kernel/result';
import { assertNever } from '@/kernel/invariant';
import { otherOrigin, restMark } from '@/platform/restUrl';

/** An error as a message for the user, with a way to fix it. The server's message follows if there is one. */
export function messageFor( error: AppError ): string {
	if ( isOurs( error ) && error.detail ) {
		return error.detail;
	}
	const sentence = sentenceFor( error );
	return error.detail && saysSomething( error )
		? sprintf(
				/* translators: 1: an error, 2: the server’s message about it. */
				__( '%1$s The server said: %2$s', 'atelier' ),
				sentence,
				error.detail
			)
		: sentence;
}

/** Whether the detail is a translated message of our own, which needs no addition. */
const isOurs = ( { code }: AppError ): boolean =>
	code === 'unsendable' || code === 'invalid-content' || code === 'conflict';

/** Whether the detail was written for people; URLs of scripts and parser errors weren't. */
const saysSomething = ( { code }: AppError ): boolean =>
	code === 'forbidden' || code === 'invalid' || code === 'server';

function sentenceFor( { code, status }: AppError ): string {
	switch ( code ) {
		case 'offline':
			return __(
				'You’re offline. Try again when you’re back online.',
				'atelier'
			);
		case 'unreachable':
			return unreachableLabel();
		case 'timeout':
			return __(
				'The site took too long to respond. Try again in a moment.',
				'atelier'
			);
		case 'tooLarge':
			return __(
				'This is too large for your server. Make it smaller, or ask your host to allow larger requests.',
				'atelier'
			);
		case 'tooMany':
			return __(
				'The site received too many requests. Wait a minute, then try again.',
				'atelier'
			);
		case 'busy':
			return __(
				'The site is being updated or is overloaded. Try again in a few minutes.',
				'atelier'
			);
		case 'loggedOut':
			return __(
				'You’re no longer logged in. Log in and try again.',
				'atelier'
			);
		case 'forbidden':
			return __( 'Sorry, you are not allowed to do that.', 'atelier' );
		case 'missing':
			return __(
				'This item doesn’t exist. It may have been deleted or renamed.',
				'atelier'
			);
		case 'conflict':
			return __(
				'Someone else changed this in the meantime.',
				'atelier'
			);
		case 'invalid':
			return __( 'The site rejected this request.', 'atelier' );
		case 'server':
			return __(
				'Something went wrong on the site. Try again. If the problem continues, check the site’s error log.',
				'atelier'
			);
		case 'malformed':
			return __(
				'The site sent an unexpected response. A plugin may be adding errors to it, or a firewall may have blocked the request.',
				'atelier'
			);
		case 'blocked':
			return blockedLabel( status );
		case 'script':
			return __(
				'Part of the editor could not be downloaded. Check your connection and try again.',
				'atelier'
			);
		case 'unsendable':
			return __(
				'This wasn’t sent because it could crash your site.',
				'atelier'
			);
		case 'invalid-content':
			return __(
				'This contains invalid content and can’t be opened.',
				'atelier'
			);
		default:
			return assertNever( code );
	}
}

/** A browser sends nothing to another site than the page's, and doesn't say so. */
function unreachableLabel(): string {
	const origin = otherOrigin();
	return origin === null
		? __(
				'The site could not be reached, or the connection was lost. Check your connection and try again.',
				'atelier'
			)
		: sprintf(
				/* translators: 1: the address in the browser, such as "https://example.org", 2: the address that WordPress has, such as "http://example.org:8080". */
				__(
					'The site could not be reached: you opened it at %1$s, but WordPress expects requests at %2$s. Compare the addresses in Settings › General, or ask your host to tell WordPress the scheme, host and port that visitors use.',
					'atelier'
				),
				window.location.origin,
				origin
			);
}

/** The answers of servers that don't know an address or a method. */
const NOT_PASSED_ON = [ 404, 405, 410, 501 ];

/** What to ask the host for, by how the request was refused. */
function blockedLabel( status: number | undefined ): string {
	if ( status === 401 ) {
		return sprintf(
			/* translators: %s: the part that all addresses of the REST API have, such as "wp-json". */
			__(
				'Your server asks for a separate password before WordPress can respond. Ask your host to let logged-in users reach addresses with “%s”.',
				'atelier'
			),
			restMark()
		);
	}
	return status !== undefined && NOT_PASSED_ON.includes( status )
		? sprintf(
				/* translators: %s: the part that all addresses of the REST API have, such as "wp-json". */
				__(
					'Something other than WordPress responded. Ask your host to pass all requests to addresses with “%s” on to WordPress.',
					'atelier'
				),
				restMark()
			)
		: sprintf(
				/* translators: %s: the part that all addresses of the REST API have, such as "wp-json". */
				__(
					'A firewall or a security plugin blocked this request. Ask your host to allow logged-in users to send HTML to addresses with “%s”.',
					'atelier'
				),
				restMark()
			);
}
