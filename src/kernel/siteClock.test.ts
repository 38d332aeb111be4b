import { dateAtSite, siteTimeOf } from './siteClock';

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
