import { __ } from '@wordpress/i18n';
import { readPage } from '@/platform/readPage';
import type { BlockedFrame, RevealOptions } from './visitorsPage';
import { pageIn } from './visitorsPage';
import { hideToolbar, revealPage } from './unscripted';

/**
 * Shows in a frame what keeps a page of the site out of it: a header that forbids frames, a redirect that loses the
 * arguments of previews, and what only scripts show.
 *
 * @param frame   A frame that has loaded.
 * @param options
 * @return Why nothing can be shown; null if something is, or will be.
 */
export async function mendFrame(
	frame: HTMLIFrameElement,
	options: RevealOptions = {}
): Promise< BlockedFrame | null > {
	const page = pageIn( frame );
	if ( page && page.URL !== 'about:blank' ) {
		if ( ! keepArguments( frame, page ) ) {
			hideToolbar( page );
			revealPage( page, options );
			return isBlank( page ) ? REASONS.blank() : null;
		}
		return null;
	}
	const { src } = frame;
	if ( src === '' || frame.hasAttribute( 'srcdoc' ) ) {
		return null;
	}
	const answer = await readPage( src );
	if ( frame.src !== src ) {
		return null;
	}
	const isPage =
		answer?.ok === true &&
		( answer.headers.get( 'Content-Type' ) ?? '' ).includes( 'html' );
	if ( ! isPage ) {
		return answer ? REASONS.answer() : REASONS.elsewhere();
	}
	frame.srcdoc = withBase( await answer.text(), answer.url );
	return null;
}

const REASONS = {
	answer: (): BlockedFrame => ( {
		title: __( 'This page can’t be previewed', 'atelier' ),
		text: __(
			'The site didn’t answer with a page. You can still edit it. Tools › Site Health has details.',
			'atelier'
		),
	} ),
	blank: (): BlockedFrame => ( {
		title: __( 'This page can’t be previewed', 'atelier' ),
		text: __(
			'It’s empty without its scripts, which don’t run in previews. You can still edit it.',
			'atelier'
		),
	} ),
	elsewhere: (): BlockedFrame => ( {
		title: __( 'This page can’t be previewed', 'atelier' ),
		text: __(
			'Its address leads to another site, such as a login or a “coming soon” page, or a security header keeps Atelier from showing it. You can still edit it. Tools › Site Health has details.',
			'atelier'
		),
	} ),
};

const isBlank = ( { body }: Document ): boolean =>
	body.innerText.trim() === '' &&
	body.querySelector( 'img,svg,picture,video,canvas,object' ) === null;

/** Whether the frame is loading again what a redirect, such as to a language, has left without its arguments. */
function keepArguments( frame: HTMLIFrameElement, page: Document ): boolean {
	if ( page.URL === frame.src || ! /^https?:/.test( page.URL ) ) {
		return false;
	}
	const shown = new URL( page.URL );
	const missing = [ ...new URL( frame.src ).searchParams ].filter(
		( [ name ] ) => ! shown.searchParams.has( name )
	);
	// Once only: the redirect may go on.
	if ( missing.length === 0 || frame.dataset.again !== undefined ) {
		return false;
	}
	frame.dataset.again = '';
	for ( const [ name, value ] of missing ) {
		shown.searchParams.set( name, value );
	}
	frame.contentWindow?.location.replace( shown.toString() );
	return true;
}

/** A page whose relative addresses are those of its URL. */
function withBase( html: string, url: string ): string {
	const base = `<base href="${ url.replace( /["<>&]/g, ( sign ) => `&#${ sign.charCodeAt( 0 ) };` ) }">`;
	const head = html.search( /<head[\s>]/i );
	// Anything before the type of the document would change how all of it is laid out.
	const before = head < 0 ? html.search( /<!doctype\s/i ) : head;
	const end = before < 0 ? 0 : html.indexOf( '>', before ) + 1;
	return html.slice( 0, end ) + base + html.slice( end );
}
