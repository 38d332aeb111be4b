import fc from 'fast-check';
import { DEFAULT_VIEW, paramsOf, viewAt, type TemplatesView } from './view';

const narrowed = ( ...names: string[] ): TemplatesView => ( {
	...DEFAULT_VIEW,
	page: 3,
	filters: [ { field: 'author', operator: 'isAny', value: names } ],
} );

describe( 'viewAt', () => {
	it( 'gives the user’s own view where the address says nothing', () => {
		const own = { ...DEFAULT_VIEW, search: 'blog', page: 2 };
		expect( viewAt( own, {} ) ).toEqual( own );
	} );

	it( 'narrows the list to the author of the address, from page 1', () => {
		const view = viewAt(
			{ ...DEFAULT_VIEW, page: 2 },
			{ activeView: 'Ann' }
		);
		expect( view.filters ).toEqual( [
			{ field: 'author', operator: 'isAny', value: [ 'Ann' ] },
		] );
		expect( view.page ).toBe( 1 );
	} );

	it( 'keeps the page of an author who was there before', () => {
		expect( viewAt( narrowed( 'Ann' ), { activeView: 'Ann' } ).page ).toBe(
			3
		);
	} );

	it( 'shows all templates again once the address names no author', () => {
		expect( viewAt( narrowed( 'Ann' ), {} ).filters ).toEqual( [] );
	} );

	it( 'keeps a choice of several authors, which the address cannot name', () => {
		const own = narrowed( 'Ann', 'Ben' );
		expect( viewAt( own, {} ) ).toEqual( own );
	} );

	it( 'takes the layout of the address with its defaults', () => {
		const view = viewAt( DEFAULT_VIEW, { layout: 'table' } );
		expect( [ view.type, view.showMedia ] ).toEqual( [ 'table', false ] );
	} );

	it( 'comes back from the address that it makes', () => {
		fc.assert(
			fc.property(
				fc.constantFrom( 'table', 'grid', 'list' ),
				fc.array( fc.string(), { maxLength: 3 } ),
				( type, names ) => {
					const own = { ...narrowed( ...names ), type };
					expect( viewAt( own, paramsOf( own ) ) ).toEqual( own );
				}
			)
		);
	} );
} );
