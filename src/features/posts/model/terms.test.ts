import { termOptions } from './terms';

const term = ( id: number, name: string, parent = 0 ) => ( {
	id,
	name,
	parent,
} );

describe( 'termOptions', () => {
	it( 'lists terms by name, each below its parent', () => {
		expect(
			termOptions( [
				term( 3, 'Rye', 2 ),
				term( 1, 'News' ),
				term( 4, 'Old', 3 ),
				term( 2, 'Bread' ),
			] )
		).toEqual( [
			{ value: 2, label: 'Bread' },
			{ value: 3, label: 'Rye', level: 1, within: 'Bread' },
			{ value: 4, label: 'Old', level: 2, within: 'Bread › Rye' },
			{ value: 1, label: 'News' },
		] );
	} );

	it( 'lists a term whose parent was not found at the top', () => {
		expect( termOptions( [ term( 3, 'Rye', 2 ) ] ) ).toEqual( [
			{ value: 3, label: 'Rye' },
		] );
	} );

	it( 'lists terms that are below each other', () => {
		expect(
			termOptions( [ term( 1, 'Egg', 2 ), term( 2, 'Hen', 1 ) ] ).map(
				( { value } ) => value
			)
		).toEqual( [ 1, 2 ] );
	} );
} );
