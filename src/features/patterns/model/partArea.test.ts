import fc from 'fast-check';
import { nameOfPart, parseAreas } from './partArea';

describe( 'areas of template parts', () => {
	it( 'are parsed from the theme, without invalid ones', () => {
		expect(
			parseAreas( [
				{ area: 'header', label: 'Header', description: 'Above' },
				{ area: 'aside' },
				{ label: 'No name' },
				null,
			] )
		).toEqual( [
			{ area: 'header', label: 'Header', description: 'Above' },
			{ area: 'aside', label: 'aside', description: '' },
		] );
		expect( parseAreas( undefined ) ).toEqual( [] );
	} );
} );

describe( 'the name of a new template part', () => {
	it.each( [
		[ 'Über uns', 'uber-uns' ],
		[ '  Call: to <b>action</b>! ', 'call-to-b-action-b' ],
		[ 'Заголовок', 'wp-custom-part' ],
	] )( 'gives a slug: %s', ( title, slug ) => {
		expect( nameOfPart( title, [] ).slug ).toBe( slug );
	} );

	it( 'gets a number if the theme has one of that name', () => {
		const parts = [
			{ slug: 'header', title: 'Header' },
			{ slug: 'footer-2', title: 'Header 2' },
		];
		expect( nameOfPart( ' header ', parts ) ).toEqual( {
			title: 'header 3',
			slug: 'header-2',
		} );
	} );

	it( 'is never taken', () => {
		const text = fc.stringMatching( /^[ab]{1,2}( 2)?$/ );
		fc.assert(
			fc.property(
				text,
				fc.array( fc.record( { title: text, slug: text } ) ),
				( title, parts ) => {
					const made = nameOfPart( title, parts );
					for ( const part of parts ) {
						expect( made.slug ).not.toBe( part.slug );
						expect( made.title ).not.toBe( part.title );
					}
				}
			)
		);
	} );
} );
