import { rememberLast } from './rememberLast';

describe( 'rememberLast', () => {
	it( 'returns the same for the same arguments', () => {
		const pair = rememberLast( ( one: string, other: string ) => [
			one,
			other,
		] );
		expect( pair( 'a', 'b' ) ).toBe( pair( 'a', 'b' ) );
	} );

	it( 'computes anew for any other argument', () => {
		const pair = rememberLast( ( one: string, other: string ) => [
			one,
			other,
		] );
		const first = pair( 'a', 'b' );
		expect( pair( 'a', 'c' ) ).toEqual( [ 'a', 'c' ] );
		expect( pair( 'a', 'b' ) ).not.toBe( first );
	} );

	it( 'tells objects apart by identity', () => {
		const compute = jest.fn( ( of: object ) => of );
		const same = rememberLast( compute );
		same( {} );
		same( {} );
		expect( compute ).toHaveBeenCalledTimes( 2 );
	} );
} );
