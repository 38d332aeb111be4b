import type { Page } from '@playwright/test';
import { BUDGETS } from './support/budgets';
import { expect, test } from './support/test';
import { trafficOf } from './support/traffic';

const has = ( page: Page, name: string ) =>
	page.evaluate(
		( part ) =>
			part in ( ( window as unknown as { wp?: object } ).wp ?? {} ),
		name
	);
const expectEditorLoaded = ( page: Page ) =>
	expect.poll( () => has( page, 'editor' ) ).toBe( true );
/** The same while somebody does something all the time: in no moment of rest. */
const expectEditorLoadedInUse = ( page: Page ) =>
	expect
		.poll( async () => {
			await page.evaluate( () =>
				document.dispatchEvent( new Event( 'wheel' ) )
			);
			return has( page, 'editor' );
		} )
		.toBe( true );

/** What was loaded for another language than English. */
const translationsOf = ( page: Page ) =>
	page.evaluate( () => [
		...( 'atelierTranslations' in window ? [ 'atelierTranslations' ] : [] ),
		...performance
			.getEntriesByType( 'resource' )
			.map( ( { name } ) => name )
			.filter( ( name ) => name.includes( 'languages' ) ),
	] );

const CANVAS = 'iframe[name="editor-canvas"]';

/** The screens that are shown without the data layer. */
const WITHOUT_RECORDS: readonly string[] = [
	'/',
	'/page',
	'/template',
	'/pattern',
	'/navigation',
	'/drafts',
	'/history',
];

/** A delay after which the browser has long been idle, in milliseconds. */
const LONG = 3000;

test.describe( 'the block editor', () => {
	test( 'is not loaded without a move towards editing, and little else is', async ( {
		atelier,
		page,
		site,
	} ) => {
		const heading = ( name: string | RegExp ) =>
			page.getByRole( 'heading', { name } );
		const theme = await site.theme();
		for ( const [ path, content ] of [
			[ '/', atelier.preview.locator( 'body' ) ],
			[ '/styles', page.getByRole( 'button', { name: 'Colors' } ) ],
			[ '/template', page.getByRole( 'link', { name: 'Index' } ) ],
			[ '/pattern', heading( 'All patterns' ) ],
			[ '/page', page.getByRole( 'grid' ) ],
			[ '/navigation', heading( /./ ) ],
			[ '/drafts', page.getByText( /^No site drafts yet/ ) ],
			[ '/history', page.getByRole( 'search' ) ],
			[ '/identity', page.getByLabel( 'Site title' ) ],
			[
				`/wp_template_part/${ theme }//header`,
				page
					.frameLocator( 'iframe[title="Preview"]' )
					.locator( '.wp-block-site-title' ),
			],
		] as const ) {
			await test.step( path, async () => {
				await atelier.open( path );
				await expect( content.first() ).toBeVisible();
				await page.waitForTimeout( LONG );
				const traffic = await trafficOf( page );
				expect( await has( page, 'editor' ) ).toBe( false );
				expect( await has( page, 'blockLibrary' ) ).toBe( false );
				expect( await translationsOf( page ) ).toEqual( [] );
				// Neither is core-data where nothing is edited.
				expect( await has( page, 'coreData' ) ).toBe(
					! WITHOUT_RECORDS.includes( path )
				);
				const [ screen = path ] = /^\/\w*/.exec( path ) ?? [];
				const budget = BUDGETS[ screen ];
				for ( const what of [
					'html',
					'script',
					'rest',
					'requests',
				] as const ) {
					expect
						.soft( traffic[ what ], `${ screen }: ${ what }` )
						.toBeLessThanOrEqual( budget?.[ what ] ?? 0 );
				}
			} );
		}
	} );

	test( 'is loaded when the pointer moves to the preview, the title of an item gets the focus, for users who usually edit, and at rest', async ( {
		atelier,
		page,
	} ) => {
		await test.step( 'while nobody does anything on home', async () => {
			await atelier.open();
			await expectEditorLoaded( page );
			await expect( page.locator( CANVAS ) ).toBeAttached();
			await expect( page ).not.toHaveURL( /canvas=edit/ );
		} );

		await test.step( 'when the pointer moves to the preview', async () => {
			await atelier.open();
			await atelier.preview.locator( 'body' ).waitFor();
			await page.mouse.move( 10, 400 );
			await page.mouse.move( 900, 450, { steps: 5 } );
			await expectEditorLoadedInUse( page );
			await expect( page ).not.toHaveURL( /canvas=edit/ );
			await page.mouse.click( 900, 450 );
			await atelier.waitForEditor();
		} );

		await test.step( 'when the title of an item gets the focus', async () => {
			await atelier.open( '/template' );
			const title = page
				.getByRole( 'region', { name: 'Templates', exact: true } )
				.getByRole( 'link', { name: 'Index' } );
			await title.focus();
			await expectEditorLoaded( page );
			await page.keyboard.press( 'Enter' );
			await atelier.waitForEditor();
		} );

		await test.step( 'for users who usually edit', async () => {
			// The last two visits were for it.
			await atelier.open();
			await expectEditorLoaded( page );
			await expect( page ).not.toHaveURL( /canvas=edit/ );
		} );
	} );
} );

const LISTS = [
	{
		region: 'Pages',
		what: 'Pages',
		path: '/page',
		query: {},
		route: '/wp/v2/pages',
		last: 'search=renamed',
		name: 'Name',
	},
	// These are searched here.
	{
		region: 'Templates',
		what: 'Templates',
		path: '/template',
		query: {},
		route: '/wp/v2/templates',
		last: '',
		name: 'Name',
	},
	{
		region: 'Patterns',
		what: 'Template parts',
		path: '/pattern',
		query: { postType: 'wp_template_part', categoryId: 'all-parts' },
		route: '/wp/v2/template-parts',
		last: '',
		name: 'Name',
	},
	{
		region: 'Menus',
		what: 'Menus',
		path: '/navigation',
		query: {},
		route: '/wp/v2/navigation',
		last: '',
		name: 'Navigation title',
	},
] as const;

test( 'lists are shown, searched and selected without the data layer, and a change waits for it', async ( {
	atelier,
	page,
	site,
} ) => {
	for ( const { region, what, path, query, route, last, name } of LISTS ) {
		await test.step( what, async () => {
			const { id } = await site.rest( 'POST', route, {
				title: 'To be renamed',
				slug: 'to-be-renamed',
				status: 'publish',
			} );
			const list = page.getByRole( 'region', {
				name: region,
				exact: true,
			} );
			const row = list
				.getByRole( 'row' )
				.filter( { hasText: 'To be renamed' } );
			const scripts = /\/core-data(\.min)?\.js/;
			const lists: string[] = [];
			page.on( 'request', ( request ) => {
				const url = decodeURIComponent( request.url() );
				if (
					url.includes( `${ route }?` ) &&
					request.method() === 'GET'
				) {
					lists.push( url );
				}
			} );
			try {
				await page.route( scripts, ( routed ) => routed.abort() );
				await atelier.open( path, { ...query, layout: 'table' } );
				await list.getByRole( 'searchbox' ).fill( 'renamed' );
				await expect( row ).toBeVisible();
				// Nothing is done with several menus at once.
				if ( region !== 'Menus' ) {
					await row.getByRole( 'checkbox' ).check();
					await expect(
						list.getByText( '1 item selected' )
					).toBeVisible();
				}
				await expect.poll( () => lists.at( -1 ) ).toContain( last );
				const asked = [ ...lists ];

				await test.step( 'what can’t be loaded can be tried again', async () => {
					await row
						.getByRole( 'button', { name: 'Actions' } )
						.click();
					await page
						.getByRole( 'menuitem', { name: 'Rename' } )
						.click();
					const dialog = page.getByRole( 'dialog', {
						name: 'Rename',
					} );
					await expect( dialog.getByRole( 'alert' ) ).toContainText(
						'The dialog could not be loaded'
					);
					expect( await has( page, 'coreData' ) ).toBe( false );
					await page.unroute( scripts );
					await dialog
						.getByRole( 'button', { name: 'Try again' } )
						.click();
					const field = dialog.getByRole( 'textbox', { name } );
					await expect( field ).toBeFocused();
					// The data layer is given the list that is there.
					expect( lists ).toEqual( asked );
					await field.fill( 'Renamed' );
					await page.keyboard.press( 'Enter' );
				} );
				await expect(
					list.getByRole( 'link', { name: 'Renamed', exact: true } )
				).toBeVisible();
			} finally {
				await site.rest( 'DELETE', `${ route }/${ id }?force=true` );
			}
		} );
	}
} );

test.describe( 'with touch', () => {
	test.use( { hasTouch: true } );

	test( 'a tap on the preview opens the editor', async ( {
		atelier,
		page,
	} ) => {
		await atelier.open();
		await atelier.preview.locator( 'body' ).waitFor();
		await page.touchscreen.tap( 900, 450 );
		await atelier.waitForEditor();
		await expect( page ).toHaveURL( /canvas=edit/ );
	} );
} );
