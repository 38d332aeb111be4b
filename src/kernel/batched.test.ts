import fc from 'fast-check';
import { batched } from './batched';
import { fail, ok, type Result } from './result';

describe( 'batched', () => {
	it( 'sends what is asked in one turn in as few requests as possible, and gives everybody their own', async () => {
		await fc.assert(
			fc.asyncProperty(
				fc.uniqueArray( fc.nat(), { minLength: 1, maxLength: 30 } ),
				fc.integer( { min: 1, max: 10 } ),
				async ( keys, most ) => {
					const sizes: number[] = [];
					const ask = batched< number, string >(
						( asked ) => {
							sizes.push( asked.length );
							return Promise.resolve(
								ok(
									new Map(
										asked
											.filter( ( key ) => key % 2 === 0 )
											.map( ( key ) => [
												key,
												`${ key }`,
											] )
									)
								)
							);
						},
						most,
						'none'
					);
					const answers = await Promise.all( keys.map( ask ) );
					expect( answers ).toEqual(
						keys.map( ( key ) =>
							ok( key % 2 === 0 ? `${ key }` : 'none' )
						)
					);
					expect( sizes ).toHaveLength(
						Math.ceil( keys.length / most )
					);
					expect( Math.max( ...sizes ) ).toBeLessThanOrEqual( most );
				}
			)
		);
	} );

	it( 'sends what is asked later by itself, and fails for all who asked together', async () => {
		const request = jest
			.fn<
				(
					keys: readonly string[]
				) => Promise< Result< ReadonlyMap< string, number > > >
			>()
			.mockResolvedValueOnce( fail( { code: 'busy' } ) )
			.mockResolvedValueOnce( ok( new Map( [ [ 'b', 2 ] ] ) ) );
		const ask = batched< string, number >( request, 10, 0 );
		expect( await Promise.all( [ ask( 'a' ), ask( 'b' ) ] ) ).toEqual( [
			fail( { code: 'busy' } ),
			fail( { code: 'busy' } ),
		] );
		expect( await ask( 'b' ) ).toEqual( ok( 2 ) );
		expect( request.mock.calls ).toEqual( [
			[ [ 'a', 'b' ] ],
			[ [ 'b' ] ],
		] );
	} );
} );
