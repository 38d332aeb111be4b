import { once } from './once';

describe( 'once', () => {
	it( 'runs at the first call, and returns the same after it', () => {
		const run = jest.fn( () => ( {} ) );
		const value = once( run );
		expect( run ).not.toHaveBeenCalled();
		expect( value() ).toBe( value() );
		expect( run ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'keeps a result that is undefined', () => {
		const run = jest.fn( () => undefined );
		const act = once( run );
		act();
		act();
		expect( run ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'runs again after an error', () => {
		const run = jest
			.fn( () => 1 )
			.mockImplementationOnce( () => {
				throw new Error();
			} );
		const value = once( run );
		expect( value ).toThrow();
		expect( value() ).toBe( 1 );
	} );
} );
