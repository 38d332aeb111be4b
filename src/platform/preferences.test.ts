import { createReduxStore, dispatch, register } from '@wordpress/data';
import { readPreference, writePreference } from './preferences';
import { preloadStage } from './stages';

jest.mock( './stages', () => ( { preloadStage: jest.fn() } ) );

// Without a type in the package.
const add = register as ( descriptor: object ) => void;

let set: ( ( name: string, value: unknown ) => void ) | null = null;

/** Registers a store like that of @wordpress/preferences; returns what it has. */
function registerStore(): ReadonlyMap< string, unknown > {
	const values = new Map< string, unknown >();
	set = ( name, value ) => values.set( name, value );
	add(
		createReduxStore( 'core/preferences', {
			reducer: ( changes: number = 0 ) => changes + 1,
			selectors: {
				get: ( _state: unknown, _scope: string, name: string ) =>
					values.get( name ),
			},
			actions: {
				set: ( _scope: string, name: string, value: unknown ) => {
					set?.( name, value );
					return { type: 'SET' };
				},
				// As WordPress does with what was set before its answer.
				forget: () => {
					values.clear();
					return { type: 'FORGET' };
				},
			},
		} )
	);
	return values;
}

it( 'keeps what is set before there is a store, and hands it over once', async () => {
	let arrive: () => void = () => undefined;
	jest.mocked( preloadStage ).mockReturnValue(
		new Promise( ( resolve ) => {
			arrive = resolve;
		} )
	);
	expect( readPreference( 'lists' ) ).toBeUndefined();
	writePreference( 'lists', 'one' );
	writePreference( 'lists', 'two' );
	expect( readPreference( 'lists' ) ).toBe( 'two' );

	const values = registerStore();
	arrive();
	await Promise.resolve();
	await Promise.resolve();
	expect( values ).toEqual( new Map( [ [ 'lists', 'two' ] ] ) );

	// From then on, what the store says is right.
	set?.( 'lists', 'elsewhere' );
	expect( readPreference( 'lists' ) ).toBe( 'elsewhere' );
	writePreference( 'lists', 'three' );
	expect( values.get( 'lists' ) ).toBe( 'three' );
} );

it( 'does not send again what is set so already', () => {
	const writes: unknown[] = [];
	const stored = set;
	set = ( name, value ) => {
		writes.push( value );
		stored?.( name, value );
	};
	writePreference( 'firstSteps', { step: 'look', isOpen: true } );
	writes.length = 0;

	writePreference( 'firstSteps', { isOpen: true, step: 'look' } );
	expect( writes ).toEqual( [] );

	writePreference( 'firstSteps', { isOpen: false, step: 'look' } );
	expect( writes ).toEqual( [ { isOpen: false, step: 'look' } ] );
	expect( readPreference( 'firstSteps' ) ).toEqual( {
		isOpen: false,
		step: 'look',
	} );
} );

it( 'sets again what an answer that came late has replaced', () => {
	writePreference( 'lists', 'four' );
	void ( dispatch( 'core/preferences' ) as { forget(): unknown } ).forget();
	expect( readPreference( 'lists' ) ).toBe( 'four' );
	expect( readPreference( 'firstSteps' ) ).toEqual( {
		isOpen: false,
		step: 'look',
	} );
} );
