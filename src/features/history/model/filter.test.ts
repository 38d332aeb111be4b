import { isFiltered, PER_PAGE, queryOf } from './filter';

describe( 'queryOf', () => {
	it( 'requests the first page without a filter', () => {
		expect( queryOf( {} ) ).toBe( `page=1&per_page=${ PER_PAGE }` );
	} );

	it( 'sends whole days in the browser’s time zone', () => {
		const query = new URLSearchParams(
			queryOf( { from: '2026-11-01', to: '2026-11-30' } )
		);
		expect( query.get( 'after' ) ).toBe(
			new Date( 2026, 10, 1 ).toISOString()
		);
		expect( query.get( 'before' ) ).toBe(
			new Date( 2026, 11, 1 ).toISOString()
		);
	} );

	it( 'sends author, type and search', () => {
		const query = new URLSearchParams(
			queryOf( { page: 3, person: 2, kind: 'page', search: 'a & b' } )
		);
		expect( Object.fromEntries( query ) ).toMatchObject( {
			page: '3',
			author: '2',
			kind: 'page',
			search: 'a & b',
		} );
	} );
} );

describe( 'isFiltered', () => {
	it( 'ignores the page', () => {
		expect( isFiltered( { page: 2 } ) ).toBe( false );
		expect( isFiltered( { kind: 'page' } ) ).toBe( true );
	} );
} );
