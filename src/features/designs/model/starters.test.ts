import {
	categoriesOf,
	findStarters,
	parsePattern,
	startersFor,
	type Pattern,
} from './starters';

const makePattern = ( overrides: Partial< Pattern > = {} ): Pattern => ( {
	name: 'theme/pattern',
	title: 'A pattern',
	content: '<!-- wp:paragraph /-->',
	keywords: [],
	categories: [],
	viewportWidth: 1200,
	isListed: true,
	blockTypes: [],
	postTypes: null,
	templateTypes: [],
	...overrides,
} );

const FULL_PAGE = { blockTypes: [ 'core/post-content' ] };

describe( 'parsePattern', () => {
	it.each( [
		[ 'nothing', undefined ],
		[ 'no name', { content: 'x' } ],
		[ 'no content', { name: 'x' } ],
		[ 'a list', [] ],
	] )( 'rejects %s', ( _case, raw ) => {
		expect( parsePattern( raw ) ).toBeNull();
	} );

	it( 'has defaults for name and width', () => {
		expect(
			parsePattern( { name: 'theme/one', content: 'x', keywords: 'y' } )
		).toEqual(
			makePattern( {
				name: 'theme/one',
				title: 'theme/one',
				content: 'x',
			} )
		);
	} );
} );

describe( 'startersFor', () => {
	it.each( [
		[ 'a page with a whole page', 'page', '', '', FULL_PAGE, true ],
		[
			'a page with one made for pages',
			'page',
			'',
			'',
			{ ...FULL_PAGE, postTypes: [ 'page', 'wp_template' ] },
			true,
		],
		[
			'no page with one made for something else',
			'page',
			'',
			'',
			{ ...FULL_PAGE, postTypes: [ 'product' ] },
			false,
		],
		[ 'no post with a whole page', 'post', '', '', FULL_PAGE, false ],
		[
			'a post with one made for posts',
			'post',
			'',
			'',
			{ ...FULL_PAGE, postTypes: [ 'post' ] },
			true,
		],
		[
			'no page with one left out of lists',
			'page',
			'',
			'',
			{ ...FULL_PAGE, isListed: false },
			false,
		],
		[
			'a template with one of its kind',
			'wp_template',
			'single-product',
			'',
			{ templateTypes: [ 'single' ], isListed: false },
			true,
		],
		[
			'no template with one whose kind only begins alike',
			'wp_template',
			'pages',
			'',
			{ templateTypes: [ 'page' ] },
			false,
		],
		[
			'a header with a header',
			'wp_template_part',
			'my-header',
			'header',
			{ blockTypes: [ 'core/template-part/header' ] },
			true,
		],
		[
			'no header with a footer',
			'wp_template_part',
			'my-header',
			'header',
			{ blockTypes: [ 'core/template-part/footer' ] },
			false,
		],
	] )( 'offers %s', ( _case, type, slug, area, overrides, isOffered ) => {
		const offered = startersFor( { type, slug, area }, [
			makePattern( overrides ),
		] );
		expect( offered ).toHaveLength( isOffered ? 1 : 0 );
	} );
} );

describe( 'findStarters', () => {
	const starters = [
		makePattern( { title: 'Café menu', categories: [ 'food' ] } ),
		makePattern( {
			title: 'Portfolio',
			keywords: [ 'work' ],
			categories: [ 'food', 'work' ],
		} ),
	];

	it( 'finds words in any order, ignoring accents and case', () => {
		expect( findStarters( starters, 'MENU cafe', '' ) ).toEqual( [
			starters[ 0 ],
		] );
	} );

	it( 'finds keywords', () => {
		expect( findStarters( starters, 'work', '' ) ).toEqual( [
			starters[ 1 ],
		] );
	} );

	it( 'filters by category', () => {
		expect( findStarters( starters, '', 'work' ) ).toEqual( [
			starters[ 1 ],
		] );
	} );

	it( 'lists each category once', () => {
		expect( categoriesOf( starters ) ).toEqual( [ 'food', 'work' ] );
	} );
} );
