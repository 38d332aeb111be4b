/**
 * @jest-environment jsdom
 */
import { act, render, screen } from '@testing-library/react';
import { Age } from './Age';

jest.mock( '@/platform/siteZone', () => ( {
	__esModule: true,
	siteZone: () => ( { name: 'Asia/Tokyo', offset: 9 } ),
} ) );
const mockBoot = { clockAhead: 0 };
jest.mock( '@/platform/boot', () => ( {
	__esModule: true,
	boot: () => mockBoot,
} ) );
jest.mock( '@/platform/locale', () => ( {
	__esModule: true,
	locale: () => 'en-US',
} ) );

const NOW = new Date( '2026-03-04T12:00:00Z' );
const before = ( seconds: number ) =>
	new Date( NOW.getTime() - seconds * 1000 );

function setHidden( isHidden: boolean ) {
	Object.defineProperty( document, 'hidden', {
		value: isHidden,
		configurable: true,
	} );
	document.dispatchEvent( new Event( 'visibilitychange' ) );
}

beforeEach( () => {
	jest.useFakeTimers( { now: NOW } );
} );
afterEach( () => {
	setHidden( false );
	jest.useRealTimers();
} );

const pass = ( seconds: number ) =>
	act( () => jest.advanceTimersByTime( seconds * 1000 ) );

it( 'goes on while it is shown, with one timer for all', () => {
	const { unmount } = render(
		<>
			<Age date={ before( 300 ) } />
			<Age date={ before( 7200 ) } />
		</>
	);
	screen.getByText( '5 minutes ago' );
	pass( 3600 );
	screen.getByText( '1 hour ago' );
	screen.getByText( '3 hours ago' );
	expect( jest.getTimerCount() ).toBe( 1 );
	unmount();
	expect( jest.getTimerCount() ).toBe( 0 );
} );

it( 'waits while nobody sees the page, and is right once somebody does', () => {
	render( <Age date={ before( 300 ) } /> );
	act( () => setHidden( true ) );
	expect( jest.getTimerCount() ).toBe( 0 );
	pass( 600 );
	act( () => setHidden( false ) );
	screen.getByText( '15 minutes ago' );
} );

it( 'names the time in the site’s time zone', () => {
	render( <Age date={ before( 176_400 ) } /> );
	const age = screen.getByText( /^Mar 2, 2026, 8:00/ );
	expect( age.title ).toMatch( /^March 2, 2026.*8:00.*\(Asia\/Tokyo\) · / );
} );

it( 'is by the site’s clock where the browser’s is wrong', () => {
	mockBoot.clockAhead = -3_600_000;
	render( <Age date={ before( -3300 ) } /> );
	screen.getByText( '5 minutes ago' );
	mockBoot.clockAhead = 0;
} );
