import { byDay } from './days';
import type { Entry } from './entry';

const entry = ( id: number, date: Date ): Entry => ( {
	id,
	date,
	author: null,
	source: 'atelier',
	trust: 'verified',
	draft: null,
	records: [],
} );

describe( 'byDay', () => {
	it( 'groups entries by day in their order', () => {
		const days = byDay( [
			entry( 4, new Date( 2026, 10, 24, 0, 1 ) ),
			entry( 3, new Date( 2026, 10, 23, 23, 59 ) ),
			entry( 2, new Date( 2026, 10, 23, 8 ) ),
			entry( 1, new Date( 2025, 10, 23, 8 ) ),
		] );
		expect(
			days.map( ( { entries } ) => entries.map( ( { id } ) => id ) )
		).toEqual( [ [ 4 ], [ 3, 2 ], [ 1 ] ] );
		expect( days[ 1 ]?.date ).toEqual( new Date( 2026, 10, 23 ) );
	} );
} );
