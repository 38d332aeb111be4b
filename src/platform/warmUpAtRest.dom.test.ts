/**
 * @jest-environment jsdom
 */
import { preloadStage } from './stages';
import { isHeld } from './stages/hold';
import { isEditingLikely } from './warmUp';
import { warmUpAtRest } from './warmUpAtRest';

jest.mock( './stages', () => ( {
	__esModule: true,
	isStageAwaited: jest.fn( () => false ),
	onAwaited: jest.fn( () => () => undefined ),
	preloadStage: jest.fn(),
} ) );

let finish: () => void;
let stop: () => void;

const act = () =>
	document.dispatchEvent( new Event( 'pointermove', { bubbles: true } ) );
const pass = ( seconds: number ) =>
	jest.advanceTimersByTimeAsync( seconds * 1000 );
const show = ( state: 'visible' | 'hidden' ) => {
	Object.defineProperty( document, 'visibilityState', {
		value: state,
		configurable: true,
	} );
	document.dispatchEvent( new Event( 'visibilitychange' ) );
};

beforeEach( () => {
	jest.useFakeTimers();
	jest.mocked( preloadStage )
		.mockReset()
		.mockReturnValue(
			new Promise( ( resolve ) => {
				finish = resolve;
			} )
		);
	isHeld.set( false );
	isEditingLikely.set( false );
	show( 'visible' );
	stop = warmUpAtRest();
} );

afterEach( () => {
	stop();
	jest.useRealTimers();
} );

it( 'loads the editor after four seconds in which nobody does anything', async () => {
	await pass( 3.9 );
	act();
	await pass( 3.9 );
	expect( preloadStage ).not.toHaveBeenCalled();
	await pass( 0.2 );
	expect( preloadStage ).toHaveBeenCalledWith( 'editor' );
} );

it( 'pauses at any input until there is rest again', async () => {
	await pass( 4 );
	act();
	expect( isHeld.get() ).toBe( true );
	await pass( 0.9 );
	act();
	await pass( 0.9 );
	expect( isHeld.get() ).toBe( true );
	await pass( 0.2 );
	expect( isHeld.get() ).toBe( false );
} );

it( 'has the canvas mounted in a later moment of rest', async () => {
	await pass( 4 );
	act();
	finish();
	await pass( 0.5 );
	expect( isEditingLikely.get() ).toBe( false );
	await pass( 1 );
	expect( isEditingLikely.get() ).toBe( true );
} );

it( 'loads nothing once it is stopped, and goes on when it begins again', async () => {
	await pass( 4 );
	stop();
	expect( isHeld.get() ).toBe( true );
	finish();
	await pass( 10 );
	expect( isHeld.get() ).toBe( true );
	expect( isEditingLikely.get() ).toBe( false );
	stop = warmUpAtRest();
	await pass( 5 );
	expect( isHeld.get() ).toBe( false );
} );

it( 'waits while the page is out of sight', async () => {
	show( 'hidden' );
	await pass( 60 );
	expect( preloadStage ).not.toHaveBeenCalled();
	show( 'visible' );
	await pass( 5 );
	expect( preloadStage ).toHaveBeenCalledTimes( 1 );
} );

it( 'leaves devices alone that shouldn’t load ahead of need', async () => {
	Object.defineProperty( navigator, 'connection', {
		value: { saveData: true },
		configurable: true,
	} );
	await pass( 10 );
	Object.defineProperty( navigator, 'connection', {
		value: undefined,
		configurable: true,
	} );
	expect( preloadStage ).not.toHaveBeenCalled();
} );
