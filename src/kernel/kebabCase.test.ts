import fc from 'fast-check';
import cases from './kebabCase.cases.json';
import { kebabCase } from './kebabCase';

// `tests/php/Fonts` compares the same cases with WordPress.
describe( 'kebabCase', () => {
	it.each( Object.entries( cases ) )( 'turns %j into %j', ( text, slug ) => {
		expect( kebabCase( text ) ).toBe( slug );
	} );

	it( 'leaves no spaces, quotes or capital Latin letters', () => {
		fc.assert(
			fc.property( fc.string( { unit: 'grapheme' } ), ( text ) => {
				expect( kebabCase( text ) ).not.toMatch( /[A-Z\s'"/\\]/ );
			} )
		);
	} );
} );
