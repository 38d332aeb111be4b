import { columnsFor, previewSizesFor } from './previewSize';

describe( 'previewSizesFor', () => {
	it.each( [
		[ 1520, 3, 6, 5 ],
		[ 1519, 2, 4, 4 ],
		[ 1140, 2, 4, 4 ],
		[ 1139, 2, 3, 3 ],
		[ 780, 2, 3, 3 ],
		[ 779, 1, 2, 2 ],
		[ 480, 1, 2, 2 ],
		[ 479, 1, 2, 2 ],
		[ 0, 1, 2, 2 ],
	] )(
		'at %d px: from %d to %d, at first %d',
		( width, min, max, initial ) => {
			expect( previewSizesFor( width ) ).toMatchObject( {
				min,
				max,
				initial,
			} );
		}
	);

	it( 'offers no choice on phones', () => {
		expect( previewSizesFor( 479 ).hasControl ).toBe( false );
		expect( previewSizesFor( 480 ).hasControl ).toBe( true );
	} );

	it( 'limits the choice to the columns of the width', () => {
		expect( columnsFor( previewSizesFor( 1600 ), 1 ) ).toBe( 3 );
		expect( columnsFor( previewSizesFor( 800 ), 6 ) ).toBe( 3 );
		expect( columnsFor( previewSizesFor( 800 ), undefined ) ).toBe( 3 );
		expect( columnsFor( previewSizesFor( 800 ), 2 ) ).toBe( 2 );
	} );
} );
