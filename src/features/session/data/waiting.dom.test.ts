/**
 * @jest-environment jsdom
 */
import { askSession } from '@/platform/session';
import { reconnect, waitFor, waiting } from './waiting';

jest.mock( '@/platform/session', () => ( {
	__esModule: true,
	askSession: jest.fn(),
} ) );

const isReachable = ( is: boolean ) =>
	jest
		.mocked( askSession )
		.mockImplementation( () =>
			Promise.resolve( is ? 'out' : 'unreachable' )
		);
const soon = () => jest.advanceTimersByTimeAsync( 0 );

/** Begins something, and records its result. */
async function begin(
	act: () => Promise< unknown >
): Promise< ReturnType< typeof jest.fn > > {
	const heard = jest.fn();
	void act().then( heard );
	await soon();
	return heard;
}

beforeEach( () => {
	jest.useFakeTimers();
} );

afterEach( () => {
	expect( waiting.get() ).toBeNull();
	jest.useRealTimers();
} );

describe( 'reconnect', () => {
	it( 'doesn’t wait where the site is reachable', async () => {
		isReachable( true );
		expect( await begin( reconnect ) ).toHaveBeenCalledWith( 'there' );
	} );

	it( 'waits until the site is reachable, and looks at once when the connection is back', async () => {
		isReachable( false );
		const heard = await begin( reconnect );
		expect( waiting.get()?.what ).toBe( 'site' );
		jest.spyOn( navigator, 'onLine', 'get' ).mockReturnValue( false );
		window.dispatchEvent( new Event( 'online' ) );
		await soon();
		expect( heard ).not.toHaveBeenCalled();
		expect( waiting.get()?.what ).toBe( 'connection' );
		isReachable( true );
		window.dispatchEvent( new Event( 'online' ) );
		await soon();
		expect( heard ).toHaveBeenCalledWith( 'back' );
	} );

	it( 'looks again by itself', async () => {
		isReachable( false );
		const heard = await begin( reconnect );
		isReachable( true );
		await jest.runOnlyPendingTimersAsync();
		expect( heard ).toHaveBeenCalledWith( 'back' );
	} );

	it( 'ends at once when it is cancelled', async () => {
		isReachable( false );
		const heard = await begin( reconnect );
		waiting.get()?.cancel();
		await soon();
		expect( heard ).toHaveBeenCalledWith( 'cancelled' );
	} );
} );

describe( 'waitFor', () => {
	it( 'waits as long as the site asks for, or until it is cancelled', async () => {
		const heard = await begin( () => waitFor( 30 ) );
		expect( waiting.get() ).toMatchObject( { what: 'time', seconds: 30 } );
		await jest.advanceTimersByTimeAsync( 29_000 );
		expect( heard ).not.toHaveBeenCalled();
		await jest.advanceTimersByTimeAsync( 1000 );
		expect( heard ).toHaveBeenCalledWith( true );

		const again = await begin( () => waitFor( 30 ) );
		waiting.get()?.cancel();
		await soon();
		expect( again ).toHaveBeenCalledWith( false );
	} );
} );
