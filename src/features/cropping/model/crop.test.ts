import {
	CORNERS,
	croppedSize,
	dragged,
	imageWith,
	isReducedFile,
	largestCrop,
	modifiersOf,
	nextAngle,
	turned,
	WHOLE,
	type Crop,
} from './crop';

const SIZE = { width: 400, height: 200 };
const HALF: Crop = { left: 25, top: 25, width: 50, height: 50 };

describe( 'a crop', () => {
	it.each( [
		{ title: 'a square', ratio: 1, expected: { width: 50, height: 100 } },
		{
			title: 'something wider',
			ratio: 4,
			expected: { width: 100, height: 50 },
		},
		{ title: 'the picture itself', ratio: null, expected: WHOLE },
	] )( 'is as large as possible for $title', ( { ratio, expected } ) => {
		expect( largestCrop( ratio, SIZE ) ).toMatchObject( expected );
	} );

	it( 'can be moved inside the image', () => {
		expect( dragged( HALF, 'move', { x: 10, y: -5 }, null ) ).toEqual( {
			...HALF,
			left: 35,
			top: 20,
		} );
		expect( dragged( HALF, 'move', { x: 90, y: -90 }, null ) ).toEqual( {
			...HALF,
			left: 50,
			top: 0,
		} );
	} );

	it( 'is resized from a corner; the opposite corner stays fixed', () => {
		expect( dragged( HALF, 'nw', { x: 10, y: 5 }, null ) ).toEqual( {
			left: 35,
			top: 30,
			width: 40,
			height: 45,
		} );
		expect( dragged( HALF, 'se', { x: 90, y: 90 }, null ) ).toEqual( {
			left: 25,
			top: 25,
			width: 75,
			height: 75,
		} );
	} );

	it( 'stays in the image and keeps its ratio with every handle', () => {
		for ( const ratio of [ null, 0.3, 1, 3 ] ) {
			for ( const grip of [ 'move', ...CORNERS ] as const ) {
				for ( const by of [ -200, -30, 0, 7, 200 ] ) {
					const before = largestCrop( ratio, {
						width: 100,
						height: 100,
					} );
					const now = dragged(
						before,
						grip,
						{ x: by, y: -by },
						ratio
					);
					expect( now.left ).toBeGreaterThanOrEqual( -0.001 );
					expect( now.top ).toBeGreaterThanOrEqual( -0.001 );
					expect( now.left + now.width ).toBeLessThan( 100.001 );
					expect( now.top + now.height ).toBeLessThan( 100.001 );
					expect( now.width ).toBeGreaterThan( 0 );
					expect( now.width / now.height ).toBeCloseTo(
						ratio ?? now.width / now.height
					);
				}
			}
		}
	} );

	it( 'has a size in pixels', () => {
		expect( croppedSize( HALF, SIZE ) ).toEqual( {
			width: 200,
			height: 100,
		} );
		expect( turned( SIZE, 90 ) ).toEqual( { width: 200, height: 400 } );
		expect( turned( SIZE, 180 ) ).toEqual( SIZE );
		expect( nextAngle( 270 ) ).toBe( 0 );
	} );

	it( 'is at least as large where the picture was made smaller', () => {
		expect( isReducedFile( 'https://x/photo-scaled.jpg' ) ).toBe( true );
		expect( isReducedFile( 'https://x/photo-scaled-edited.jpg' ) ).toBe(
			false
		);
	} );

	it( 'is requested after the rotation', () => {
		expect( modifiersOf( WHOLE, 0 ) ).toEqual( [] );
		expect( modifiersOf( HALF, 90 ) ).toEqual( [
			{ type: 'rotate', args: { angle: 90 } },
			{ type: 'crop', args: HALF },
		] );
	} );

	it( 'keeps its block’s size without distortion', () => {
		const picture = { id: 5, url: 'full.png', sizes: { medium: 'm.png' } };
		expect( imageWith( {}, picture ) ).toEqual( {
			id: 5,
			url: 'full.png',
		} );
		expect(
			imageWith(
				{ sizeSlug: 'medium', width: '10px', height: '10px' },
				picture
			)
		).toEqual( { id: 5, url: 'm.png', height: undefined } );
		expect(
			imageWith(
				{
					sizeSlug: 'large',
					width: '10px',
					height: '5px',
					aspectRatio: '1',
				},
				picture
			)
		).toEqual( { id: 5, url: 'full.png' } );
	} );
} );
