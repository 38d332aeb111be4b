import { byDay, dayAfter, startOfDay } from './days';
import type { Entry } from './entry';

const TOKYO = { name: 'Asia/Tokyo', offset: 9 };

const entry = ( id: number, date: string ): Entry => ( {
	id,
	date: new Date( date ),
	author: null,
	source: 'atelier',
	agent: '',
	ability: '',
	agents: [],
	trust: 'verified',
	draft: null,
	records: [],
} );

describe( 'byDay', () => {
	it( 'groups entries by the site’s days in their order', () => {
		const days = byDay(
			[
				entry( 4, '2026-11-23T15:01Z' ),
				entry( 3, '2026-11-23T14:59Z' ),
				entry( 2, '2026-11-22T15:00Z' ),
				entry( 1, '2025-11-23T08:00Z' ),
			],
			TOKYO
		);
		expect(
			days.map( ( { date, entries } ) => [
				date,
				entries.map( ( { id } ) => id ),
			] )
		).toEqual( [
			[ '2026-11-24', [ 4 ] ],
			[ '2026-11-23', [ 3, 2 ] ],
			[ '2025-11-23', [ 1 ] ],
		] );
	} );
} );

it( 'counts days', () => {
	expect( dayAfter( '2026-12-31', 1 ) ).toBe( '2027-01-01' );
	expect( dayAfter( '2026-03-01', -1 ) ).toBe( '2026-02-28' );
	expect( dayAfter( '2026-13-01', 1 ) ).toBe( '' );
} );

it( 'finds when a day of the site starts', () => {
	expect( startOfDay( '2026-11-24', TOKYO )?.toISOString() ).toBe(
		'2026-11-23T15:00:00.000Z'
	);
	expect( startOfDay( 'soon', TOKYO ) ).toBeNull();
} );
