// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SessionAnswer } from '../../../platform/session';

const { askSession } = vi.hoisted( () => ( { askSession: vi.fn() } ) );
vi.mock( '../../../platform/session', () => ( { askSession } ) );
const { cancelLogin, login, logInAgain } = await import( './login' );

const answerWith = ( answer: SessionAnswer ) =>
	askSession.mockImplementation( () => Promise.resolve( answer ) );

const pass = ( seconds: number ) =>
	vi.advanceTimersByTimeAsync( seconds * 1000 );

/** Hides the page, as another tab in front of it does, or shows it again. */
function show( isShown: boolean ): Promise< unknown > {
	vi.spyOn( document, 'hidden', 'get' ).mockReturnValue( ! isShown );
	document.dispatchEvent( new Event( 'visibilitychange' ) );
	return pass( 0 );
}

/** Has something wait for a login, and tells what it hears. */
async function wait() {
	const heard = vi.fn();
	void logInAgain().then( heard );
	await pass( 1 );
	expect( login.get() ).toBe( 'out' );
	return heard;
}

beforeEach( () => {
	vi.useFakeTimers();
	askSession.mockClear();
	answerWith( 'out' );
} );

afterEach( async () => {
	cancelLogin();
	await pass( 0 );
	vi.restoreAllMocks();
	vi.useRealTimers();
} );

describe( 'logInAgain', () => {
	it.each( [ true, false ] )(
		'notices a login anywhere else by itself, whether the page is seen (%s) or not',
		async ( isShown ) => {
			const heard = await wait();
			await show( isShown );
			await pass( 60 );
			expect( heard ).not.toHaveBeenCalled();
			answerWith( 'in' );
			await pass( 5 );
			expect( heard ).toHaveBeenCalledWith( true );
			expect( login.get() ).toBeNull();
		}
	);

	it( 'waits on through answers that say nothing', async () => {
		const heard = await wait();
		answerWith( 'unreachable' );
		await pass( 20 );
		answerWith( 'unclear' );
		await pass( 20 );
		answerWith( 'in' );
		await pass( 5 );
		expect( heard ).toHaveBeenCalledWith( true );
	} );

	it( 'asks one question at a time', async () => {
		await wait();
		askSession.mockClear();
		askSession.mockImplementation( () => new Promise( () => undefined ) );
		await pass( 60 );
		expect( askSession ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'rests while the page is out of sight for long, and looks as soon as it is seen', async () => {
		const heard = await wait();
		await show( false );
		await pass( 3600 );
		askSession.mockClear();
		await pass( 3600 );
		expect( askSession ).not.toHaveBeenCalled();
		answerWith( 'in' );
		await show( true );
		expect( heard ).toHaveBeenCalledWith( true );
	} );

	it( 'asks nothing any more once nobody waits', async () => {
		const heard = await wait();
		cancelLogin();
		await pass( 0 );
		askSession.mockClear();
		await pass( 60 );
		expect( heard ).toHaveBeenCalledWith( false );
		expect( askSession ).not.toHaveBeenCalled();
	} );
} );
