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
	it( 'drops the oldest entry above the limit', () => {
		expect( keysAfter( [ 'a', 'b', 'c', 'd' ], 2 ) ).toEqual( [
			'c',
			'd',
		] );
	} );

	it( 'keeps an entry that was added again', () => {
		expect( keysAfter( [ 'a', 'b', 'a', 'c' ], 2 ) ).toEqual( [
			'a',
			'c',
		] );
	} );

	it( 'doesn’t mutate its argument', () => {
		const before = new Map( [ [ 'a', 1 ] ] );
		withRecent( before, 'b', 2, 1 );
		expect( [ ...before.keys() ] ).toEqual( [ 'a' ] );
	} );
} );
