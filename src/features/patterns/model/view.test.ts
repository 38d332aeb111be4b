import {
	DEFAULT_VIEWS,
	sectionAt,
	sectionOf,
	viewAt,
	withoutSearch,
} from './view';

const VIEW = DEFAULT_VIEWS.patterns;

describe( 'sectionAt', () => {
	it.each( [
		[ {}, { isParts: false, section: 'all-patterns' } ],
		[ { isParts: true }, { isParts: true, section: 'all-parts' } ],
		[
			{ isParts: true, categoryId: 'footer' },
			{ isParts: true, section: 'footer' },
		],
		[ { categoryId: 'quotes' }, { isParts: false, section: 'quotes' } ],
	] as const )( 'is, for %j, %j', ( params, expected ) => {
		expect( sectionAt( params ) ).toEqual( expected );
	} );
} );

describe( 'sectionOf', () => {
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
		expect( sectionOf( { type, categories } ) ).toEqual( expected );
	} );
} );

describe( 'viewAt', () => {
	const own = { ...VIEW, page: 3 };

	it( 'is the user’s view at the page of the address', () => {
		expect( viewAt( own, { page: 3 } ) ).toBe( own );
	} );

	it( 'is at the first page without one in the address', () => {
		expect( viewAt( own, {} ).page ).toBe( 1 );
	} );

	it( 'uses the layout of the address', () => {
		expect( viewAt( own, { layout: 'table' } ).type ).toBe( 'table' );
	} );
} );

describe( 'withoutSearch', () => {
	it( 'sorts by score by default', () => {
		expect( withoutSearch( { ...VIEW, search: 'x' } ) ).toMatchObject( {
			search: '',
			sort: undefined,
		} );
	} );

	it( 'keeps a chosen order', () => {
		const sort = { field: 'title', direction: 'desc' } as const;
		expect( withoutSearch( { ...VIEW, search: 'x', sort } ).sort ).toBe(
			sort
		);
	} );

	it( 'sorts by title without search words', () => {
		expect( withoutSearch( VIEW ).sort ).toEqual( VIEW.sort );
	} );
} );
