import { DEFAULT_VIEWS, placeAt, placeOf, viewAt, withoutWords } from './view';

const VIEW = DEFAULT_VIEWS.patterns;

describe( 'placeAt', () => {
	it.each( [
		[ {}, { isParts: false, section: 'all-patterns' } ],
		[ { isParts: true }, { isParts: true, section: 'all-parts' } ],
		[
			{ isParts: true, categoryId: 'footer' },
			{ isParts: true, section: 'footer' },
		],
		[ { categoryId: 'quotes' }, { isParts: false, section: 'quotes' } ],
	] as const )( 'is, for %j, %j', ( params, expected ) => {
		expect( placeAt( params ) ).toEqual( expected );
	} );
} );

describe( 'placeOf', () => {
	it.each( [
		[
			'wp_template_part',
			[ 'header' ],
			{ isParts: true, section: 'header' },
		],
		[ 'wp_block', [], { isParts: false, section: 'my-patterns' } ],
		[
			'wp_block',
			[ 'quotes', 'text' ],
			{ isParts: false, section: 'quotes' },
		],
		[ 'pattern', [ 'banner' ], { isParts: false, section: 'banner' } ],
		[ 'pattern', [], { isParts: false, section: 'all-patterns' } ],
	] as const )( 'finds a %s in %j at %j', ( type, categories, expected ) => {
		expect( placeOf( { type, categories } ) ).toEqual( expected );
	} );
} );

describe( 'viewAt', () => {
	const own = { view: { ...VIEW, page: 3 }, section: 'a' };

	it( 'is the user’s own in the same section', () => {
		expect( viewAt( own, {}, 'a' ) ).toBe( own.view );
	} );

	it( 'begins at the first page of another one', () => {
		expect( viewAt( own, {}, 'b' ).page ).toBe( 1 );
	} );

	it( 'has the layout of the address', () => {
		expect( viewAt( own, { layout: 'table' }, 'a' ).type ).toBe( 'table' );
	} );
} );

describe( 'withoutWords', () => {
	it( 'lets the best come first while no one asked for another order', () => {
		expect( withoutWords( { ...VIEW, search: 'x' } ) ).toMatchObject( {
			search: '',
			sort: undefined,
		} );
	} );

	it( 'keeps an order that was asked for', () => {
		const sort = { field: 'title', direction: 'desc' } as const;
		expect( withoutWords( { ...VIEW, search: 'x', sort } ).sort ).toBe(
			sort
		);
	} );

	it( 'is in the order of titles where there are no words', () => {
		expect( withoutWords( VIEW ).sort ).toEqual( VIEW.sort );
	} );
} );
