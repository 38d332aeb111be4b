import { converter } from 'culori/fn';
import fc from 'fast-check';
import { contrastOf, levelOf, nearestPassing, parseColor, shortRatio } from '.';

const channel = fc.integer( { min: 0, max: 255 } );
const hex = fc
	.tuple( channel, channel, channel )
	.map(
		( channels ) =>
			`#${ channels.map( ( value ) => value.toString( 16 ).padStart( 2, '0' ) ).join( '' ) }`
	);
const translucent = fc
	.tuple( channel, channel, channel, fc.integer( { min: 0, max: 100 } ) )
	.map( ( [ r, g, b, a ] ) => `rgba(${ r }, ${ g }, ${ b }, ${ a / 100 })` );

describe( 'parseColor', () => {
	it.each( [
		[ '#fff' ],
		[ '#FFFFFFFF' ],
		[ 'white' ],
		[ 'rgb(255 255 255)' ],
		[ 'rgba(255, 255, 255, 1)' ],
		[ 'hsl(0, 0%, 100%)' ],
		[ 'hwb(0 100% 0%)' ],
		[ 'color(display-p3 1 1 1)' ],
		[ ' white ' ],
	] )( 'knows %s', ( css ) => {
		const color = parseColor( css );
		expect( color?.r ).toBeCloseTo( 1, 3 );
		expect( color?.g ).toBeCloseTo( 1, 3 );
		expect( color?.b ).toBeCloseTo( 1, 3 );
		expect( color?.alpha ).toBe( 1 );
	} );

	it( 'parses colors of wider spaces, clamped to sRGB', () => {
		expect( parseColor( 'oklch(0.6 0.3 150)' ) ).not.toBeNull();
		expect( parseColor( 'transparent' )?.alpha ).toBe( 0 );
	} );

	it.each( [
		[ '/0' ],
		[ '' ],
		[ 'banana' ],
		[ 'currentColor' ],
		[ 'var(--wp--preset--color--base)' ],
		[ '#12' ],
		[ 'rgb(1,2)' ],
	] )( 'does not guess at “%s”', ( css ) => {
		expect( parseColor( css ) ).toBeNull();
	} );
} );

describe( 'contrastOf', () => {
	it( 'is 21 for black on white and 1 for a color on itself', () => {
		expect(
			contrastOf( { text: '#000', background: '#fff' } )
		).toBeCloseTo( 21 );
		expect( contrastOf( { text: 'red', background: '#f00' } ) ).toBeCloseTo(
			1
		);
	} );

	it( 'handles the boundary values of the standard', () => {
		expect(
			contrastOf( { text: '#767676', background: '#fff' } )
		).toBeGreaterThanOrEqual( 4.5 );
		expect(
			contrastOf( { text: '#777', background: '#fff' } )
		).toBeLessThan( 4.5 );
	} );

	it( 'is symmetric for opaque colors', () => {
		fc.assert(
			fc.property( hex, hex, ( text, background ) => {
				expect( contrastOf( { text, background } ) ).toBeCloseTo(
					contrastOf( { text: background, background: text } ) ?? 0,
					6
				);
			} )
		);
	} );

	it( 'composes translucent colors over their background', () => {
		expect(
			contrastOf( { text: 'rgba(0,0,0,0)', background: '#fff' } )
		).toBeCloseTo( 1 );
		expect(
			contrastOf( {
				text: '#fff',
				background: 'transparent',
				behind: '#000',
			} )
		).toBeCloseTo( 21 );
	} );

	it( 'is between 1 and 21', () => {
		fc.assert(
			fc.property(
				translucent,
				translucent,
				translucent,
				( text, background, behind ) => {
					const ratio = contrastOf( { text, background, behind } );
					expect( ratio ).toBeGreaterThanOrEqual( 1 );
					expect( ratio ).toBeLessThanOrEqual( 21.0001 );
				}
			)
		);
	} );

	it( 'uses the color of a gradient with the lowest contrast', () => {
		expect(
			contrastOf( {
				text: '#fff',
				background:
					'linear-gradient(135deg, rgb(0, 0, 0) 0%, #ffffff 100%)',
			} )
		).toBeCloseTo( 1 );
	} );

	it( 'is unknown if a color is unknown', () => {
		expect(
			contrastOf( { text: 'var(--x)', background: '#fff' } )
		).toBeNull();
		expect(
			contrastOf( {
				text: '#fff',
				background: 'linear-gradient(var(--a), #000)',
			} )
		).toBeNull();
	} );
} );

describe( 'levels', () => {
	it.each( [
		[ 7, 'aaa' ],
		[ 6.99, 'aa' ],
		[ 4.5, 'aa' ],
		[ 4.49, 'large' ],
		[ 3, 'large' ],
		[ 2.99, 'low' ],
	] )( '%d is %s', ( ratio, level ) => {
		expect( levelOf( ratio ) ).toBe( level );
	} );

	it( 'never rounds a ratio up', () => {
		expect( shortRatio( 4.499 ) ).toBe( 4.4 );
	} );
} );

describe( 'nearestPassing', () => {
	const toOklch = converter( 'oklch' );

	it( 'passes for opaque and translucent colors, for either changed color', () => {
		fc.assert(
			fc.property(
				translucent,
				hex,
				fc.constantFrom( 'text' as const, 'background' as const ),
				( text, background, change ) => {
					const pair = { text, background };
					const found = nearestPassing( { ...pair, change } );
					fc.pre( found !== null );
					expect(
						contrastOf( { ...pair, [ change ]: found } )
					).toBeGreaterThanOrEqual( 4.5 );
				}
			)
		);
	} );

	it( 'finds a color for every opaque pair with low contrast, and none for others', () => {
		fc.assert(
			fc.property( hex, hex, ( text, background ) => {
				const isFine =
					( contrastOf( { text, background } ) ?? 0 ) >= 4.5;
				expect(
					nearestPassing( { text, background, change: 'text' } ) ===
						null
				).toBe( isFine );
			} )
		);
	} );

	it( 'is the nearest: a tenth of the way back doesn’t pass', () => {
		fc.assert(
			fc.property( hex, hex, ( text, background ) => {
				const found = nearestPassing( {
					text,
					background,
					change: 'text',
				} );
				fc.pre( found !== null );
				const start = toOklch( text );
				const end = toOklch( found );
				fc.pre( start !== undefined && end !== undefined );
				fc.pre( Math.abs( end.l - start.l ) > 0.1 );
				const back = { ...end, l: end.l + ( start.l - end.l ) / 10 };
				const { r, g, b } = converter( 'rgb' )( back );
				const css = `rgb(${ [ r, g, b ]
					.map( ( value ) =>
						Math.round( Math.min( 1, Math.max( 0, value ) ) * 255 )
					)
					.join( ' ' ) })`;
				expect( contrastOf( { text: css, background } ) ).toBeLessThan(
					4.6
				);
			} )
		);
	} );

	it( 'keeps the hue', () => {
		const found = nearestPassing( {
			text: '#7aa7ff',
			background: '#fff',
			change: 'text',
		} );
		const before = toOklch( '#7aa7ff' )?.h ?? 0;
		const after = toOklch( found ?? '' )?.h ?? 0;
		expect( Math.abs( before - after ) ).toBeLessThan( 3 );
	} );

	it( 'supports a higher target ratio', () => {
		const pair = { text: '#767676', background: '#fff' };
		const found = nearestPassing( { ...pair, change: 'text', least: 7 } );
		expect(
			contrastOf( { ...pair, text: found ?? '' } )
		).toBeGreaterThanOrEqual( 7 );
	} );

	it( 'is null for unknown colors, and if no change helps', () => {
		expect(
			nearestPassing( {
				text: 'var(--x)',
				background: '#fff',
				change: 'text',
			} )
		).toBeNull();
		expect(
			nearestPassing( {
				text: '#888',
				background: 'linear-gradient(#000,#fff)',
				change: 'text',
			} )
		).toBeNull();
	} );
} );
