import {
	dateAtSite,
	isSkipped,
	siteSecondOf,
	siteTimeOf,
	timeYesterday,
} from './siteClock';

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

it.each( [
	[ 'in summer', '2026-07-01T12:00:30Z', '2026-07-01T08:00:30' ],
	[ 'in winter', '2026-12-01T12:00:30Z', '2026-12-01T07:00:30' ],
] )( 'tells the site’s time to the second: %s', ( _name, date, time ) => {
	const zone = { name: 'America/Toronto', offset: -5 };
	expect( siteSecondOf( zone, new Date( date ) ) ).toBe( time );
} );

it.each( [
	[ 'Europe/Berlin', '2026-03-29T01:59', false ],
	[ 'Europe/Berlin', '2026-03-29T02:00', true ],
	[ 'Europe/Berlin', '2026-03-29T02:59:59', true ],
	[ 'Europe/Berlin', '2026-03-29T03:00', false ],
	[ 'America/Toronto', '2027-03-14T02:30', true ],
	[ 'America/Toronto', '2026-11-01T01:30', false ],
	[ 'Pacific/Auckland', '2026-09-27T02:30', true ],
	[ '', '2026-03-29T02:30', false ],
	[ 'Europe/Berlin', '', false ],
] )( 'knows whether the clocks skip a time: %s %s', ( name, text, skipped ) => {
	expect( isSkipped( { name, offset: 1 }, text ) ).toBe( skipped );
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
