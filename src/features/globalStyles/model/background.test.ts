import fc from 'fast-check';
import {
	addressOf,
	buildPosition,
	parseImage,
	parsePosition,
	sizeOf,
} from './background';

describe( 'positions', () => {
	it( 'survive a round trip in steps of one percent', () => {
		const percent = fc.integer( { min: 0, max: 100 } );
		fc.assert(
			fc.property( percent, percent, ( x, y ) => {
				const point = parsePosition(
					buildPosition( { x: x / 100, y: y / 100 } )
				);
				expect( point.x ).toBeCloseTo( x / 100 );
				expect( point.y ).toBeCloseTo( y / 100 );
			} )
		);
	} );

	it.each( [
		[ 'center', { x: 0.5, y: 0.5 } ],
		[ 'left top', { x: 0, y: 0 } ],
		[ 'top right', { x: 1, y: 0 } ],
		[ 'bottom', { x: 0.5, y: 1 } ],
		[ '150% -20%', { x: 1, y: 0 } ],
		[ '10px 20px', { x: 0.5, y: 0.5 } ],
		[ 'right 10px bottom 20px', { x: 0.5, y: 0.5 } ],
		[ undefined, { x: 0.5, y: 0.5 } ],
		[ { x: 1 }, { x: 0.5, y: 0.5 } ],
	] )( 'of %j', ( value, point ) => {
		expect( parsePosition( value ) ).toEqual( point );
	} );
} );

describe( 'parseImage', () => {
	it.each( [
		[
			'a picture with a title',
			{ url: 'https://site.test/a.jpg', title: 'Sea' },
			'Sea',
		],
		[ 'one without', { url: 'https://site.test/b/a.jpg?x=1/2' }, 'a.jpg' ],
		[ 'a file of the theme', { url: 'file:./assets/a.png' }, 'a.png' ],
		[ 'none', 'none', undefined ],
		[ 'an invalid one', { url: 12 }, undefined ],
		[ 'nothing', undefined, undefined ],
	] )( 'names %s', ( _name, value, title ) => {
		expect( parseImage( value )?.title ).toBe( title );
	} );
} );

describe( 'addressOf', () => {
	it( 'resolves files of the theme', () => {
		const links = {
			'wp:theme-file': [
				{ name: 'file:./a.png', href: 'https://site.test/theme/a.png' },
			],
		};
		expect( addressOf( 'file:./a.png', links ) ).toBe(
			'https://site.test/theme/a.png'
		);
		expect( addressOf( 'https://x.test/b.png', links ) ).toBe(
			'https://x.test/b.png'
		);
		expect( addressOf( 'file:./a.png', { 'wp:theme-file': 'x' } ) ).toBe(
			'file:./a.png'
		);
	} );
} );

describe( 'sizeOf', () => {
	it.each( [
		[ undefined, 'cover' ],
		[ 'cover', 'cover' ],
		[ 'contain', 'contain' ],
		[ 'auto', 'tile' ],
		[ '200px', 'tile' ],
	] )( '%s is %s', ( value, size ) => {
		expect( sizeOf( value ) ).toBe( size );
	} );
} );
