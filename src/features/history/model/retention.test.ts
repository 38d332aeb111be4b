import { expectedBytes, FOREVER, parseRetention } from './retention';

const MB = 1024 * 1024;

describe( 'expectedBytes', () => {
	it.each( [
		[ 'a year of it', { days: 365, megabytes: 200 }, 40 * MB ],
		[ 'what a month takes', { days: 73, megabytes: 200 }, 8 * MB ],
		[ 'no more than the limit', { days: 3650, megabytes: 200 }, 200 * MB ],
		[ 'the limit', { days: FOREVER, megabytes: 50 }, 50 * MB ],
	] )( 'is %s', ( _name, limits, bytes ) => {
		expect( expectedBytes( { ...limits, perYear: 40 * MB } ) ).toBe(
			bytes
		);
	} );

	it( 'is null without an estimate', () => {
		expect(
			expectedBytes( { days: 365, megabytes: 200, perYear: null } )
		).toBeNull();
	} );
} );

describe( 'parseRetention', () => {
	it( 'parses limits and storage', () => {
		expect(
			parseRetention( {
				days: 0,
				megabytes: 50,
				entries: 2,
				bytes: 100,
				oldest: '2026-01-01T00:00:00Z',
				perYear: null,
			} )
		).toEqual( {
			days: 0,
			megabytes: 50,
			entries: 2,
			bytes: 100,
			oldest: new Date( Date.UTC( 2026, 0, 1 ) ),
			perYear: null,
		} );
		expect( parseRetention( { message: 'No' } ) ).toBeNull();
	} );
} );
