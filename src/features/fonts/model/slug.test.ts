import fc from 'fast-check';
import cases from './slug.cases.json';
import { kebabCase } from './slug';

// What WordPress makes of the same texts is compared in `tests/php/Fonts`.
describe( 'kebabCase', () => {
	it.each( Object.entries( cases ) )( 'cuts %j into %j', ( text, slug ) => {
		expect( kebabCase( text ) ).toBe( slug );
	} );

	it( 'leaves no space, quote or capital Latin letter', () => {
		fc.assert(
			fc.property( fc.string( { unit: 'grapheme' } ), ( text ) => {
				expect( kebabCase( text ) ).not.toMatch( /[A-Z\s'"/\\]/ );
			} )
		);
	} );
} );
