import { faceKey, parseFace, parseFamily, parseWeight } from './family';

describe( 'parseFamily', () => {
	it( 'sorts upright faces first, then by weight', () => {
		const family = parseFamily( {
			slug: 'inter',
			name: 'Inter',
			fontFamily: 'Inter, sans-serif',
			fontFace: [
				{ fontStyle: 'italic', fontWeight: '400', src: 'a' },
				{ fontStyle: 'normal', fontWeight: 'bold', src: [ 'b', 'c' ] },
				{ fontWeight: 100 },
				'no face',
			],
		} );
		expect( family?.faces.map( faceKey ) ).toEqual( [
			'normal 100',
			'normal 700',
			'italic 400',
		] );
		expect( family?.faces[ 1 ]?.src ).toEqual( [ 'b', 'c' ] );
	} );

	it( 'falls back to the CSS family as its name', () => {
		expect(
			parseFamily( { slug: 'system', fontFamily: 'serif' } )
		).toMatchObject( { name: 'serif', faces: [] } );
	} );

	it.each( [
		null,
		'serif',
		[],
		{},
		{ slug: 'a' },
		{ fontFamily: 'a' },
		{ slug: 1, fontFamily: 'a' },
	] )( 'knows no family in %j', ( raw ) => {
		expect( parseFamily( raw ) ).toBeNull();
	} );
} );

describe( 'parseFace', () => {
	it( 'keeps addresses only', () => {
		expect( parseFace( { src: [ 'a', 1, '', null ] } )?.src ).toEqual( [
			'a',
		] );
		expect( parseFace( { src: {} } )?.src ).toEqual( [] );
	} );
} );

describe( 'parseWeight', () => {
	it.each( [
		[ 'normal', '400' ],
		[ 'bold', '700' ],
		[ 'bolder', '500' ],
		[ 'lighter', '300' ],
		[ 250, '250' ],
		[ ' 200  900 ', '200 900' ],
		[ undefined, '400' ],
		[ {}, '400' ],
	] )( 'reads %j as %s', ( weight, expected ) => {
		expect( parseWeight( weight ) ).toBe( expected );
	} );
} );
