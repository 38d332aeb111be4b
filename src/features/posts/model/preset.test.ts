import { countIn, PRESETS, presetOf, STATUSES_OF } from './preset';

describe( 'presetOf', () => {
	it( 'accepts every preset', () => {
		expect( PRESETS.map( presetOf ) ).toEqual( PRESETS );
	} );

	it.each( [ [ undefined ], [ '' ], [ '12' ], [ 'Drafts' ] ] )(
		'falls back to all for %j',
		( name ) => {
			expect( presetOf( name ) ).toBe( 'all' );
		}
	);
} );

describe( 'STATUSES_OF', () => {
	it( 'leaves the trash out of all', () => {
		expect( STATUSES_OF.all ).toEqual( [
			'draft',
			'future',
			'pending',
			'private',
			'publish',
		] );
	} );
} );

describe( 'countIn', () => {
	it( 'adds up the statuses of a preset', () => {
		const counts = {
			publish: 1,
			future: 2,
			draft: 4,
			pending: 8,
			private: 16,
			trash: 32,
			others: 0,
		};
		expect(
			PRESETS.map( ( preset ) => countIn( counts, preset ) )
		).toEqual( [ 31, 1, 2, 4, 8, 16, 32 ] );
	} );
} );
