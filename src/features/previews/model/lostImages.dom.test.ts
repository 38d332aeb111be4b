/**
 * @jest-environment jsdom
 */
import { hasOnlyLostImages } from './lostImages';

/** A page whose images have loaded, or not. */
const pageWith = (
	html: string,
	{ complete = true, naturalWidth = 0 } = {}
): Document => {
	const page = document.implementation.createHTMLDocument();
	page.body.innerHTML = html;
	for ( const image of page.images ) {
		Object.defineProperties( image, {
			complete: { value: complete },
			naturalWidth: { value: naturalWidth },
		} );
	}
	return page;
};

const IMAGE = '<figure><img src="assets/a.jpg" alt=""></figure>';

describe( 'hasOnlyLostImages()', () => {
	it( 'is true of images that could not be loaded', () => {
		expect(
			hasOnlyLostImages( pageWith( `${ IMAGE }\n${ IMAGE }` ) )
		).toBe( true );
	} );

	it.each( [
		[ 'that have loaded', IMAGE, { naturalWidth: 20 } ],
		[ 'that aren’t needed yet', IMAGE, { complete: false } ],
		[ 'with an alternative text', '<img alt="A vase">', {} ],
		[ 'with a text', `${ IMAGE }<p>Flowers</p>`, {} ],
		[ 'with a line', `${ IMAGE }<hr>`, {} ],
		[
			'on a background',
			`<div class="wp-block-cover has-background-dim">${ IMAGE }</div>`,
			{},
		],
		[ 'that there are none of', '<div></div>', {} ],
	] )( 'is false of images %s', ( _case, html, state ) => {
		expect( hasOnlyLostImages( pageWith( html, state ) ) ).toBe( false );
	} );
} );
