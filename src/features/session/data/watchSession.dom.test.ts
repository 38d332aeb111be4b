// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SessionAnswer } from '../../../platform/session';

const { askSession } = vi.hoisted( () => ( { askSession: vi.fn() } ) );
vi.mock( '../../../platform/session', () => ( { askSession } ) );
const { login } = await import( './login' );
const { lost, watchSession } = await import( './watchSession' );

const answerWith = ( answer: SessionAnswer ) =>
	askSession.mockImplementation( () => Promise.resolve( answer ) );

const comeBack = async () => {
	window.dispatchEvent( new Event( 'focus' ) );
	await vi.advanceTimersByTimeAsync( 0 );
};

let stop: () => void;

beforeEach( () => {
	vi.useFakeTimers();
	askSession.mockClear();
	lost.set( null );
	stop = watchSession();
} );

afterEach( () => {
	stop();
	vi.useRealTimers();
} );

describe( 'watchSession', () => {
	it( 'asks when the user comes back after a while, not at each glance', async () => {
		answerWith( 'out' );
		await comeBack();
		expect( askSession ).not.toHaveBeenCalled();
		vi.setSystemTime( Date.now() + 60_000 );
		await comeBack();
		await comeBack();
		expect( askSession ).toHaveBeenCalledTimes( 1 );
		expect( lost.get() ).toBe( 'out' );
	} );

	it( 'asks now and then while the page is looked at', async () => {
		answerWith( 'other' );
		await vi.advanceTimersByTimeAsync( 200_000 );
		expect( lost.get() ).toBe( 'other' );
	} );

	it.each( [ 'unreachable', 'unclear' ] as const )(
		'says nothing where the answer is %s',
		async ( answer ) => {
			answerWith( answer );
			await vi.advanceTimersByTimeAsync( 200_000 );
			expect( lost.get() ).toBeNull();
		}
	);

	it( 'knows that the session is back after a login', async () => {
		answerWith( 'out' );
		await vi.advanceTimersByTimeAsync( 200_000 );
		answerWith( 'in' );
		login.set( 'out' );
		login.set( null );
		await vi.advanceTimersByTimeAsync( 0 );
		expect( lost.get() ).toBeNull();
	} );

	it( 'asks nothing once it has been stopped', async () => {
		stop();
		answerWith( 'out' );
		await vi.advanceTimersByTimeAsync( 400_000 );
		await comeBack();
		expect( askSession ).not.toHaveBeenCalled();
	} );
} );
