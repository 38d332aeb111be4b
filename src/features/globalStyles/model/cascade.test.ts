import { restOf, sourcesIn, targetId } from './cascade';

const block = 'core/button';
const idsOf = ( targets: readonly object[] ) => targets.map( targetId );

describe( 'what counts for a target', () => {
	it( 'is what WordPress prints last: states after narrow windows, its own states at the end', () => {
		expect(
			idsOf(
				sourcesIn( { block }, { viewport: '@mobile', state: ':hover' } )
			)
		).toEqual( [
			'blocks core/button @mobile :hover',
			'blocks core/button :hover',
			'blocks core/button @mobile',
			'blocks core/button',
		] );
		expect(
			idsOf(
				sourcesIn(
					{ block },
					{ customState: '-current', state: ':hover' }
				)
			)
		).toEqual( [
			'blocks core/button -current :hover',
			'blocks core/button -current',
			'blocks core/button :hover',
			'blocks core/button',
		] );
	} );

	it( 'of the whole site is the same in every window', () => {
		expect(
			idsOf( sourcesIn( { element: 'link' }, { viewport: '@mobile' } ) )
		).toEqual( [ 'elements link' ] );
	} );

	it( 'is what is left where it says nothing itself', () => {
		expect( idsOf( restOf( { block, state: ':hover' } ) ) ).toEqual( [
			'blocks core/button',
		] );
		expect( restOf( { block } ) ).toEqual( [] );
	} );
} );
