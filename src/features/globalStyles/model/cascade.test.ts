import { restOf, sourcesIn, targetId } from './cascade';

const block = 'core/button';
const idsOf = ( targets: readonly object[] ) => targets.map( targetId );

describe( 'the sources of a target', () => {
	it( 'follow the order in which WordPress prints rules: viewports, states, custom states', () => {
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

	it( 'of the whole site are the same in every viewport', () => {
		expect(
			idsOf( sourcesIn( { element: 'link' }, { viewport: '@mobile' } ) )
		).toEqual( [ 'elements link' ] );
	} );

	it( 'fall back to weaker conditions', () => {
		expect( idsOf( restOf( { block, state: ':hover' } ) ) ).toEqual( [
			'blocks core/button',
		] );
		expect( restOf( { block } ) ).toEqual( [] );
		expect( restOf( { element: 'heading' } ) ).toEqual( [] );
	} );

	it( 'of one level of headings fall back to those of all', () => {
		expect( idsOf( restOf( { element: 'h2' } ) ) ).toEqual( [
			'elements heading',
		] );
		expect( idsOf( restOf( { element: 'h2', state: ':hover' } ) ) ).toEqual(
			[ 'elements h2', 'elements heading :hover', 'elements heading' ]
		);
	} );
} );
