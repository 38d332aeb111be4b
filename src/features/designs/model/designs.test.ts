import {
	blockIdOf,
	designsFor,
	designsOfKind,
	partIdOf,
	patternNameOf,
} from './designs';

const PATTERNS = [
	{
		name: 'theme/single',
		title: 'Single',
		template_types: [ 'single' ],
		inserter: false,
		viewport_width: 1400,
	},
	{ name: 'theme/archive', title: 'Archive', template_types: [ 'archive' ] },
	{
		name: 'theme/header',
		title: 'Header',
		block_types: [ 'core/template-part/header' ],
	},
	{ name: 'theme/text', title: 'Text' },
	null,
	{ title: 'No name' },
];

const PARTS = [
	{ id: 'theme//header', area: 'header', title: { rendered: 'Header' } },
	{
		id: 'theme//large',
		area: 'header',
		title: { rendered: 'Large' },
		modified: '2026-01-01T00:00:00',
	},
	{ id: 'theme//footer', area: 'footer', title: { rendered: 'Footer' } },
];

const namesOf = (
	document: { type: string; slug?: string; area?: string },
	id = ''
) =>
	designsFor( { slug: '', area: '', ...document }, id, PATTERNS, PARTS ).map(
		( { name } ) => name
	);

test( 'a template has the patterns of its kind', () => {
	expect( namesOf( { type: 'wp_template', slug: 'single' } ) ).toEqual( [
		'pattern:theme/single',
	] );
	expect(
		namesOf( { type: 'wp_template', slug: 'archive-product' } )
	).toEqual( [ 'pattern:theme/archive' ] );
	expect( namesOf( { type: 'wp_template', slug: '404' } ) ).toEqual( [] );
} );

test( 'a template part has the patterns and other template parts of its area', () => {
	expect(
		namesOf( { type: 'wp_template_part', area: 'header' }, 'theme//header' )
	).toEqual( [ 'pattern:theme/header', 'wp_template_part:theme//large' ] );
	expect(
		namesOf( { type: 'wp_template_part', area: 'footer' }, 'theme//footer' )
	).toEqual( [] );
} );

test( 'each has the properties for its preview', () => {
	const [ single ] = designsFor(
		{ type: 'wp_template', slug: 'single', area: '' },
		'',
		PATTERNS,
		[]
	);
	expect( single ).toMatchObject( { title: 'Single', viewportWidth: 1400 } );
	const [ , large ] = designsFor(
		{ type: 'wp_template_part', slug: '', area: 'header' },
		'theme//header',
		PATTERNS,
		PARTS
	);
	expect( large ).toMatchObject( {
		title: 'Large',
		version: '2026-01-01T00:00:00',
	} );
} );

test( 'each is a pattern or a template part', () => {
	const [ pattern, part ] = designsFor(
		{ type: 'wp_template_part', slug: '', area: 'header' },
		'',
		PATTERNS,
		PARTS.slice( 1 )
	);
	expect( pattern && patternNameOf( pattern ) ).toBe( 'theme/header' );
	expect( pattern && partIdOf( pattern ) ).toBeNull();
	expect( part && partIdOf( part ) ).toBe( 'theme//large' );
	expect( part && patternNameOf( part ) ).toBeNull();
} );

test( 'a user pattern has the patterns of its categories, by slug or ID', () => {
	const patterns = [
		{ name: 'theme/banner', title: 'Banner', categories: [ 'banner' ] },
		{
			name: 'theme/hidden',
			title: 'Hidden',
			categories: [ 'banner' ],
			inserter: false,
		},
		{ name: 'theme/text', title: 'Text', categories: [ 'text' ] },
	];
	const categories = [
		{ id: 3, slug: 'banner' },
		{ id: 4, slug: 'text' },
		null,
	];
	const others = [
		{ id: 7, title: { rendered: 'Itself' }, wp_pattern_category: [ 3 ] },
		{ id: 8, title: { raw: 'Mine' }, wp_pattern_category: [ 3, 9 ] },
		{ id: 9, title: { rendered: 'Far' }, wp_pattern_category: [ 4 ] },
		{ id: 10, title: { rendered: 'Nowhere' } },
	];
	const found = ( terms: readonly number[] ) =>
		designsOfKind( { id: '7', terms }, patterns, categories, others );
	expect( found( [ 3 ] ).map( ( { name } ) => name ) ).toEqual( [
		'pattern:theme/banner',
		'wp_block:8',
	] );
	expect( found( [] ) ).toEqual( [] );
	const mine = found( [ 3 ] )[ 1 ];
	expect( mine?.title ).toBe( 'Mine' );
	expect( mine && blockIdOf( mine ) ).toBe( '8' );
	expect( mine && partIdOf( mine ) ).toBeNull();
} );
