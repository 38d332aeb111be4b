import { withParagraphs } from './bareText';

describe( 'withParagraphs', () => {
	it( 'makes them of blank lines', () => {
		expect( withParagraphs( 'One\n\nTwo' ) ).toBe(
			'<p>One</p>\n<p>Two</p>'
		);
	} );

	it.each( [
		'One\n\n<!--nextpage-->\n\nTwo',
		'One\n<!--nextpage-->\nTwo',
		'One<!--nextpage-->Two',
	] )( 'has whole ones on each page of a post: %j', ( text ) => {
		expect( withParagraphs( text ) ).toBe(
			'<p>One</p>\n<!--nextpage-->\n<p>Two</p>'
		);
	} );

	it( 'changes what has them no more', () => {
		const text = withParagraphs( '<!--nextpage-->One<!--nextpage-->' );
		expect( withParagraphs( text ) ).toBe( text );
	} );
} );
