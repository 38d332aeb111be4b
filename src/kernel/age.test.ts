import { ageLabel } from './age';

const now = new Date( '2026-03-04T12:00:00Z' );

const BERLIN = { name: 'Europe/Berlin', offset: 1 };

describe( 'ageLabel', () => {
	it.each( [
		[ 'this moment', '2026-03-04T12:00:00Z', '1 second ago' ],
		[ 'a clock that runs ahead', '2026-03-04T12:03:00Z', '1 second ago' ],
		[ 'seconds', '2026-03-04T11:59:18Z', '42 seconds ago' ],
		[ 'almost a minute', '2026-03-04T11:59:00.400Z', '1 minute ago' ],
		[ 'almost an hour', '2026-03-04T11:00:20Z', '1 hour ago' ],
		[ 'minutes', '2026-03-04T11:18:00Z', '42 minutes ago' ],
		[ 'hours', '2026-03-03T13:00:00Z', '23 hours ago' ],
	] )( 'is relative: %s', ( _case, date, words ) => {
		expect( ageLabel( new Date( date ), now, 'en-US', BERLIN ) ).toBe(
			words
		);
	} );

	it( 'is a date in the site’s time zone after a day', () => {
		expect(
			ageLabel( new Date( '2026-03-01T11:00:00Z' ), now, 'en-US', BERLIN )
		).toMatch( /^Mar 1, 2026, 12:00\sPM$/ );
	} );

	it( 'uses the given locale', () => {
		expect(
			ageLabel( new Date( '2026-03-04T10:00:00Z' ), now, 'de-DE', BERLIN )
		).toBe( 'vor 2 Stunden' );
	} );
} );
