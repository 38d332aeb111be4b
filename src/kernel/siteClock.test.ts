import { timeYesterday, dateAtSite, siteTimeOf } from './siteClock';

it.each( [
	[ 'Europe/Berlin', '2026-03-29T03:00', '2026-03-29T01:00:00.000Z' ],
	[ 'Europe/Berlin', '2026-07-01T12:30', '2026-07-01T10:30:00.000Z' ],
	[ 'America/New_York', '2026-11-01T03:00', '2026-11-01T08:00:00.000Z' ],
	[ '', '2026-01-01T00:15', '2025-12-31T18:45:00.000Z' ],
] )( 'finds the time that is %s %s', ( name, text, expected ) => {
	const zone = { name, offset: 5.5 };
	const date = dateAtSite( zone, text );
	expect( date.toISOString() ).toBe( expected );
	expect( siteTimeOf( zone, date ) ).toBe( text );
} );

it( 'finds none for an incomplete time', () => {
	expect( dateAtSite( { name: '', offset: 0 }, '' ).getTime() ).toBeNaN();
} );

describe( 'timeYesterday', () => {
	const zone = { name: 'Europe/Berlin', offset: 1 };
	const now = new Date( '2026-03-04T12:00:00Z' );

	it.each( [
		[ 'the first minute', '2026-03-02T23:00:00Z', /^12:00\sAM$/ ],
		[ 'the last minute', '2026-03-03T22:59:00Z', /^11:59\sPM$/ ],
	] )( 'has %s of yesterday at the site', ( _case, date, time ) => {
		expect( timeYesterday( zone, new Date( date ), now, 'en-US' ) ).toMatch(
			time
		);
	} );

	it.each( [
		[ 'the day before', '2026-03-02T22:59:00Z' ],
		[ 'today', '2026-03-03T23:00:00Z' ],
	] )( 'has nothing of %s', ( _case, date ) => {
		expect(
			timeYesterday( zone, new Date( date ), now, 'en-US' )
		).toBeNull();
	} );
} );
