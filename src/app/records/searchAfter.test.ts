import fc from 'fast-check';
import { searchAfter } from './searchAfter';

describe( 'searchAfter', () => {
	it.each( [
		[ 'Show uses of header', 'header' ],
		[ 'uses  main menu', 'main menu' ],
		[ 'header of the shop', 'header of the shop' ],
		[ 'show uses of', 'show uses of' ],
		[ ' header ', 'header' ],
		[ '', '' ],
	] )( 'of “%s” is “%s”', ( search, words ) => {
		expect( searchAfter( search, 'Show uses of' ) ).toBe( words );
	} );

	it( 'is always the end of the search', () => {
		fc.assert(
			fc.property( fc.string(), fc.string(), ( search, command ) => {
				const spaced = search.trim().split( /\s+/ ).join( ' ' );
				expect(
					spaced.endsWith( searchAfter( search, command ) )
				).toBe( true );
			} )
		);
	} );
} );
