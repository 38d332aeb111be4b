/**
 * @jest-environment jsdom
 */
import { askSession, type SessionAnswer } from '../../../platform/session';
import { cancelLogin, login, logInAgain } from './login';

jest.mock( '../../../platform/session', () => ( {
	__esModule: true,
	askSession: jest.fn(),
} ) );
const ask = jest.mocked( askSession );

const answerWith = ( answer: SessionAnswer ) =>
	ask.mockImplementation( () => Promise.resolve( answer ) );

const pass = ( seconds: number ) =>
	jest.advanceTimersByTimeAsync( seconds * 1000 );

/** Hides the page, as another tab in front of it does, or shows it again. */
function show( isShown: boolean ): Promise< unknown > {
	jest.spyOn( document, 'hidden', 'get' ).mockReturnValue( ! isShown );
	document.dispatchEvent( new Event( 'visibilitychange' ) );
	return pass( 0 );
}

/** Has something wait for a login, and tells what it hears. */
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
		ask.mockClear();
		ask.mockImplementation( () => new Promise( () => undefined ) );
		await pass( 60 );
		expect( ask ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'rests while the page is out of sight for long, and looks as soon as it is seen', async () => {
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

	it( 'asks nothing any more once nobody waits', async () => {
		const heard = await wait();
		cancelLogin();
		await pass( 0 );
		ask.mockClear();
		await pass( 60 );
		expect( heard ).toHaveBeenCalledWith( false );
		expect( ask ).not.toHaveBeenCalled();
	} );
} );
