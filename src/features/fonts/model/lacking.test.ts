import fc from 'fast-check';
import { lackingIn, runsOf } from './lacking';

const LATIN = [
	[ 0x41, 0x5a ],
	[ 0x61, 0x7a ],
] as const;

const TEXTS = fc
	.array(
		fc.constantFrom( 'a', 'Z', ' ', 'ß', '漢', '😀', '\u200d', '\ud800' )
	)
	.map( ( characters ) => characters.join( '' ) );

describe( 'runsOf', () => {
	it( 'splits a text where a font lacks characters', () => {
		expect( runsOf( 'Füße 漢字', LATIN ) ).toEqual( [
			{ text: 'F', isLacking: false },
			{ text: 'üß', isLacking: true },
			{ text: 'e ', isLacking: false },
			{ text: '漢字', isLacking: true },
		] );
	} );

	it( 'keeps the whole text, and joins adjacent runs of the same kind', () => {
		fc.assert(
			fc.property( TEXTS, ( text ) => {
				const runs = runsOf( text, LATIN );
				expect( runs.map( ( run ) => run.text ).join( '' ) ).toBe(
					text
				);
				expect(
					runs.some(
						( run, at ) =>
							run.isLacking === runs[ at - 1 ]?.isLacking
					)
				).toBe( false );
			} )
		);
	} );
} );

describe( 'lackingIn', () => {
	it( 'lists each visible character once, as a whole', () => {
		expect( lackingIn( 'a😀b\u00ad😀\u200d ß', LATIN ) ).toEqual( [
			'😀',
			'ß',
		] );
		expect( lackingIn( '', LATIN ) ).toEqual( [] );
		expect( lackingIn( 'abc', LATIN ) ).toEqual( [] );
	} );
} );
