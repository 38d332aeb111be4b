import { isFiltered, newerQuery, pageWith, PER_PAGE, queryOf } from './filter';

const TOKYO = { name: 'Asia/Tokyo', offset: 9 };

describe( 'queryOf', () => {
	it( 'requests the first page without a filter', () => {
		expect( queryOf( {}, TOKYO ) ).toBe( `page=1&per_page=${ PER_PAGE }` );
	} );

	it( 'sends whole days in the site’s time zone', () => {
		const query = new URLSearchParams(
			queryOf( { from: '2026-11-01', to: '2026-11-30' }, TOKYO )
		);
		expect( query.get( 'after' ) ).toBe( '2026-10-31T15:00:00.000Z' );
		expect( query.get( 'before' ) ).toBe( '2026-11-30T15:00:00.000Z' );
	} );

	it( 'sends author, type and search', () => {
		const query = new URLSearchParams(
			queryOf(
				{
					page: 3,
					person: 2,
					kind: 'page',
					isByAgents: true,
					agent: 7,
					search: 'a & b',
				},
				TOKYO
			)
		);
		expect( Object.fromEntries( query ) ).toMatchObject( {
			page: '3',
			author: '2',
			kind: 'page',
			agents: '1',
			agent: '7',
			search: 'a & b',
		} );
	} );
} );

describe( 'newerQuery', () => {
	it.each( [
		[ undefined, '2026-11-24', '2026-11-24T15:00:00.000Z' ],
		[ '2026-11-20', '2026-11-24', '2026-11-24T15:00:00.000Z' ],
		[ '2026-11-28', '2026-11-24', '2026-11-27T15:00:00.000Z' ],
	] )( 'keeps the filter from %s', ( from, day, after ) => {
		const query = new URLSearchParams(
			newerQuery(
				{ page: 4, kind: 'page', ...( from ? { from } : {} ) },
				day,
				TOKYO
			)
		);
		expect( Object.fromEntries( query ) ).toEqual( {
			page: '1',
			per_page: '1',
			kind: 'page',
			after,
		} );
	} );
} );

describe( 'pageWith', () => {
	it.each( [
		[ 0, 0, 1 ],
		[ 0, 100, 1 ],
		[ PER_PAGE - 1, 100, 1 ],
		[ PER_PAGE, 100, 2 ],
		[ 90, 90, 3 ],
	] )( 'of %d newer among %d is %d', ( newer, total, page ) => {
		expect( pageWith( newer, total ) ).toBe( page );
	} );
} );

describe( 'isFiltered', () => {
	it( 'ignores the page', () => {
		expect( isFiltered( { page: 2 } ) ).toBe( false );
		expect( isFiltered( { kind: 'page' } ) ).toBe( true );
	} );
} );
