import { createSignal } from './signal';

describe( 'createSignal', () => {
	it( 'notifies its listeners of changes', () => {
		const signal = createSignal( 1 );
		const listener = jest.fn();
		signal.subscribe( listener );
		signal.set( 2 );
		expect( listener ).toHaveBeenCalledTimes( 1 );
		expect( signal.get() ).toBe( 2 );
	} );

	it( 'doesn’t notify for an equal value', () => {
		const signal = createSignal( 1 );
		const listener = jest.fn();
		signal.subscribe( listener );
		signal.set( 1 );
		expect( listener ).not.toHaveBeenCalled();
	} );

	it( 'doesn’t notify removed listeners, even if one is removed during a notification', () => {
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
