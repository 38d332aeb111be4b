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
	it( 'cuts a text where a font lacks characters', () => {
		expect( runsOf( 'Füße 漢字', LATIN ) ).toEqual( [
			{ text: 'F', isLacking: false },
			{ text: 'üß', isLacking: true },
			{ text: 'e ', isLacking: false },
			{ text: '漢字', isLacking: true },
		] );
	} );

	it( 'loses nothing of a text, and never cuts two of the same kind apart', () => {
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
	it( 'names each character once, whole, and none that no one sees', () => {
		expect( lackingIn( 'a😀b\u00ad😀\u200d ß', LATIN ) ).toEqual( [
			'😀',
			'ß',
		] );
		expect( lackingIn( '', LATIN ) ).toEqual( [] );
		expect( lackingIn( 'abc', LATIN ) ).toEqual( [] );
	} );
} );
