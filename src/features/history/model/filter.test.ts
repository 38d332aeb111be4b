import { isFiltered, PER_PAGE, queryOf } from './filter';

describe( 'queryOf', () => {
	it( 'asks for the first page of everything', () => {
		expect( queryOf( {} ) ).toBe( `page=1&per_page=${ PER_PAGE }` );
	} );

	it( 'asks for whole days in the time of the browser', () => {
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

	it( 'passes on person, kind and words', () => {
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
	it( 'is not about the page', () => {
		expect( isFiltered( { page: 2 } ) ).toBe( false );
		expect( isFiltered( { kind: 'page' } ) ).toBe( true );
	} );
} );
