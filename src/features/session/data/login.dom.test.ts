/**
 * @jest-environment jsdom
 */
import { askSession, type SessionAnswer } from '@/platform/session';
import { cancelLogin, login, logInAgain } from './login';

jest.mock( '@/platform/session', () => ( {
	__esModule: true,
	askSession: jest.fn(),
} ) );
const ask = jest.mocked( askSession );

const answerWith = ( answer: SessionAnswer ) =>
	ask.mockImplementation( () => Promise.resolve( answer ) );

const pass = ( seconds: number ) =>
	jest.advanceTimersByTimeAsync( seconds * 1000 );

/** Hides the page, like another tab in front of it, or shows it again. */
function show( isShown: boolean ): Promise< unknown > {
	jest.spyOn( document, 'hidden', 'get' ).mockReturnValue( ! isShown );
	document.dispatchEvent( new Event( 'visibilitychange' ) );
	return pass( 0 );
}

/** Waits for a login, and records its result. */
async function wait() {
	const heard = jest.fn();
	void logInAgain().then( heard );
	await pass( 1 );
	expect( login.get() ).toBe( 'out' );
	return heard;
}

beforeEach( () => {
	jest.useFakeTimers();
	ask.mockClear();
	answerWith( 'out' );
} );

afterEach( async () => {
	cancelLogin();
	await pass( 0 );
	jest.restoreAllMocks();
	jest.useRealTimers();
} );

describe( 'logInAgain', () => {
	it.each( [ true, false ] )(
		'notices a login in another tab, whether the page is visible (%s) or not',
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

	it( 'looks at once when the focus comes back from another window', async () => {
		const heard = await wait();
		answerWith( 'in' );
		window.dispatchEvent( new Event( 'focus' ) );
		await pass( 0 );
		expect( heard ).toHaveBeenCalledWith( true );
	} );

	it( 'keeps waiting after unclear responses', async () => {
		const heard = await wait();
		answerWith( 'unreachable' );
		await pass( 20 );
		answerWith( 'unclear' );
		await pass( 20 );
		answerWith( 'in' );
		await pass( 5 );
		expect( heard ).toHaveBeenCalledWith( true );
	} );

	it( 'sends one request at a time', async () => {
		await wait();
		ask.mockClear();
		ask.mockImplementation( () => new Promise( () => undefined ) );
		await pass( 60 );
		expect( ask ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'pauses while the page is hidden for long, and checks as soon as it is visible', async () => {
		const heard = await wait();
		await show( false );
		await pass( 3600 );
		ask.mockClear();
		await pass( 3600 );
		expect( ask ).not.toHaveBeenCalled();
		answerWith( 'in' );
		await show( true );
		expect( heard ).toHaveBeenCalledWith( true );
	} );

	it( 'stops once no one waits', async () => {
		const heard = await wait();
		cancelLogin();
		await pass( 0 );
		ask.mockClear();
		await pass( 60 );
		expect( heard ).toHaveBeenCalledWith( false );
		expect( ask ).not.toHaveBeenCalled();
	} );
} );
