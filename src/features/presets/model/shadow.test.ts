import fc from 'fast-check';
import {
	DEFAULT_SHADOW,
	joinShadow,
	movePart,
	NO_SHADOW,
	parseLayer,
	readLayer,
	removePart,
	shadowParts,
	typedLength,
	withPart,
	writeLayer,
	type ShadowLayer,
} from './shadow';

const parseShadow = ( css: string ): readonly ShadowLayer[] =>
	shadowParts( css ).map( parseLayer );

const writeShadow = ( layers: readonly ShadowLayer[] ): string =>
	joinShadow( layers.map( writeLayer ) );

const anyLength = () =>
	fc.oneof(
		fc.constant( '0' ),
		fc
			.tuple(
				fc
					.integer( { min: -2000, max: 2000 } )
					.filter( ( n ) => n !== 0 ),
				fc.constantFrom( 'px', 'em', 'rem', 'vw', 'vh' )
			)
			.map( ( [ number, unit ] ) => `${ number / 10 }${ unit }` ),
		fc.constantFrom( 'calc(1px + 2em)', 'clamp(1px, 2vw, 3px)' )
	);

const anyColor = () =>
	fc.oneof(
		fc.constantFrom(
			'#000',
			'#12345678',
			'rebeccapurple',
			'transparent',
			'currentcolor',
			'rgba(0, 0, 0, 0.2)',
			'rgb(0 0 0 / 20%)',
			'hsl(10deg 20% 30%)',
			'oklch(0.5 0.1 20)',
			'var(--wp--preset--color--accent-1)',
			'color-mix(in srgb, var(--a, #fff) 20%, #000)'
		)
	);

const anyLayer = (): fc.Arbitrary< ShadowLayer > =>
	fc.record( {
		x: anyLength(),
		y: anyLength(),
		blur: anyLength(),
		spread: anyLength(),
		color: anyColor(),
		inset: fc.boolean(),
	} );

const anyShadow = () => fc.array( anyLayer(), { minLength: 1, maxLength: 6 } );

describe( 'a shadow', () => {
	it( 'survives a round trip', () => {
		fc.assert(
			fc.property( anyShadow(), ( layers ) => {
				expect( parseShadow( writeShadow( layers ) ) ).toEqual(
					layers
				);
			} )
		);
	} );

	it.each( [
		[
			'6px 6px 9px rgba(0, 0, 0, 0.2)',
			'6px',
			'9px',
			'0',
			'rgba(0, 0, 0, 0.2)',
			false,
		],
		[ 'inset 1px 2px #abc', '1px', '0', '0', '#abc', true ],
		[ '#abc 1px 2px 3px 4px inset', '1px', '3px', '4px', '#abc', true ],
		[ 'RED\n1px\t2px', '1px', '0', '0', 'RED', false ],
		[ '1px 2px inset red', '1px', '0', '0', 'red', true ],
		[ 'red inset 1px 2px', '1px', '0', '0', 'red', true ],
		[ '1px 2px', '1px', '0', '0', 'currentcolor', false ],
		[ '5 2 0 0 #000', '5px', '0', '0', '#000', false ],
		[ '-.5em 0.0 1px red', '-.5em', '1px', '0', 'red', false ],
	] )(
		'of one layer may be written as %s',
		( css, x, blur, spread, color, inset ) => {
			expect( parseShadow( css ) ).toMatchObject( [
				{ x, blur, spread, color, inset },
			] );
		}
	);

	it.each( [
		[ 'an empty text', '' ],
		[ 'a word for no shadow', 'none' ],
		[ 'two inset words', 'inset 1px 1px 1px red inset' ],
		[ 'two colors', '1px 1px 1px red blue' ],
		[ 'two colors, one a function', 'rgb(0 0 0) 1px 1px #fff' ],
		[ 'one length', '1px red' ],
		[ 'five lengths', '1px 1px 1px 1px 1px red' ],
		[ 'lengths apart from each other', '1px red 1px' ],
		[ 'a word between lengths', '1px inset 1px' ],
		[ 'no length', 'red' ],
		[ 'an invalid color', '1px 1px banana' ],
		[ 'an unknown unit', '1parsec 1px red' ],
		[ 'an open bracket', '1px 1px rgba(0, 0, 0' ],
		[ 'a bracket too many', '1px 1px rgba(0, 0, 0))' ],
		[ 'brackets after brackets', '1px 1px rgb(0 0 0)(1)' ],
		[ 'another property', '1px 1px red; color: blue' ],
	] )( 'with %s is invisible', ( _name, css ) => {
		expect( readLayer( css ) ).toBeNull();
		expect( parseShadow( css ) ).toEqual( [
			{
				x: '0',
				y: '0',
				blur: '0',
				spread: '0',
				color: '#000',
				inset: false,
			},
		] );
	} );

	it( 'can be parsed from any text, has a layer, and is stable', () => {
		const word = fc.oneof(
			fc.string( { maxLength: 8 } ),
			fc.constantFrom(
				'inset',
				'1px',
				'-2em',
				'0',
				'#000',
				'red',
				'rgba(',
				')',
				',',
				'(',
				'calc(',
				'var(--x)',
				' '
			)
		);
		fc.assert(
			fc.property(
				fc
					.array( word, { maxLength: 12 } )
					.map( ( words ) => words.join( ' ' ) ),
				( css ) => {
					const layers = parseShadow( css );
					expect( layers.length ).toBeGreaterThan( 0 );
					expect( parseShadow( writeShadow( layers ) ) ).toEqual(
						layers
					);
				}
			),
			{ numRuns: 10_000 }
		);
	} );
} );

describe( 'the layers of a shadow', () => {
	const broken = '1px 1px red, banana, 2px 2px rgba(0, 0, 0, 0.5)';

	it( 'are changed separately: unreadable layers stay as written', () => {
		expect(
			withPart( broken, 0, writeLayer( { ...NO_SHADOW, x: '3px' } ) )
		).toBe( '3px 0 0 0 #000, banana, 2px 2px rgba(0, 0, 0, 0.5)' );
	} );

	it( 'are moved and removed, except for the last one', () => {
		expect( movePart( broken, 2, 0 ) ).toBe(
			'2px 2px rgba(0, 0, 0, 0.5), 1px 1px red, banana'
		);
		expect( removePart( broken, 1 ) ).toBe(
			'1px 1px red, 2px 2px rgba(0, 0, 0, 0.5)'
		);
		expect( removePart( DEFAULT_SHADOW, 0 ) ).toBe( DEFAULT_SHADOW );
	} );

	it( 'are unchanged after moving one back and forth', () => {
		fc.assert(
			fc.property(
				anyShadow(),
				fc.nat( 5 ),
				fc.nat( 5 ),
				( layers, one, other ) => {
					const css = writeShadow( layers );
					const from = one % layers.length;
					const to = other % layers.length;
					expect(
						movePart( movePart( css, from, to ), to, from )
					).toBe( css );
					expect( joinShadow( shadowParts( css ) ) ).toBe( css );
				}
			)
		);
	} );

	it( 'start as WordPress’s new shadow', () => {
		expect( parseLayer( DEFAULT_SHADOW ) ).toEqual( {
			x: '6px',
			y: '6px',
			blur: '9px',
			spread: '0',
			color: 'rgba(0, 0, 0, 0.2)',
			inset: false,
		} );
	} );
} );

it.each( [
	[ '', '0px' ],
	[ undefined, '0px' ],
	[ 'abc', '0px' ],
	[ '--', '0px' ],
	[ '5', '5px' ],
	[ ' 1.5rem ', '1.5rem' ],
	[ '-3px', '-3px' ],
] )( 'the input %j becomes the length %s', ( typed, length ) => {
	expect( typedLength( typed ) ).toBe( length );
} );
