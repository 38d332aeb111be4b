import fc from 'fast-check';
import cases from '@tests/fixtures/style-values.json';
import {
	invalidAddressReason,
	invalidCssReason,
	invalidTextReason,
} from './text';

const LOOKS = {
	values: invalidTextReason,
	css: invalidCssReason,
	addresses: invalidAddressReason,
};

describe( 'the reason why a text is invalid', () => {
	it.each(
		Object.entries( LOOKS ).flatMap( ( [ kind, look ] ) =>
			cases[ kind as keyof typeof LOOKS ].map(
				( [ name, text, expected ] ) =>
					[ kind, name, look, text, expected ] as const
			)
		)
	)( '%s: %s', ( _kind, _name, look, text, expected ) => {
		expect( look( text ?? '' ) ).toBe( expected );
	} );

	it( 'is its length', () => {
		expect( invalidTextReason( 'x'.repeat( 1_000_000 ) ) ).toBe( 'long' );
		expect( invalidCssReason( 'x'.repeat( 1_000_000 ) ) ).toBe( 'long' );
	} );

	it( 'is a lone surrogate', () => {
		expect( invalidTextReason( '"\ud83e"' ) ).toBe( 'control' );
	} );
} );

const word = () => fc.stringMatching( /^[a-zA-Z#%.\d -]{0,8}$/ );
const quoted = () =>
	fc
		.string( { unit: 'grapheme', maxLength: 12 } )
		.filter( ( text ) => ! /["\\<\p{Cc}\p{Cs}]/u.test( text ) )
		.map( ( text ) => `"${ text }"` );
/** CSS values: keywords, strings, and functions of values. */
const { value: soundValue } = fc.letrec< { value: string } >( ( tie ) => ( {
	value: fc.oneof(
		{ depthSize: 'small', maxDepth: 4 },
		word(),
		quoted(),
		fc.constant( 'url("https://example.org/a;b.png")' ),
		fc
			.array( tie( 'value' ), { maxLength: 3 } )
			.map( ( parts ) => `max(${ parts.join( ', ' ) })` )
	),
} ) );

const anywhere = ( text: fc.Arbitrary< string >, piece: string ) =>
	fc
		.tuple( text, fc.nat() )
		.map( ( [ whole, at ] ) => [
			whole.slice( 0, at % ( whole.length + 1 ) ),
			piece,
			whole.slice( at % ( whole.length + 1 ) ),
		] )
		.map( ( parts ) => parts.join( '' ) );

describe( 'valid texts', () => {
	it( 'include every CSS value', () => {
		fc.assert(
			fc.property( soundValue, ( text ) => {
				expect( invalidTextReason( text ) ).toBeNull();
			} )
		);
	} );

	it.each( [ [ '}' ], [ '{' ], [ ')' ], [ '(' ], [ ';' ] ] )(
		'exclude a lone %s between words',
		( sign ) => {
			fc.assert(
				fc.property( anywhere( word(), sign ), ( text ) => {
					expect( invalidTextReason( text ) ).not.toBeNull();
				} )
			);
		}
	);

	it.each( [ [ '</' ], [ '\u0000' ], [ '\u001b' ] ] )(
		'exclude %j anywhere',
		( sign ) => {
			fc.assert(
				fc.property( anywhere( soundValue, sign ), ( text ) => {
					expect( invalidTextReason( text ) ).not.toBeNull();
				} )
			);
		}
	);
} );
