import { faceThings, stylesWith } from './faceThings';
import { parseFace, type FontFace } from './family';

const makeFace = ( fontWeight: string, fontStyle = 'normal' ): FontFace =>
	parseFace( { fontWeight, fontStyle } ) as FontFace;

const around = ( of: 'text' | 'headings' | null ) => ( {
	faces: [
		{ slug: 'my-font', style: 'normal', weight: '400', of, location: '' },
	],
} );
const NOWHERE = { faces: [] };

describe( 'faceThings', () => {
	it.each( [
		[ '700', 'normal', NOWHERE, [ 'my-font|normal|700', 'my-font||700' ] ],
		[ '700', 'italic', around( null ), [ 'my-font|italic|700' ] ],
		[
			'bold',
			'italic',
			around( 'headings' ),
			[ 'my-font|italic|700', '|italic|700' ],
		],
		[
			'400',
			'oblique 10deg',
			NOWHERE,
			[ 'my-font|oblique|400', 'my-font|oblique|' ],
		],
		[
			'700',
			'normal',
			around( 'text' ),
			[
				'my-font|normal|700',
				'my-font||700',
				'|normal|700',
				'||700',
				'bold',
			],
		],
		[
			'400',
			'italic',
			around( 'text' ),
			[
				'my-font|italic|400',
				'my-font|italic|',
				'|italic|400',
				'|italic|',
				'italic',
			],
		],
	] )( 'of %s %s', ( weight, style, used, expected ) => {
		expect(
			faceThings( makeFace( weight, style ), { slug: 'myFont' }, used )
		).toEqual( expected );
	} );

	it( 'of a range of weights has each of them', () => {
		const things = faceThings(
			makeFace( '200 600' ),
			{ slug: 'a' },
			NOWHERE
		);
		expect( things ).toContain( 'a||200' );
		expect( things ).toContain( 'a||600' );
		expect( things ).not.toContain( 'a||700' );
	} );
} );

it( 'stylesWith names each style once that uses the face', () => {
	const use = ( weight: string, location: string ) => ( {
		slug: 'my-font',
		style: 'normal',
		weight,
		of: null,
		location,
	} );
	expect(
		stylesWith(
			makeFace( '100 500' ),
			{ slug: 'myFont' },
			{
				faces: [
					use( '400', 'Text' ),
					use( '500', 'Text' ),
					use( '700', 'Headings' ),
				],
			}
		)
	).toEqual( [ 'Text' ] );
} );
