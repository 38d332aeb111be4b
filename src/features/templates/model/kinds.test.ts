import {
	kindsOf,
	type KindSources,
	type Labels,
	type PostType,
	type Taxonomy,
} from './kinds';

const makeLabels = ( overrides: Partial< Labels > = {} ): Labels => ( {
	singular: 'Thing',
	allItems: 'All things',
	searchItems: 'Search things',
	notFound: 'No things found.',
	templateName: '',
	...overrides,
} );

const makeType = (
	slug: string,
	overrides: Partial< PostType > = {}
): PostType => ( {
	slug,
	name: slug,
	labels: makeLabels( { singular: slug } ),
	icon: '',
	hasArchive: false,
	route: `/wp/v2/${ slug }`,
	...overrides,
} );

const makeTaxonomy = (
	slug: string,
	overrides: Partial< Taxonomy > = {}
): Taxonomy => ( {
	slug,
	labels: makeLabels( { singular: slug } ),
	route: `/wp/v2/${ slug }`,
	...overrides,
} );

const TYPES = [
	'index',
	'404',
	'home',
	'singular',
	'page',
	'category',
	'tag',
	'author',
	'front-page',
	'search',
	'date',
	'archive',
	'single',
].map( ( slug ) => ( { slug, title: slug, description: '' } ) );

const makeSources = (
	overrides: Partial< KindSources > = {}
): KindSources => ( {
	types: TYPES,
	postTypes: [ makeType( 'page' ), makeType( 'post' ) ],
	taxonomies: [ makeTaxonomy( 'category' ), makeTaxonomy( 'post_tag' ) ],
	...overrides,
} );

const slugsOf = ( sources: KindSources, existing: readonly string[] = [] ) =>
	kindsOf( sources, new Set( existing ) ).map( ( { slug } ) => slug );

const kind = (
	slug: string,
	sources: KindSources,
	existing: readonly string[] = []
) =>
	kindsOf( sources, new Set( existing ) ).find(
		( one ) => one.slug === slug
	);

describe( 'kindsOf', () => {
	it( 'keeps the fixed order, without other slugs', () => {
		expect( slugsOf( makeSources() ) ).toEqual( [
			'front-page',
			'home',
			'single',
			'page',
			'index',
			'archive',
			'author',
			'category',
			'date',
			'tag',
			'search',
			'404',
			'single-post',
		] );
	} );

	it( 'leaves out existing templates without single items', () => {
		expect(
			slugsOf( makeSources(), [
				'front-page',
				'index',
				'search',
				'page',
			] )
		).toEqual( [
			'home',
			'single',
			'page',
			'archive',
			'author',
			'category',
			'date',
			'tag',
			'404',
			'single-post',
		] );
		expect( kind( 'page', makeSources(), [ 'page' ] ) ).toMatchObject( {
			hasGeneral: true,
		} );
		expect( kind( 'page', makeSources() ) ).toMatchObject( {
			hasGeneral: false,
		} );
	} );

	it( 'lists plugins’ types after the fixed ones: single items, archives, taxonomies', () => {
		const sources = makeSources( {
			postTypes: [
				makeType( 'film', { hasArchive: true } ),
				makeType( 'book', { hasArchive: true } ),
				makeType( 'post' ),
				makeType( 'page' ),
			],
			taxonomies: [ makeTaxonomy( 'genre' ) ],
		} );
		expect( slugsOf( sources ).slice( -6 ) ).toEqual( [
			'single-post',
			'single-book',
			'single-film',
			'archive-book',
			'archive-film',
			'taxonomy-genre',
		] );
		expect( slugsOf( sources, [ 'archive-book' ] ) ).not.toContain(
			'archive-book'
		);
	} );

	it( 'has the authors even without a template type of the theme', () => {
		expect(
			slugsOf( { types: [], postTypes: [], taxonomies: [] } )
		).toEqual( [ 'author' ] );
	} );

	it( 'lists single items with a template', () => {
		const sources = makeSources( {
			postTypes: [ makeType( 'book' ), makeType( 'book-review' ) ],
		} );
		const existing = [
			'single-book-dune',
			'single-book-review',
			'tag-news',
			'tags',
		];
		expect(
			kind( 'single-book', sources, existing )?.entities?.taken
		).toEqual( [ 'dune' ] );
		expect( kind( 'tag', sources, existing )?.entities?.taken ).toEqual( [
			'news',
		] );
	} );

	it( 'tells equal names apart by slug', () => {
		const labels = makeLabels( { singular: 'Book' } );
		const sources = makeSources( {
			postTypes: [
				makeType( 'book', { labels } ),
				makeType( 'shop_book', { labels } ),
			],
		} );
		expect( kind( 'single-book', sources )?.naming ).toMatchObject( {
			identifier: '',
		} );
		expect( kind( 'single-shop_book', sources )?.naming ).toMatchObject( {
			identifier: 'shop_book',
		} );
	} );

	it( 'prefers the theme’s labels', () => {
		const types = [
			{ slug: 'single-book', title: 'Our books', description: 'Each.' },
		];
		const sources = makeSources( {
			types,
			postTypes: [ makeType( 'book', { icon: 'book' } ) ],
		} );
		expect( kind( 'single-book', sources ) ).toMatchObject( {
			naming: { of: 'type', title: 'Our books', description: 'Each.' },
			dashicon: 'book',
		} );
	} );
} );
