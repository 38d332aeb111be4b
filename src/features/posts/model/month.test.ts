import { monthLabel, monthQuery } from './month';

describe( 'monthQuery', () => {
	it( 'is of one month, in the site’s time zone', () => {
		expect( monthQuery( '2026-12' ) ).toEqual( {
			after: '2026-11-30T23:59:59',
			before: '2027-01-01T00:00:00',
		} );
	} );

	it( 'is of all where the month isn’t one', () => {
		expect( monthQuery( '2026-13' ) ).toEqual( {} );
	} );
} );

describe( 'monthLabel', () => {
	it( 'names a month in the user’s language', () => {
		expect( monthLabel( '2026-11', 'en-US' ) ).toBe( 'November 2026' );
		expect( monthLabel( '2026-03', 'de-DE' ) ).toBe( 'März 2026' );
	} );

	it( 'is the text where it isn’t a month', () => {
		expect( monthLabel( 'soon', 'en-US' ) ).toBe( 'soon' );
	} );
} );
