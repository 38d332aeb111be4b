import { zonesLabel } from './timeLabels';

jest.mock( '@wordpress/i18n', () => ( {
	...jest.requireActual< object >( '@wordpress/i18n' ),
	isRTL: () => true,
} ) );
jest.mock( '@/platform/siteZone', () => ( {
	siteZone: () => ( { name: '', offset: 5 } ),
} ) );
jest.mock( '@/platform/locale', () => ( { locale: () => 'en-US' } ) );

it( 'regression: keeps a zone and a date apart in languages from right to left', () => {
	expect( zonesLabel( new Date( '2026-11-28T19:13:00Z' ) ) ).toMatch(
		/: \u2068UTC\+5\u2069 · \u2068Nov 28, 2026.*\u2069$/
	);
} );
