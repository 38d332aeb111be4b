import { pageAndIndexOf, PER_PAGE, positionsBeside } from './timeline';

describe( 'the timeline', () => {
	it.each( [
		[ 'the newest', 249, { page: 1, index: 0 } ],
		[ 'the last of a page', 150, { page: 1, index: 99 } ],
		[ 'the first of the next', 149, { page: 2, index: 0 } ],
		[ 'the oldest', 0, { page: 3, index: 49 } ],
	] )( 'finds %s', ( _name, position, expected ) => {
		expect( pageAndIndexOf( position, 250 ) ).toEqual( expected );
	} );

	it( 'maps each position to its page', () => {
		for ( const total of [ 1, 99, 100, 101, 250 ] ) {
			for ( let position = 0; position < total; position++ ) {
				const { index } = pageAndIndexOf( position, total );
				const beside = positionsBeside( position, total );
				expect( beside[ index ] ).toBe( position );
				expect( beside.length ).toBeLessThanOrEqual( PER_PAGE );
			}
		}
	} );

	it( 'is empty without revisions', () => {
		expect( positionsBeside( 0, 0 ) ).toEqual( [] );
	} );
} );
