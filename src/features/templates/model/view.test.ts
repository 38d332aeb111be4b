import fc from 'fast-check';
import { DEFAULT_VIEW, paramsOf, viewAt, type TemplatesView } from './view';

const narrowed = ( ...names: string[] ): TemplatesView => ( {
	...DEFAULT_VIEW,
	page: 3,
	filters: [ { field: 'author', operator: 'isAny', value: names } ],
} );

describe( 'viewAt', () => {
	it( 'is the user’s view without arguments in the address', () => {
		const own = { ...DEFAULT_VIEW, search: 'blog' };
		expect( viewAt( own, {} ) ).toEqual( own );
	} );

	it( 'filters by the author of the address, from page 1', () => {
		const view = viewAt(
			{ ...DEFAULT_VIEW, page: 2 },
			{ activeView: 'Ann' }
		);
		expect( view.filters ).toEqual( [
			{ field: 'author', operator: 'isAny', value: [ 'Ann' ] },
		] );
		expect( view.page ).toBe( 1 );
	} );

	it( 'is at the page of the address', () => {
		expect(
			viewAt( narrowed( 'Ann' ), { activeView: 'Ann', page: 3 } ).page
		).toBe( 3 );
	} );

	it( 'drops the filter without an author in the address', () => {
		expect( viewAt( narrowed( 'Ann' ), {} ).filters ).toEqual( [] );
	} );

	it( 'keeps a filter of several authors, which the address can’t have', () => {
		const own = { ...narrowed( 'Ann', 'Ben' ), page: 1 };
		expect( viewAt( own, {} ) ).toEqual( own );
	} );

	it( 'uses the layout of the address with its defaults', () => {
		const view = viewAt( DEFAULT_VIEW, { layout: 'table' } );
		expect( [ view.type, view.showMedia ] ).toEqual( [ 'table', false ] );
	} );

	it( 'is restored from its own address', () => {
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
