import { parseSuggestion } from './suggestion';

describe( 'parseSuggestion', () => {
	it( 'reads posts, terms and users', () => {
		expect(
			parseSuggestion( {
				slug: 'about',
				title: { rendered: 'About &amp; more' },
				link: 'https://example.org/%D0%BE/',
			} )
		).toEqual( {
			slug: 'about',
			name: 'About &amp; more',
			link: 'https://example.org/о/',
		} );
		expect(
			parseSuggestion( { slug: 'news', name: 'News' } )
		).toMatchObject( { name: 'News', link: '' } );
	} );

	it( 'keeps a URL that can’t be decoded', () => {
		expect(
			parseSuggestion( { slug: 'odd', name: '', link: '/%E0%A4%A' } )
		).toMatchObject( { link: '/%E0%A4%A' } );
	} );

	it.each( [ [ null ], [ {} ], [ { slug: '' } ], [ 'text' ] ] )(
		'returns nothing for %j',
		( raw ) => {
			expect( parseSuggestion( raw ) ).toBeNull();
		}
	);
} );
