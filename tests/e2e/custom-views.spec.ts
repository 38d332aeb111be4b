import type { Locator, Page } from '@playwright/test';
import { Atelier } from './support/atelier';
import { crash, expectKept, keptIn, offer } from './support/recovery';
import type { Site } from './support/site';
import { expect, test } from './support/test';

const VIEWS = '/wp/v2/wp_dataviews';

/** The stored settings of a view. */
async function settingsOf( site: Site, id: string ): Promise< string > {
	const view = await site.rest< { content: { raw: string } } >(
		'GET',
		`${ VIEWS }/${ id }?context=edit`
	);
	return view.content.raw;
}

const remove = ( site: Site, id: string ) =>
	site.rest( 'DELETE', `${ VIEWS }/${ id }?force=true` ).catch( () => null );

/** Whether a request is about a view. */
const isViewOf =
	( id: string ) =>
	( { href }: URL ): boolean =>
		decodeURIComponent( href ).includes( `${ VIEWS }/${ id }` );

/** The menu of a view in the navigation. */
async function act( page: Page, entry: Locator, action: string ) {
	await entry.getByRole( 'button', { name: 'Actions' } ).click();
	await page.getByRole( 'menuitem', { name: action, exact: true } ).click();
}

test.describe( 'custom views', () => {
	test( 'are created, arranged, renamed, restored after a crash, deleted, and sent by the next page after a change without a connection', async ( {
		atelier,
		page,
		site,
		context,
	} ) => {
		await test.step( 'what is changed without a connection is sent by the next page', async () => {
			const [ term ] = await site.rest< { id: number }[] >(
				'GET',
				'/wp/v2/wp_dataviews_type?slug=page'
			);
			const { id: type } =
				term ??
				( await site.rest< { id: number } >(
					'POST',
					'/wp/v2/wp_dataviews_type',
					{ name: 'page', slug: 'page' }
				) );
			const { id } = await site.rest< { id: number } >( 'POST', VIEWS, {
				title: 'Offline',
				content: '{"type":"table"}',
				status: 'publish',
				wp_dataviews_type: [ type ],
			} );
			const view = String( id );
			const query = { activeView: view, isCustom: 'true' };
			const first = await context.newPage();
			const pages = first.getByRole( 'region', {
				name: 'Pages',
				exact: true,
			} );
			try {
				await new Atelier( first ).open( '/page', query );
				await expect( pages.getByRole( 'table' ) ).toBeVisible();
				await context.setOffline( true );
				await pages.getByRole( 'button', { name: 'Layout' } ).click();
				await first
					.getByRole( 'menuitemradio', { name: 'Grid' } )
					.click();
				await expect(
					first.getByText( 'haven’t been saved' ).first()
				).toBeVisible();
				await first.close();
				await context.setOffline( false );
				expect( await settingsOf( site, view ) ).toContain( 'table' );

				const again = await context.newPage();
				const returned = new Atelier( again );
				await returned.open( '/page', query );
				// Where the journal was there before the connection was gone, it has them, and asks.
				const restore = offer( again ).getByRole( 'button', {
					name: 'Restore all',
				} );
				await expect
					.poll( async () => {
						if ( await restore.isVisible() ) {
							await restore.click();
						}
						return settingsOf( site, view );
					} )
					.toContain( '"type":"grid"' );
				await again.close();
			} finally {
				await remove( site, view );
			}
		} );

		const name = `View ${ Date.now() }`;
		const entry = ( title: string ) =>
			atelier.navigation
				.getByRole( 'listitem' )
				.filter( { hasText: title } );
		const pages = page.getByRole( 'region', {
			name: 'Pages',
			exact: true,
		} );
		await atelier.open( '/page', {
			activeView: 'published',
			layout: 'table',
		} );
		await atelier.navigation
			.getByRole( 'button', { name: 'New view' } )
			.click();
		const dialog = page.getByRole( 'dialog', { name: 'Add new view' } );
		const create = dialog.getByRole( 'button', { name: 'Create' } );
		await expect( create ).toBeDisabled();
		await expect( dialog.getByPlaceholder( 'My view' ) ).toBeFocused();
		await dialog.getByRole( 'textbox', { name: 'Name' } ).fill( name );
		await create.click();
		await expect( page ).toHaveURL( /activeView=\d+&isCustom=true/ );
		const id = new URL( page.url() ).searchParams.get( 'activeView' ) ?? '';
		try {
			// It starts with the list's settings, and stores changes even if the server fails at first.
			expect( JSON.parse( await settingsOf( site, id ) ) ).toMatchObject(
				{
					type: 'table',
					filters: [ { field: 'status', value: [ 'publish' ] } ],
				}
			);
			const isView = isViewOf( id );
			await page.route( isView, ( route ) =>
				route.fulfill( { status: 500, json: { code: 'broken' } } )
			);
			await pages.getByRole( 'button', { name: 'Layout' } ).click();
			await page.getByRole( 'menuitemradio', { name: 'Grid' } ).click();
			await expect(
				page.getByText( 'haven’t been saved' ).first()
			).toBeVisible();
			await page.unroute( isView );
			await page.getByRole( 'button', { name: 'Try again' } ).click();
			await expect
				.poll( () => settingsOf( site, id ) )
				.toContain( '"type":"grid"' );
			// The last change is sent although the page is left immediately.
			await pages.getByRole( 'button', { name: 'Layout' } ).click();
			await page.getByRole( 'menuitemradio', { name: 'Table' } ).click();
			await page.reload( { waitUntil: 'commit' } );
			await expect
				.poll( () => settingsOf( site, id ) )
				.toContain( '"type":"table"' );
			await expect( entry( name ).getByRole( 'link' ) ).toHaveAttribute(
				'aria-current',
				'true'
			);
			await expect(
				pages.getByRole( 'button', { name: /^Status is any/ } )
			).toBeVisible();

			await act( page, entry( name ), 'Rename' );
			const renaming = page.getByRole( 'dialog', { name: 'Rename' } );
			const save = renaming.getByRole( 'button', { name: 'Save' } );
			await renaming.getByRole( 'textbox' ).fill( ' ' );
			await expect( save ).toBeDisabled();
			await renaming.getByRole( 'textbox' ).fill( `${ name } again` );
			await save.click();
			await expect( entry( `${ name } again` ) ).toBeVisible();

			await act( page, entry( `${ name } again` ), 'Delete' );
			await expect( page ).not.toHaveURL( /isCustom/ );
			await expect( entry( name ) ).toBeHidden();
			await page.getByRole( 'button', { name: 'Undo' } ).click();
			await expect( entry( `${ name } again` ) ).toBeVisible();

			await test.step( 'changes that could not be sent are restored', async () => {
				await entry( name ).getByRole( 'link' ).click();
				await expect( page ).toHaveURL(
					/activeView=\d+&isCustom=true/
				);
				// Undo made it again.
				const made = /activeView=(\d+)/.exec( page.url() )?.[ 1 ] ?? '';
				await page.route( isViewOf( made ), ( route ) =>
					route.abort()
				);
				await pages.getByRole( 'button', { name: 'Layout' } ).click();
				await page
					.getByRole( 'menuitemradio', { name: 'Grid' } )
					.click();
				await expectKept( page, 1, 'grid' );
				await crash( page );

				const again = await page.context().newPage();
				const returned = new Atelier( again );
				await returned.open();
				await expect( offer( again ) ).toContainText( 'Custom view' );
				await offer( again )
					.getByRole( 'button', { name: 'Restore all' } )
					.click();
				await expect( offer( again ) ).toBeHidden();
				// It opens by itself, so no element had the focus before.
				await expect(
					again.locator( '[data-screen-heading]' )
				).toBeFocused();
				await expect
					.poll( () => settingsOf( site, made ) )
					.toContain( '"type":"grid"' );
				await expect.poll( () => keptIn( again ) ).toEqual( [] );

				await returned.go( '/page' );
				const left = returned.navigation
					.getByRole( 'listitem' )
					.filter( { hasText: name } );
				await act( again, left, 'Delete' );
				await expect( left ).toBeHidden();
			} );
		} finally {
			await remove( site, id );
		}
	} );
} );
