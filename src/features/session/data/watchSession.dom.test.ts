/**
 * @jest-environment jsdom
 */
import { askSession, type SessionAnswer } from '@/platform/session';
import { login } from './login';
import { lost, watchSession } from './watchSession';

jest.mock( '@/platform/session', () => ( {
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
	it( 'checks when the user returns after a while, but not each time', async () => {
		answerWith( 'out' );
		await comeBack();
		expect( askSession ).not.toHaveBeenCalled();
		jest.setSystemTime( Date.now() + 60_000 );
		await comeBack();
		await comeBack();
		expect( askSession ).toHaveBeenCalledTimes( 1 );
		expect( lost.get() ).toBe( 'out' );
	} );

	it( 'checks regularly while the page is visible', async () => {
		answerWith( 'other' );
		await jest.advanceTimersByTimeAsync( 200_000 );
		expect( lost.get() ).toBe( 'other' );
	} );

	it.each( [ 'unreachable', 'unclear' ] as const )(
		'changes nothing if the answer is %s',
		async ( answer ) => {
			answerWith( answer );
			await jest.advanceTimersByTimeAsync( 200_000 );
			expect( lost.get() ).toBeNull();
		}
	);

	it( 'resets after a login', async () => {
		answerWith( 'out' );
		await jest.advanceTimersByTimeAsync( 200_000 );
		answerWith( 'in' );
		login.set( 'out' );
		login.set( null );
		await jest.advanceTimersByTimeAsync( 0 );
		expect( lost.get() ).toBeNull();
	} );

	it( 'stops when told to', async () => {
		stop();
		answerWith( 'out' );
		await jest.advanceTimersByTimeAsync( 400_000 );
		await comeBack();
		expect( askSession ).not.toHaveBeenCalled();
	} );
} );
