import fc from 'fast-check';
import cases from '../../../../../tests/fixtures/style-values.json';
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

describe( 'what is wrong with a text', () => {
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

	it( 'is that there is too much of it', () => {
		expect( invalidTextReason( 'x'.repeat( 1_000_000 ) ) ).toBe( 'long' );
		expect( invalidCssReason( 'x'.repeat( 1_000_000 ) ) ).toBe( 'long' );
	} );

	it( 'is half an emoji', () => {
		expect( invalidTextReason( '"\ud83e"' ) ).toBe( 'control' );
	} );
} );

const word = () => fc.stringMatching( /^[a-zA-Z#%.\d -]{0,8}$/ );
const quoted = () =>
	fc
		.string( { unit: 'grapheme', maxLength: 12 } )
		.filter( ( text ) => ! /["\\<\p{Cc}\p{Cs}]/u.test( text ) )
		.map( ( text ) => `"${ text }"` );
/** Values as CSS has them: words, texts, and functions of such. */
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

describe( 'the law of texts', () => {
	it( 'lets every value through that CSS has', () => {
		fc.assert(
			fc.property( soundValue, ( text ) => {
				expect( invalidTextReason( text ) ).toBeNull();
			} )
		);
	} );

	it.each( [ [ '}' ], [ '{' ], [ ')' ], [ '(' ], [ ';' ] ] )(
		'refuses a lone %s between words',
		( sign ) => {
			fc.assert(
				fc.property( anywhere( word(), sign ), ( text ) => {
					expect( invalidTextReason( text ) ).not.toBeNull();
				} )
			);
		}
	);

	it.each( [ [ '</' ], [ '\u0000' ], [ '\u001b' ] ] )(
		'refuses %j wherever it is',
		( sign ) => {
			fc.assert(
				fc.property( anywhere( soundValue, sign ), ( text ) => {
					expect( invalidTextReason( text ) ).not.toBeNull();
				} )
			);
		}
	);
} );
