/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { store as coreStore } from '@wordpress/core-data';
import { dispatch, select } from '@wordpress/data';
import { paged, type Received } from '@tests/support/fakeSite';
import { makePage } from '@tests/support/makePage';
import {
	address,
	button,
	click,
	dialog,
	FakeSite,
	fill,
	goTo,
	openScreen,
	POST_TYPES,
	settle,
} from '@tests/support/renderRoom';

type Values = Readonly< Record< string, unknown > >;

const ROUTE = '/wp/v2/pages';

/** A site with pages and a template that they can have. */
function siteWith( pages: Values[] ): FakeSite {
	const site = new FakeSite();
	site.records( ROUTE, pages );
	site.records( '/wp/v2/templates', [
		{
			id: 'twentytwentyfive//page-no-title',
			slug: 'page-no-title',
			type: 'wp_template',
			title: { raw: 'Page No Title', rendered: 'Page No Title' },
			is_custom: true,
		},
	] );
	return site.on( 'GET /atelier/v1/posts/page/counts', {} );
}

const region = ( name = 'Pages' ) => screen.findByRole( 'region', { name } );

/** Opens the list as a table of these pages. */
async function openList( site: FakeSite ): Promise< HTMLElement > {
	await openScreen( '/page', { site, query: { layout: 'table' } } );
	return region();
}

const rows = ( list: HTMLElement ) =>
	within( list )
		.queryAllByRole( 'row' )
		.slice( 1 )
		.map( ( { textContent } ) => textContent );
const count = ( list: HTMLElement, words: string ) =>
	within( list ).findByText( words );

async function selectAll( list: HTMLElement ): Promise< void > {
	const [ all ] = within( list ).getAllByRole( 'checkbox', {
		name: 'Select all',
	} );
	fireEvent.click( all as HTMLElement );
	await settle();
}

const snackbar = ( words: RegExp ) =>
	screen.findByText( words, { ignore: '.a11y-speak-region' } );

describe( 'the list', () => {
	it( 'that can’t be loaded says so, and loads after a retry', async () => {
		const site = siteWith( [ makePage( 1, 'Ant' ) ] ).fail(
			`GET ${ ROUTE }`,
			{ status: 500, code: 'broken', message: 'Broken' },
			2
		);
		const list = await openList( site );
		await within( list ).findByText( 'Pages could not be loaded' );
		await click( 'Try again', list );
		await within( list ).findByRole( 'link', { name: 'Ant' } );
	} );

	it( 'names what could not be moved to the trash', async () => {
		const pages = [ makePage( 1, 'Ant' ), makePage( 2, 'Bee' ) ];
		const list = await openList( siteWith( pages ) );
		await count( list, '2 items' );
		await selectAll( list );
		pages.splice( 1, 1 );
		await click( 'Move to trash', list );
		const question = await dialog( 'Move to trash' );
		await click( 'Move to trash', question );
		await waitFor( () =>
			expect(
				within( question )
					.getAllByRole( 'listitem' )
					.map( ( { textContent } ) => textContent )
			).toEqual( [ expect.stringMatching( /Bee.*doesn’t exist/ ) ] )
		);
		const closing = within( question ).getAllByRole( 'button', {
			name: 'Close',
		} );
		fireEvent.click( closing.at( -1 ) as HTMLElement );
		await waitFor( () => expect( rows( list ) ).toEqual( [] ) );
	} );

	it( 'regression: is not shown again when a change ends after the user has left it', async () => {
		const pages = [ makePage( 31, 'Ant' ) ];
		const site = siteWith( pages ).on( `DELETE ${ ROUTE }/:id`, () => ( {
			...pages[ 0 ],
			status: 'trash',
		} ) );
		const list = await openList( site );
		await count( list, '1 item' );
		await selectAll( list );
		const release = site.hold( `DELETE ${ ROUTE }/:id` );
		await click( 'Move to trash', list );
		await click( 'Move to trash', await dialog( 'Move to trash' ) );
		goTo( 'p=/' );
		await screen.findByRole( 'heading', { name: 'Design' } );
		release();
		await snackbar( /Ant.* moved to the trash/ );
		expect( address() ).toBe( '/' );
	} );

	it( 'deletes permanently where there is no trash, and says so before', async () => {
		const pages = [ makePage( 61, 'Ant' ) ];
		const site = siteWith( pages );
		const { page } = POST_TYPES;
		await openScreen( '/page', {
			site,
			query: { layout: 'table' },
			boot: {
				site: { homepage: 61, postsPage: 0, privacyPage: 0 },
				postTypes: {
					...POST_TYPES,
					page: { ...page, hasTrash: false },
				},
			},
		} );
		const list = await region();
		await count( list, '1 item' );
		await selectAll( list );
		expect(
			within( list ).queryByRole( 'button', { name: 'Move to trash' } )
		).toBeNull();
		await click( 'Permanently delete', list );
		const question = await dialog( 'Permanently delete' );
		within( question ).getByText( /“Ant” is your homepage/ );
		await click( 'Permanently delete', question );
		await snackbar( /“Ant” permanently deleted/ );
		expect(
			site.requests
				.filter( ( { method } ) => method === 'DELETE' )
				.map( ( { query } ) => query.force )
		).toEqual( [ 'true' ] );
	} );

	it( 'says where a page is linked before it goes, and lets the links lead elsewhere', async () => {
		const pages = [
			makePage( 71, 'Ant', { link: 'https://shop.test/ant/' } ),
			makePage( 72, 'Bee', {
				content: {
					raw: '<!-- wp:paragraph --><p><a href="/ant/">A</a></p><!-- /wp:paragraph -->',
				},
			} ),
		];
		const site = siteWith( pages )
			.on( 'GET /atelier/v1/uses', {
				places: [ { type: 'page', id: '72', title: 'Bee' } ],
				others: 0,
				total: 1,
				isComplete: true,
			} )
			.on( 'GET /wp/v2/search', [
				{ id: 73, title: 'Cat', url: 'https://shop.test/cat/' },
			] );
		const list = await openList( site );
		await count( list, '2 items' );
		const row = within( list ).getByRole( 'row', { name: /Ant/ } );
		fireEvent.click( within( row ).getByRole( 'checkbox' ) );
		await settle();
		await click( 'Move to trash', list );
		const question = await dialog( 'Move to trash' );
		within( question ).getByText( /visitors find no page at its address/ );
		await within( question ).findByRole( 'link', { name: 'Bee' } );
		fireEvent.click(
			within( question ).getByRole( 'radio', {
				name: /lead to something else/,
			} )
		);
		const goals = await within( question ).findByRole( 'combobox' );
		fireEvent.focus( goals );
		fireEvent.click(
			await within( question ).findByRole( 'option', { name: 'Cat' } )
		);
		await click( 'Change them', question );
		await snackbar( /^1 document changed/ );
		expect( site.writes ).toEqual( [] );
	} );

	it( 'opens items that aren’t edited with blocks on their own screen', async () => {
		const opened = jest
			.spyOn( window, 'open' )
			.mockImplementation( () => null );
		const list = await openList(
			siteWith( [
				makePage( 62, 'Cup', { atelier_own_screen: true } ),
				makePage( 63, 'Dog' ),
			] )
		);
		await count( list, '2 items' );
		const [ own, blocks ] = within( list ).getAllByRole( 'button', {
			name: 'Edit',
		} );
		fireEvent.click( own as HTMLElement );
		expect( opened.mock.calls.map( ( [ url ] ) => String( url ) ) ).toEqual(
			[ expect.stringMatching( /post\.php\?post=62&action=edit$/ ) ]
		);
		fireEvent.click( blocks as HTMLElement );
		expect( address() ).toContain( '/page/63' );
		expect( opened ).toHaveBeenCalledTimes( 1 );
		opened.mockRestore();
	} );

	it( 'names statuses of plugins, lists them with all, and filters by them', async () => {
		const site = siteWith( [
			makePage( 64, 'Elk', { status: 'in-review' } ),
		] );
		await openScreen( '/page', {
			site,
			query: { layout: 'table' },
			boot: { statuses: { 'in-review': 'In review' } },
		} );
		const list = await region();
		await within( list ).findByText( 'In review' );
		expect(
			site.requests.find( ( { path } ) => path === ROUTE )?.query.status
		).toBe( 'draft,future,pending,private,publish,in-review' );
	} );

	it( 'tells that the homepage, the posts page or the privacy policy goes offline, before it does', async () => {
		const pages = [
			makePage( 41, 'Ant' ),
			makePage( 42, 'Bee' ),
			makePage( 43, 'Cat' ),
			makePage( 44, 'Dog' ),
		];
		await openScreen( '/page', {
			site: siteWith( pages ),
			query: { layout: 'table' },
			boot: { site: { homepage: 41, postsPage: 42, privacyPage: 43 } },
		} );
		const list = await region();
		await count( list, '4 items' );
		await selectAll( list );
		await click( 'Move to trash', list );
		const question = await dialog( 'Move to trash' );
		for ( const warning of [
			/“Ant” is your homepage/,
			/“Bee” is your posts page/,
			/“Cat” is your privacy policy page/,
		] ) {
			within( question ).getByText( warning );
		}
		expect( within( question ).queryByText( /“Dog”/ ) ).toBeNull();
		await click( 'Cancel', question );

		await click( 'Change status', list );
		const choice = await dialog( 'Change status' );
		expect( within( choice ).queryByText( /your homepage/ ) ).toBeNull();
		fireEvent.change( within( choice ).getByLabelText( 'Status' ), {
			target: { value: 'draft' },
		} );
		within( choice ).getByText( /“Ant” is your homepage/ );
	} );

	it.each( [
		[ 'keeps the old one', { status: 'publish' } ],
		[ 'has taken another one', { status: 'pending' } ],
		[ 'doesn’t know it', { status: undefined } ],
	] )(
		'says that a value wasn’t accepted where the site %s',
		async ( _name, stored ) => {
			const site = siteWith( [ makePage( 71, 'Ant' ) ] ).on(
				`POST ${ ROUTE }/:id`,
				() => ( { ...makePage( 71, 'Ant' ), ...stored } )
			);
			await openScreen( '/page', { site, query: { layout: 'table' } } );
			const list = await region();
			await count( list, '1 item' );
			await selectAll( list );
			await click( 'Change status', list );
			const choice = await dialog( 'Change status' );
			fireEvent.change( within( choice ).getByLabelText( 'Status' ), {
				target: { value: 'draft' },
			} );
			await click( 'Change status', choice );
			await screen.findAllByText( /didn’t accept the new value/ );
			expect( screen.queryByText( /Status of .* changed/ ) ).toBeNull();
		}
	);

	it( 'duplicates a page whose template is gone, and tells what was left out', async () => {
		const pages = [
			makePage( 51, 'Ant', { template: 'old-wide', menu_order: 3 } ),
		];
		const sent: Values[] = [];
		const site = siteWith( pages ).on( `POST ${ ROUTE }`, ( { data } ) => {
			const values = data;
			sent.push( values );
			return values.template
				? Response.json(
						{
							code: 'rest_invalid_param',
							message: 'Invalid parameter(s): template',
							data: { status: 400 },
						},
						{ status: 400 }
					)
				: { id: 52, title: { raw: values.title } };
		} );
		const list = await openList( site );
		await count( list, '1 item' );
		await click( 'Actions', list );
		fireEvent.click(
			await screen.findByRole( 'menuitem', { name: 'Duplicate' } )
		);
		await click( 'Duplicate', await dialog( 'Duplicate' ) );
		await snackbar(
			/Ant \(Copy\).* created.*These settings couldn’t be copied: Template/
		);
		expect( sent ).toHaveLength( 2 );
		expect( sent[ 1 ] ).toMatchObject( { menu_order: 3 } );
	} );

	it( 'renames an item, of which another title is no longer unsaved then', async () => {
		const site = siteWith( [ makePage( 63, 'Ant' ) ] );
		await openScreen( '/page', { site, query: { layout: 'table' } } );
		const list = await region();
		await count( list, '1 item' );
		const key = [ 'postType', 'page', 63 ] as const;
		await waitFor( () =>
			expect( select( coreStore ).getEntityRecord( ...key ) ).toBeTruthy()
		);
		void dispatch( coreStore ).editEntityRecord( ...key, {
			title: 'Unsaved',
			slug: 'unsaved',
		} );
		await click( 'Actions', list );
		fireEvent.click(
			await screen.findByRole( 'menuitem', { name: 'Rename' } )
		);
		const rename = await dialog( 'Rename' );
		await fill( 'Name', 'Bee', rename );
		await click( 'Save', rename );
		await snackbar( /Bee/ );
		await within( list ).findByRole( 'link', { name: /^Bee/ } );
		expect( site.writes ).toMatchObject( [
			{ path: '/wp/v2/pages/63', data: { title: 'Bee' } },
		] );
		expect( select( coreStore ).getEntityRecordEdits( ...key ) ).toEqual( {
			slug: 'unsaved',
		} );
	} );

	it( 'offers no new name where the type has no title', async () => {
		await openScreen( '/page', {
			site: siteWith( [ makePage( 61, 'Ant' ) ] ),
			query: { layout: 'table' },
			boot: {
				postTypes: {
					...POST_TYPES,
					page: { ...POST_TYPES.page, hasTitle: false },
				},
			},
		} );
		const list = await region();
		await count( list, '1 item' );
		await click( 'Actions', list );
		await screen.findByRole( 'menuitem', { name: 'Duplicate' } );
		expect(
			screen.queryByRole( 'menuitem', { name: 'Rename' } )
		).toBeNull();
	} );

	it( 'moves items to the trash and back, restores them, and deletes them permanently', async () => {
		const pages = [
			makePage( 21, 'Ant' ),
			makePage( 22, 'Bee', { status: 'private' } ),
			makePage( 23, 'Cat' ),
		];
		const site = siteWith( pages );
		const answerDeletion = ( { params, query }: Received ) => {
			const at = pages.findIndex(
				( { id } ) => String( id ) === params.id
			);
			if ( query.force === 'true' ) {
				return { deleted: true, previous: pages.splice( at, 1 )[ 0 ] };
			}
			pages[ at ] = { ...pages[ at ], status: 'trash' };
			return pages[ at ];
		};
		site.on( `DELETE ${ ROUTE }/:id`, answerDeletion );
		const statuses = () => pages.map( ( { status } ) => status );
		const act = async ( list: HTMLElement, action: string ) => {
			await click( action, list );
			await click( action, await dialog( action ) );
		};
		const list = await openList( site );
		await count( list, '3 items' );
		for ( const name of [ 'Ant', 'Bee' ] ) {
			fireEvent.click( within( list ).getByRole( 'checkbox', { name } ) );
			await settle();
		}
		expect( address() ).toContain( 'postId=21%2C22' );
		await act( list, 'Move to trash' );
		await count( list, '1 item' );
		expect( address() ).not.toContain( 'postId' );
		expect( statuses() ).toEqual( [ 'trash', 'trash', 'publish' ] );
		fireEvent.click( button( 'Undo', screen.getByTestId( 'snackbar' ) ) );
		await count( list, '3 items' );
		expect( statuses() ).toEqual( [ 'publish', 'private', 'publish' ] );
		// In the history, two to the trash are one entry, and so is their way back.
		expect( site.runsOf( 4 ) ).toEqual( [ 2, 2 ] );

		await selectAll( list );
		await act( list, 'Move to trash' );
		await waitFor( () => expect( rows( list ) ).toEqual( [] ) );
		fireEvent.click(
			await within(
				screen.getByRole( 'region', { name: 'Navigation' } )
			).findByRole( 'link', { name: /^Trash/ } )
		);
		await settle();
		const trash = await region();
		await count( trash, '3 items' );
		// What is in the trash can’t be opened.
		expect(
			within( trash ).queryByRole( 'link', { name: 'Ant' } )
		).toBeNull();
		const ant = within( trash )
			.getAllByRole( 'row' )
			.find( ( { textContent } ) => textContent.includes( 'Ant' ) );
		await click( 'Restore', ant );
		await count( trash, '2 items' );
		expect( statuses() ).toEqual( [ 'draft', 'trash', 'trash' ] );
		await selectAll( trash );
		await act( trash, 'Permanently delete' );
		await waitFor( () => expect( rows( trash ) ).toEqual( [] ) );
		expect( pages.map( ( { id } ) => id ) ).toEqual( [ 21 ] );
	} );

	it( 'has its page in the address, for links and the next visit', async () => {
		const pages = Array.from( { length: 25 }, ( _none, index ) =>
			makePage( 101 + index, `Page ${ index + 1 }` )
		);
		const list = await openList( siteWith( pages ) );
		await click( 'Next page', list );
		await within( list ).findByRole( 'link', { name: 'Page 25' } );
		expect( address() ).toBe( '/page?layout=table&pageNumber=2' );
		goTo( 'p=/page&layout=table' );
		await within( list ).findByRole( 'link', { name: 'Page 1' } );
		goTo( 'p=/page&layout=table&pageNumber=2' );
		await within( list ).findByRole( 'link', { name: 'Page 25' } );
	} );

	it( 'never shows the items of a canceled search', async () => {
		let release = () => {};
		const pages = [ makePage( 1, 'Ant' ), makePage( 2, 'Bee' ) ];
		const found = ( words: string | undefined ) =>
			pages.filter( ( page ) =>
				JSON.stringify( page ).includes( words ?? '' )
			);
		const site = siteWith( pages ).on(
			`GET ${ ROUTE }`,
			async ( { query } ) => {
				if ( query.search === 'Ant' ) {
					await new Promise< void >( ( resolve ) => {
						release = resolve;
					} );
				}
				return paged( found( query.search ), query );
			}
		);
		const list = await openList( site );
		await count( list, '2 items' );
		const search = ( value: string ) =>
			fireEvent.change( within( list ).getByRole( 'searchbox' ), {
				target: { value },
			} );
		const asked = () => site.requests.at( -1 )?.query.search;
		search( 'Ant' );
		await waitFor( () => expect( asked() ).toBe( 'Ant' ) );
		search( 'Bee' );
		await count( list, '1 item' );
		release();
		await settle();
		expect( rows( list ) ).toEqual( [ expect.stringContaining( 'Bee' ) ] );
	} );

	it( 'is not shown to users who can’t edit its items', async () => {
		await openScreen( '/post', {
			site: new FakeSite(),
			boot: {
				postTypes: {
					...POST_TYPES,
					post: {
						...POST_TYPES.post,
						canEdit: false,
						canCreate: false,
					},
				},
			},
		} );
		await screen.findByText( 'You can’t view this list: Posts' );
		expect(
			screen.queryByRole( 'button', { name: 'Add Post' } )
		).toBeNull();
	} );
} );

describe( 'posts', () => {
	const POSTS = '/wp/v2/posts';
	const TERMS = 'atelier_terms';

	function postsSite( terms: Values[] ): FakeSite {
		const site = new FakeSite();
		site.records( POSTS, [
			makePage( 81, 'Rye bread', {
				type: 'post',
				[ TERMS ]: {
					categories: [ { id: 4, name: 'Bread &amp; cake' } ],
					tags: [],
				},
			} ),
		] );
		site.records( '/wp/v2/categories', terms );
		site.records( '/wp/v2/tags', [ { id: 9, name: 'Fresh' } ] );
		return site
			.on( 'GET /atelier/v1/posts/post/counts', {} )
			.on( 'GET /atelier/v1/posts/post/months', [
				'2026-11',
				'2026-10',
			] );
	}

	async function openPosts( site: FakeSite ): Promise< HTMLElement > {
		await openScreen( '/post', { site, query: { layout: 'table' } } );
		const list = await region( 'Posts' );
		await count( list, '1 item' );
		return list;
	}

	/** Adds a filter, and answers its list of values. */
	async function addFilter( list: HTMLElement, name: string ) {
		await click( 'Add filter', list );
		fireEvent.click( await screen.findByRole( 'menuitem', { name } ) );
		return screen.findByRole( 'listbox', { name: `List of: ${ name }` } );
	}

	const lastQuery = ( site: FakeSite ) =>
		site.requests.filter( ( { path } ) => path === POSTS ).at( -1 )?.query;

	it( 'have a column of their categories', async () => {
		const list = await openPosts( postsSite( [] ) );
		within( list ).getByRole( 'columnheader', { name: /Categories/ } );
		within( list ).getByText( 'Bread & cake' );
	} );

	it( 'are filtered by a category, a tag and a month', async () => {
		const site = postsSite( [
			{ id: 4, name: 'Bread &amp; cake', parent: 0 },
			{ id: 5, name: 'Rye', parent: 4 },
		] );
		const list = await openPosts( site );
		const categories = await addFilter( list, 'Categories' );
		const options = within( categories ).getAllByRole( 'option' );
		expect( options.map( ( { textContent } ) => textContent ) ).toEqual( [
			'Bread & cake',
			'Rye',
		] );
		fireEvent.click( options[ 1 ] as HTMLElement );
		await waitFor( () =>
			expect( lastQuery( site ) ).toMatchObject( {
				'categories[terms]': '5',
				'categories[include_children]': 'true',
			} )
		);
		await within( list ).findByRole( 'button', {
			name: 'Categories is any: Rye',
		} );
		const months = await addFilter( list, 'Date' );
		fireEvent.click(
			within( months ).getByRole( 'option', { name: 'October 2026' } )
		);
		await waitFor( () =>
			expect( lastQuery( site ) ).toMatchObject( {
				'categories[terms]': '5',
				after: '2026-09-30T23:59:59',
				before: '2026-11-01T00:00:00',
			} )
		);
		await click( 'Remove filter: Categories', list );
		const tags = await addFilter( list, 'Tags' );
		fireEvent.click(
			within( tags ).getByRole( 'option', { name: 'Fresh' } )
		);
		await waitFor( () =>
			expect( lastQuery( site ) ).toMatchObject( {
				'tags[terms]': '9',
				after: '2026-09-30T23:59:59',
			} )
		);
		expect( lastQuery( site ) ).not.toHaveProperty( 'categories[terms]' );
	} );

	it( 'finds a category among many as it is typed', async () => {
		const site = postsSite(
			Array.from( { length: 150 }, ( _one, index ) => ( {
				id: index + 1,
				name: `Topic ${ index + 1 }`,
				parent: 0,
			} ) )
		);
		const list = await openPosts( site );
		const categories = await addFilter( list, 'Categories' );
		expect( within( categories ).getAllByRole( 'option' ) ).toHaveLength(
			100
		);
		const box = screen.getByRole( 'combobox', { name: 'Search items' } );
		fireEvent.change( box, { target: { value: 'topic 149' } } );
		fireEvent.click(
			await within( categories ).findByRole( 'option', {
				name: 'Topic 149',
			} )
		);
		await waitFor( () =>
			expect( lastQuery( site ) ).toMatchObject( {
				'categories[terms]': '149',
			} )
		);
		await within( list ).findByRole( 'button', {
			name: 'Categories is any: Topic 149',
		} );
	} );

	it( 'are newest first after one press, also on the next visit', async () => {
		const site = postsSite( [] );
		const list = await openPosts( site );
		expect( lastQuery( site ) ).toMatchObject( {
			orderby: 'title',
			order: 'asc',
		} );
		await click( 'Newest first', list );
		await waitFor( () =>
			expect( lastQuery( site ) ).toMatchObject( {
				orderby: 'date',
				order: 'desc',
			} )
		);
		goTo( 'p=/' );
		await screen.findByRole( 'heading', { name: 'Design' } );
		goTo( 'p=/post' );
		await waitFor( () =>
			expect( button( 'Newest first' ).ariaPressed ).toBe( 'true' )
		);
		await click( 'Newest first' );
		await waitFor( () =>
			expect( lastQuery( site ) ).toMatchObject( { orderby: 'title' } )
		);
	} );
} );

describe( 'another template', () => {
	const templatesOf = ( pages: readonly Values[] ) =>
		pages.map( ( { template } ) => template );

	/** Chooses the template for all pages. */
	async function change( list: HTMLElement ): Promise< void > {
		await selectAll( list );
		await click( 'Change template', list );
		const form = await dialog( 'Change template' );
		const choice = within( form ).getByRole< HTMLSelectElement >(
			'combobox',
			{ name: 'Template' }
		);
		expect( choice.selectedOptions[ 0 ]?.textContent ).toBe( 'Mixed' );
		await within( form ).findByRole( 'option', { name: 'Page No Title' } );
		fireEvent.change( choice, { target: { value: 'page-no-title' } } );
		await click( 'Change template', form );
	}

	const makePages = () => [
		makePage( 1, 'Ant' ),
		makePage( 2, 'Bee', { template: 'page-no-title' } ),
		makePage( 3, 'Cat' ),
	];

	it( 'is given to several, and stops after the current one', async () => {
		const pages = makePages();
		const site = siteWith( pages );
		const list = await openList( site );
		await count( list, '3 items' );
		const release = site.hold( `POST ${ ROUTE }/:id` );
		await change( list );
		await screen.findByText( '0 of 2' );
		await click( 'Cancel' );
		release();
		await snackbar( /Template of.*Ant/ );
		expect( templatesOf( pages ) ).toEqual( [
			'page-no-title',
			'page-no-title',
			'',
		] );
	} );

	it( 'is taken back', async () => {
		const pages = makePages();
		const list = await openList( siteWith( pages ) );
		await count( list, '3 items' );
		await change( list );
		await snackbar( /Template of 2 items changed/ );
		expect( templatesOf( pages ) ).toEqual( [
			'page-no-title',
			'page-no-title',
			'page-no-title',
		] );
		fireEvent.click( button( 'Undo', screen.getByTestId( 'snackbar' ) ) );
		await snackbar( /Previous templates of/ );
		expect( templatesOf( pages ) ).toEqual( [ '', 'page-no-title', '' ] );
	} );
} );

describe( 'another status or author', () => {
	const LATER = '2032-05-06T07:08:09';
	const links = {
		_links: {
			'wp:action-assign-author': [ {} ],
			'wp:action-publish': [ {} ],
		},
	};

	/** What was sent for each page since the last call. */
	function senderOf( site: FakeSite ) {
		let seen = 0;
		return () => {
			const sent = site.writes.slice( seen ).map( ( { data } ) => data );
			seen = site.writes.length;
			return sent;
		};
	}

	it( 'is given to several, and taken back with passwords and dates', async () => {
		const site = siteWith( [
			makePage( 31, 'Elk', { password: 'sesame', ...links } ),
			makePage( 32, 'Fox', { status: 'draft', ...links } ),
			makePage( 33, 'Gnu', { status: 'future', date: LATER, ...links } ),
		] ).on( 'GET /wp/v2/users', [ { id: 2, name: 'Writer' } ] );
		const sent = senderOf( site );
		const list = await openList( site );
		await count( list, '3 items' );
		const takeBack = async ( back: RegExp ) => {
			fireEvent.click(
				button( 'Undo', screen.getByTestId( 'snackbar' ) )
			);
			await snackbar( back );
		};

		await selectAll( list );
		await click( 'Change status', list );
		const statuses = await dialog( 'Change status' );
		fireEvent.change(
			within( statuses ).getByRole( 'combobox', { name: 'Status' } ),
			{ target: { value: 'private' } }
		);
		await click( 'Change status', statuses );
		await snackbar( /Status of 3 items changed/ );
		// In the order of the list; a future date would keep a page scheduled.
		expect( sent() ).toEqual(
			expect.arrayContaining( [
				{ status: 'private' },
				{ status: 'private' },
				{ status: 'private', date: null },
			] )
		);
		expect( site.runsOf( 3 ) ).toEqual( [ 3 ] );
		await takeBack( /Previous status of/ );
		expect( sent() ).toEqual(
			expect.arrayContaining( [
				{ status: 'publish', password: 'sesame' },
				{ status: 'draft' },
				{ status: 'future', date: LATER },
			] )
		);

		await selectAll( list );
		await click( 'Change author', list );
		const authors = await dialog( 'Change author' );
		const choice = within( authors ).getByRole( 'combobox', {
			name: 'Author',
		} );
		choice.focus();
		fireEvent.change( choice, { target: { value: 'Writer' } } );
		fireEvent.click(
			await within( authors ).findByRole( 'option', { name: 'Writer' } )
		);
		await click( 'Change author', authors );
		await snackbar( /Author of 3 items changed/ );
		expect( sent() ).toEqual( [
			{ author: 2 },
			{ author: 2 },
			{ author: 2 },
		] );
		await takeBack( /Previous authors of/ );
		expect( sent() ).toEqual( [
			{ author: 1 },
			{ author: 1 },
			{ author: 1 },
		] );
	} );
} );
