import { isSameName, parseCategory, wishesFor } from './userCategory';

const readText = ( text: string ) => text.replace( '&amp;', '&' );

describe( 'categories of patterns', () => {
	it( 'are parsed from terms, with decoded names', () => {
		expect(
			parseCategory( { id: 3, slug: 'a-b', name: 'A &amp; B' }, readText )
		).toEqual( { id: 3, slug: 'a-b', label: 'A & B', description: '' } );
		expect( parseCategory( { name: 'A' }, readText ) ).toBeNull();
	} );

	it.each( [
		[ 'Quotes', 'quotes ', true ],
		[ 'Résumé', 'resume', true ],
		[ 'Quotes', 'Quote', false ],
	] )( 'have the same name: %s and %s', ( one, other, isSame ) => {
		expect( isSameName( one, other ) ).toBe( isSame );
	} );

	it( 'are found by name, and created if missing, each once', () => {
		const quotes = { id: 3, slug: 'quotes', label: 'Quotes' };
		const banner = { id: null, slug: 'banner', label: 'Banners' };
		expect(
			wishesFor(
				[ 'quotes', ' ', 'New', 'QUOTES', 'new ', 'banners' ],
				[ quotes, banner ]
			)
		).toEqual( [ quotes, { id: null, slug: '', label: 'New' }, banner ] );
	} );
} );
