import { withRecent } from './recent';

const keysAfter = ( keys: readonly string[], limit: number ) => [
	...keys
		.reduce< ReadonlyMap< string, number > >(
			( map, key, at ) => withRecent( map, key, at, limit ),
			new Map()
		)
		.keys(),
];

describe( 'withRecent', () => {
	it( 'forgets the oldest where there are too many', () => {
		expect( keysAfter( [ 'a', 'b', 'c', 'd' ], 2 ) ).toEqual( [
			'c',
			'd',
		] );
	} );

	it( 'keeps what was put again', () => {
		expect( keysAfter( [ 'a', 'b', 'a', 'c' ], 2 ) ).toEqual( [
			'a',
			'c',
		] );
	} );

	it( 'leaves the map that it got as it was', () => {
		const before = new Map( [ [ 'a', 1 ] ] );
		withRecent( before, 'b', 2, 1 );
		expect( [ ...before.keys() ] ).toEqual( [ 'a' ] );
	} );
} );
