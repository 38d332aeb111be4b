import fc from 'fast-check';
import { documentRoute } from '@/routing';
import { buildSearch, parseAddress, type Address } from '@/routing/address';
import { blockRoute } from './blockRoute';

const there = ( address: Address ): Address =>
	parseAddress( buildSearch( address, 'atelier' ) );

describe( 'blockRoute', () => {
	it( 'parses its own address with any block', () => {
		fc.assert(
			fc.property(
				fc.record( {
					name: fc.stringMatching(
						/^[a-z][a-z0-9-]{0,9}\/[a-z][a-z0-9-]{0,9}$/
					),
					path: fc.array( fc.nat( { max: 99999 } ), {
						minLength: 1,
					} ),
				} ),
				( block ) => {
					const params = {
						type: 'page',
						id: '2',
						isEditing: true,
						block,
					};
					const address = there( blockRoute.build( params ) );
					expect( blockRoute.parse( address ) ).toEqual( params );
					expect( documentRoute.parse( address ) ).toEqual( {
						type: 'page',
						id: '2',
						isEditing: true,
					} );
				}
			)
		);
	} );

	it.each( [
		'0.2',
		'core/paragraph',
		'core/paragraph.',
		'core/group.-1',
		'Core/Group.0',
	] )( 'isn’t that of “%s”', ( text ) => {
		expect(
			blockRoute.parse( { path: '/page/2', query: { block: text } } )
		).toBeNull();
	} );
} );
