import fc from 'fast-check';
import { parseCounts, portionsOf } from './counts';

describe( 'parseCounts', () => {
	it( 'parses the server’s response', () => {
		expect(
			parseCounts( {
				counts: [
					{ thing: '7', count: 2 },
					{ thing: 'theme//header', count: 0 },
					{ thing: 'broken' },
					null,
				],
				isComplete: false,
			} )
		).toEqual( {
			counts: new Map( [
				[ '7', 2 ],
				[ 'theme//header', 0 ],
			] ),
			isComplete: false,
		} );
	} );

	it( 'answers null, or numbers, whatever comes', () => {
		fc.assert(
			fc.property( fc.anything(), ( answer ) => {
				const parsed = parseCounts( answer );
				return (
					parsed === null ||
					[ ...parsed.counts.values() ].every(
						( count ) => typeof count === 'number'
					)
				);
			} )
		);
	} );
} );

describe( 'portionsOf', () => {
	it( 'keeps all things in order, in portions that are never too large', () => {
		fc.assert(
			fc.property(
				fc.array( fc.string() ),
				fc.integer( { min: 1, max: 5 } ),
				( things, size ) => {
					const portions = portionsOf( things, size );
					expect( portions.flat() ).toEqual( things );
					for ( const portion of portions ) {
						expect( portion.length ).toBeGreaterThan( 0 );
						expect( portion.length ).toBeLessThanOrEqual( size );
					}
				}
			)
		);
	} );
} );
