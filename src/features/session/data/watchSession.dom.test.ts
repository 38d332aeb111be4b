/**
 * @jest-environment jsdom
 */
import { askSession, type SessionAnswer } from '../../../platform/session';
import { login } from './login';
import { lost, watchSession } from './watchSession';

jest.mock( '../../../platform/session', () => ( {
	__esModule: true,
	askSession: jest.fn(),
} ) );

const answerWith = ( answer: SessionAnswer ) =>
	jest
		.mocked( askSession )
		.mockImplementation( () => Promise.resolve( answer ) );

const comeBack = async () => {
	window.dispatchEvent( new Event( 'focus' ) );
	await jest.advanceTimersByTimeAsync( 0 );
};

let stop: () => void;

beforeEach( () => {
	jest.useFakeTimers();
	jest.mocked( askSession ).mockClear();
	lost.set( null );
	stop = watchSession();
} );

afterEach( () => {
	stop();
	jest.useRealTimers();
} );

describe( 'watchSession', () => {
	it( 'asks when the user comes back after a while, not at each glance', async () => {
		answerWith( 'out' );
		await comeBack();
		expect( askSession ).not.toHaveBeenCalled();
		jest.setSystemTime( Date.now() + 60_000 );
		await comeBack();
		await comeBack();
		expect( askSession ).toHaveBeenCalledTimes( 1 );
		expect( lost.get() ).toBe( 'out' );
	} );

	it( 'asks now and then while the page is looked at', async () => {
		answerWith( 'other' );
		await jest.advanceTimersByTimeAsync( 200_000 );
		expect( lost.get() ).toBe( 'other' );
	} );

	it.each( [ 'unreachable', 'unclear' ] as const )(
		'says nothing where the answer is %s',
		async ( answer ) => {
			answerWith( answer );
			await jest.advanceTimersByTimeAsync( 200_000 );
			expect( lost.get() ).toBeNull();
		}
	);

	it( 'knows that the session is back after a login', async () => {
		answerWith( 'out' );
		await jest.advanceTimersByTimeAsync( 200_000 );
		answerWith( 'in' );
		login.set( 'out' );
		login.set( null );
		await jest.advanceTimersByTimeAsync( 0 );
		expect( lost.get() ).toBeNull();
	} );

	it( 'asks nothing once it has been stopped', async () => {
		stop();
		answerWith( 'out' );
		await jest.advanceTimersByTimeAsync( 400_000 );
		await comeBack();
		expect( askSession ).not.toHaveBeenCalled();
	} );
} );
