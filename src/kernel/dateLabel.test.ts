import { dateLabel } from './dateLabel';

describe( 'dateLabel', () => {
	it( 'shows the site’s time in any time zone of the browser', () => {
		expect( dateLabel( '2026-11-21T19:05:00', 'en-GB' ) ).toBe(
			'21 Nov 2026, 19:05'
		);
	} );

	it.each( [ '', 'soon' ] )( 'is empty for %j', ( date ) => {
		expect( dateLabel( date, 'en' ) ).toBe( '' );
	} );
} );
