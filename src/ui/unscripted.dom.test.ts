/**
 * @jest-environment jsdom
 */
import { revealPage } from './unscripted';

/** The opacity of a text after its page was revealed. */
function revealed( html: string, isReview: boolean ): string {
	document.head.innerHTML =
		'<style>p { position: static } .fade { opacity: 0 }</style>';
	document.body.innerHTML = html;
	jest.spyOn( Element.prototype, 'getBoundingClientRect' ).mockReturnValue( {
		width: 300,
		height: 20,
	} as DOMRect );
	revealPage( document, { isReview } );
	const text = document.querySelector( 'p' );
	return text ? getComputedStyle( text ).opacity : '';
}

afterEach( () => {
	jest.restoreAllMocks();
} );

it.each( [
	[ 'what a script would fade in', '<p class="fade">Words</p>', true, '1' ],
	[
		'what its own style hides',
		'<p style="opacity:0">Words</p>',
		false,
		'1',
	],
	[ 'that not in a review', '<p style="opacity:0">Words</p>', true, '0' ],
] )( 'shows %s', ( _name, html, isReview, opacity ) => {
	expect( revealed( html, isReview ) ).toBe( opacity );
} );
