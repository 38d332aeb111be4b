import { insertionPoints, movedPoint, pointNear } from './insertionPoints';

const ROOM = { top: 5, bottom: 295 };

describe( 'insertion points', () => {
	it.each( [
		{ title: 'nothing', sections: [], expected: [ 10 ] },
		{
			title: 'one section',
			sections: [ { top: 20, bottom: 100 } ],
			expected: [ 20, 100 ],
		},
		{
			title: 'sections with room between them',
			sections: [
				{ top: 20, bottom: 100 },
				{ top: 120, bottom: 300 },
			],
			expected: [ 20, 110, 295 ],
		},
		{
			title: 'one that is not shown',
			sections: [
				{ top: 20, bottom: 100 },
				null,
				{ top: 120, bottom: 300 },
				null,
			],
			expected: [ 20, 110, 110, 295, 295 ],
		},
	] )( 'are around $title', ( { sections, expected } ) => {
		expect( insertionPoints( sections, 10, ROOM ) ).toEqual( expected );
	} );

	it( 'are found by their vertical position', () => {
		const points = [ 20, 110, 300 ];
		expect( pointNear( points, 118, 20 ) ).toBe( 1 );
		expect( pointNear( points, 280, 20 ) ).toBe( 2 );
		expect( pointNear( points, 200, 20 ) ).toBeNull();
		expect( pointNear( [ 20 ], 30, 20 ) ).toBe( 0 );
		expect( pointNear( [], 200, 20 ) ).toBeNull();
	} );

	it( 'leave out the middle of a small section', () => {
		expect( pointNear( [ 20, 60 ], 40, 20 ) ).toBeNull();
		expect( pointNear( [ 20, 60 ], 28, 20 ) ).toBe( 0 );
	} );

	it.each( [
		{
			title: 'what was inserted there',
			now: [ 'a', 'x', 'y', 'b' ],
			to: 3,
		},
		{ title: 'what came before', now: [ 'x', 'a', 'b' ], to: 2 },
		{ title: 'what came after', now: [ 'a', 'b', 'x' ], to: 1 },
		{ title: 'the next one going', now: [ 'a' ], to: 1 },
		{ title: 'all going', now: [], to: 0 },
	] )( 'keep their section after $title', ( { now, to } ) => {
		expect( movedPoint( 1, [ 'a', 'b' ], now ) ).toBe( to );
	} );

	it( 'stay at the end if they were there', () => {
		expect( movedPoint( 2, [ 'a', 'b' ], [ 'a', 'b', 'x' ] ) ).toBe( 3 );
	} );
} );
