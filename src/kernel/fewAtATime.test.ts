import { fewAtATime } from './fewAtATime';

describe( 'fewAtATime', () => {
	it( 'respects the limit, and returns results in order', async () => {
		const waiting: ( () => void )[] = [];
		let most = 0;
		const done = fewAtATime( [ 1, 2, 3, 4, 5 ], 2, async ( item ) => {
			await new Promise< void >( ( resolve ) => {
				waiting.push( resolve );
				most = Math.max( most, waiting.length );
			} );
			return item * 10;
		} );
		while ( waiting.length > 0 ) {
			// The latest first, so that they end in another order.
			waiting.pop()?.();
			await new Promise( ( resolve ) => setTimeout( resolve ) );
		}
		expect( await done ).toEqual( [ 10, 20, 30, 40, 50 ] );
		expect( most ).toBe( 2 );
	} );

	it( 'does nothing for an empty list', async () => {
		expect( await fewAtATime( [], 3, () => Promise.resolve( 1 ) ) ).toEqual(
			[]
		);
	} );

	it( 'rejects if one rejects', async () => {
		await expect(
			fewAtATime( [ 1 ], 1, () => Promise.reject( new Error( 'no' ) ) )
		).rejects.toThrow( 'no' );
	} );
} );
