import { createSignal } from './signal';

describe( 'createSignal', () => {
	it( 'tells its listeners when the value changes', () => {
		const signal = createSignal( 1 );
		const listener = jest.fn();
		signal.subscribe( listener );
		signal.set( 2 );
		expect( listener ).toHaveBeenCalledTimes( 1 );
		expect( signal.get() ).toBe( 2 );
	} );

	it( 'says nothing when the value stays', () => {
		const signal = createSignal( 1 );
		const listener = jest.fn();
		signal.subscribe( listener );
		signal.set( 1 );
		expect( listener ).not.toHaveBeenCalled();
	} );

	it( 'forgets who has stopped listening, even while it tells', () => {
		const signal = createSignal( 1 );
		const second = jest.fn();
		const stopSecond = signal.subscribe( second );
		stopSecond();
		const first = jest.fn( () => stopFirst() );
		const stopFirst = signal.subscribe( first );
		signal.set( 2 );
		signal.set( 3 );
		expect( first ).toHaveBeenCalledTimes( 1 );
		expect( second ).not.toHaveBeenCalled();
	} );
} );
