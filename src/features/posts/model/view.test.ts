import fc from 'fast-check';
import { PRESETS } from './preset';
import {
	defaultView,
	keptAs,
	queryOf,
	viewAt,
	withStatuses,
	type OwnView,
	type PostsView,
} from './view';

const PAGES = { isHierarchical: true };
const POSTS = { isHierarchical: false };

const CATEGORIES = {
	name: 'category',
	label: 'Categories',
	base: 'categories',
	route: '/wp/v2/categories',
	isHierarchical: true,
	hasColumn: true,
};
const TAGS = {
	...CATEGORIES,
	name: 'post_tag',
	base: 'tags',
	isHierarchical: false,
	hasColumn: false,
};
const WITH_TERMS = { ...POSTS, taxonomies: [ CATEGORIES, TAGS ] };

const own = (
	view: Partial< PostsView > = {},
	preset: OwnView[ 'preset' ] = 'all'
): OwnView => ( {
	preset,
	view: { ...defaultView( preset, PAGES ), ...view },
} );

describe( 'defaultView', () => {
	it( 'lists pages by title below their parents, twenty at a time', () => {
		expect( defaultView( 'all', PAGES ) ).toMatchObject( {
			type: 'list',
			perPage: 20,
			sort: { field: 'title', direction: 'asc' },
			showLevels: true,
		} );
	} );

	it( 'shows the taxonomies that WordPress has columns of', () => {
		expect( defaultView( 'all', WITH_TERMS ).fields ).toEqual( [
			'author',
			'status',
			'terms-category',
		] );
	} );

	it( 'shows the trash as a table without levels', () => {
		expect( defaultView( 'trash', PAGES ) ).toMatchObject( {
			type: 'table',
			showLevels: false,
		} );
	} );
} );

describe( 'viewAt', () => {
	it( 'is the user’s view without arguments in the address', () => {
		const kept = own( { search: 'about' } );
		expect( viewAt( kept, {} ) ).toBe( kept.view );
	} );

	it( 'is at the page of the address, the first without one', () => {
		const kept = own( { page: 3 } );
		expect( viewAt( kept, {} ).page ).toBe( 1 );
		expect( viewAt( kept, { page: 2 } ).page ).toBe( 2 );
	} );

	it( 'starts another preset on page 1, without the filter by status', () => {
		const kept = own( {
			search: 'about',
			page: 3,
			filters: [
				{ field: 'status', operator: 'isAny', value: [ 'draft' ] },
				{ field: 'author', operator: 'isAny', value: [ 1 ] },
			],
		} );
		expect( viewAt( kept, { activeView: 'published' } ) ).toMatchObject( {
			search: 'about',
			page: 1,
			filters: [ { field: 'author', operator: 'isAny', value: [ 1 ] } ],
		} );
	} );

	it( 'uses the layout of the address with its defaults', () => {
		expect( viewAt( own(), { layout: 'grid' } ) ).toMatchObject( {
			type: 'grid',
			showMedia: true,
		} );
	} );

	it( 'is idempotent', () => {
		fc.assert(
			fc.property(
				fc.constantFrom( ...PRESETS ),
				fc.constantFrom( ...PRESETS ),
				fc.constantFrom( undefined, 'table', 'grid', 'list' ),
				( before, preset, layout ) => {
					const params = {
						activeView: preset,
						...( layout ? { layout } : {} ),
					};
					const view = viewAt( own( { page: 2 }, before ), params );
					expect( viewAt( { preset, view }, params ) ).toEqual(
						view
					);
				}
			)
		);
	} );
} );

describe( 'keptAs', () => {
	it( 'has a key of its own for the trash', () => {
		expect( keptAs( 'page', 'trash' ) ).not.toBe( keptAs( 'page', 'all' ) );
		expect( keptAs( 'page', 'drafts' ) ).toBe( keptAs( 'page', 'all' ) );
	} );
} );

describe( 'queryOf', () => {
	it( 'requests the first page of all', () => {
		const { _fields: fields, ...query } = queryOf(
			own().view,
			'all',
			PAGES
		);
		expect( query ).toEqual( {
			status: 'draft,future,pending,private,publish',
			context: 'edit',
			_embed: 'author',
			page: 1,
			per_page: 20,
			orderby: 'title',
			order: 'asc',
			orderby_hierarchy: true,
		} );
		expect( String( fields ).split( ',' ) ).not.toContain( 'content' );
	} );

	it( 'requests chosen statuses and authors only', () => {
		const { view } = own( {
			filters: [
				{
					field: 'status',
					operator: 'isAny',
					value: [ 'draft', 'private' ],
				},
				{ field: 'author', operator: 'isNone', value: [ 2, 3 ] },
			],
		} );
		expect( queryOf( view, 'all', PAGES ) ).toMatchObject( {
			status: 'draft,private',
			author_exclude: '2,3',
		} );
	} );

	it( 'requests categories with those below them, and tags as they are', () => {
		const { view } = own( {
			filters: [
				{
					field: 'terms-category',
					operator: 'isAny',
					value: [ 4, 5 ],
				},
				{ field: 'terms-post_tag', operator: 'isAll', value: [ 6, 7 ] },
			],
		} );
		expect( queryOf( view, 'all', WITH_TERMS ) ).toMatchObject( {
			'categories[terms]': '4,5',
			'categories[include_children]': true,
			'tags[terms]': '6,7',
			'tags[operator]': 'AND',
		} );
	} );

	it( 'leaves categories out with those below them', () => {
		const { view } = own( {
			filters: [
				{ field: 'terms-category', operator: 'isNone', value: [ 4 ] },
				{ field: 'terms-post_tag', operator: 'isNone', value: [ 6 ] },
			],
		} );
		const query = queryOf( view, 'all', WITH_TERMS );
		expect( query ).toMatchObject( {
			'categories_exclude[terms]': '4',
			'categories_exclude[include_children]': true,
			'tags_exclude[terms]': '6',
		} );
		expect( query ).not.toHaveProperty( 'tags_exclude[include_children]' );
	} );

	it( 'requests the items of a month', () => {
		const { view } = own( {
			filters: [ { field: 'date', operator: 'is', value: '2026-11' } ],
		} );
		expect( queryOf( view, 'all', POSTS ) ).toMatchObject( {
			after: '2026-10-31T23:59:59',
			before: '2026-12-01T00:00:00',
		} );
	} );

	it.each( [
		[ 'posts have no tree', own().view, POSTS ],
		[ 'another order has none', own( { showLevels: false } ).view, PAGES ],
	] )( 'asks for no tree where %s', ( _name, view, traits ) => {
		expect( queryOf( view, 'all', traits ) ).not.toHaveProperty(
			'orderby_hierarchy'
		);
	} );

	it( 'requests only trashed items', () => {
		expect(
			queryOf( defaultView( 'trash', PAGES ), 'trash', PAGES )[ 'status' ]
		).toBe( 'trash' );
	} );
} );

describe( 'withStatuses', () => {
	it( 'requests the same items without the preset', () => {
		for ( const preset of PRESETS.filter( ( name ) => name !== 'trash' ) ) {
			const { view } = own( { search: 'tea' }, preset );
			expect(
				queryOf( withStatuses( view, preset ), 'all', PAGES )
			).toEqual( queryOf( view, preset, PAGES ) );
		}
	} );

	it( 'doesn’t convert the trash', () => {
		const { view } = own( {}, 'trash' );
		expect( withStatuses( view, 'trash' ) ).toBe( view );
	} );
} );
