import { scheduleProblem, siteOffset, siteTime } from './schedule';

const TIME = '2026-05-01T14:00:00';

describe( 'scheduleProblem', () => {
	it.each( [
		[ 'a draft', { status: 'draft', date: null }, null ],
		[
			'one that is still to come',
			{ status: 'future', date: '2026-05-01T14:00:01' },
			null,
		],
		[ 'none', { status: 'future', date: null }, 'noDate' ],
		[ 'this very moment', { status: 'future', date: TIME }, 'pastDate' ],
		[
			'one that has passed',
			{ status: 'future', date: '2026-04-01T00:00:00' },
			'pastDate',
		],
	] )( 'validates a date: %s', ( _name, record, problem ) => {
		expect( scheduleProblem( record, TIME ) ).toBe( problem );
	} );
} );

describe( 'siteTime', () => {
	it( 'is the time in the site’s time zone', () => {
		const offset = siteOffset( {
			date: '2026-04-01T10:00:00',
			date_gmt: '2026-04-01T08:00:00',
		} );
		expect( siteTime( offset, new Date( '2026-05-01T12:00:00Z' ) ) ).toBe(
			TIME
		);
	} );

	it( 'is UTC if the record has no date', () => {
		expect( siteOffset( { date: null } ) ).toBe( 0 );
	} );
} );
