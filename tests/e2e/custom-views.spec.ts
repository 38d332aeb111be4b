import type { Locator, Page } from '@playwright/test';
import type { RestRecord, Site } from './support/site';
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

async function makeView( site: Site, title: string, content: string ) {
	const [ term ] = await site.rest< RestRecord[] >(
		'GET',
		'/wp/v2/wp_dataviews_type?slug=page'
	);
	const id = term
		? term.id
		: (
				await site.rest( 'POST', '/wp/v2/wp_dataviews_type', {
					name: 'page',
				} )
			).id;
	const view = await site.rest( 'POST', VIEWS, {
		title,
		content,
		status: 'publish',
		wp_dataviews_type: [ id ],
	} );
	return String( view.id );
}

const remove = ( site: Site, id: string ) =>
	site.rest( 'DELETE', `${ VIEWS }/${ id }?force=true` ).catch( () => null );

/** The menu of a view in the navigation. */
async function act( page: Page, entry: Locator, action: string ) {
	await entry.getByRole( 'button', { name: 'Actions' } ).click();
	await page.getByRole( 'menuitem', { name: action, exact: true } ).click();
}

test.describe( 'custom views', () => {
	test( 'are created, arranged, renamed and deleted', async ( {
		atelier,
		page,
		site,
	} ) => {
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
			const isView = ( { href }: URL ) =>
				decodeURIComponent( href ).includes( `${ VIEWS }/${ id }` );
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
			await act( page, entry( `${ name } again` ), 'Delete' );
			await expect( entry( name ) ).toBeHidden();
		} finally {
			await remove( site, id );
		}
	} );

	test( 'changed by someone else in the meantime ask which version to keep @full', async ( {
		atelier,
		page,
		site,
	} ) => {
		const id = await makeView(
			site,
			`Shared ${ Date.now() }`,
			'{"type":"table"}'
		);
		const pages = page.getByRole( 'region', {
			name: 'Pages',
			exact: true,
		} );
		const arrange = async ( layout: string ) => {
			await pages.getByRole( 'button', { name: 'Layout' } ).click();
			await page.getByRole( 'menuitemradio', { name: layout } ).click();
		};
		const arrangeElsewhere = ( type: string ) =>
			site.rest( 'POST', `${ VIEWS }/${ id }`, {
				content: `{"type":"${ type }"}`,
			} );
		const stored = () =>
			expect.poll(
				async () =>
					(
						JSON.parse( await settingsOf( site, id ) ) as RestRecord
					 )[ 'type' ]
			);
		const asked = page.getByText(
			'Your changes to this view haven’t been saved'
		);
		const choose = ( name: string ) =>
			page.getByRole( 'button', { name, exact: true } ).click();
		try {
			await atelier.open( '/page', { activeView: id, isCustom: 'true' } );
			await expect(
				pages.getByRole( 'button', { name: 'Layout' } )
			).toBeVisible();
			await arrangeElsewhere( 'list' );
			await arrange( 'Grid' );
			await expect( asked.first() ).toBeVisible();
			await stored().toBe( 'list' );
			await choose( 'Take theirs' );
			await choose( 'Undo' );
			await stored().toBe( 'grid' );

			await arrangeElsewhere( 'table' );
			await arrange( 'List' );
			await choose( 'Keep mine' );
			await stored().toBe( 'list' );
			await choose( 'Restore their version' );
			await stored().toBe( 'table' );
		} finally {
			await remove( site, id );
		}
	} );

	test( 'with partly invalid settings show the valid ones, and keep the others @full', async ( {
		atelier,
		page,
		site,
	} ) => {
		const settings =
			'{"type":"table","search":"","fields":["status","rating"],"mine":"kept"}';
		const id = await makeView( site, `Odd ${ Date.now() }`, settings );
		const pages = page.getByRole( 'region', {
			name: 'Pages',
			exact: true,
		} );
		try {
			await atelier.open( '/page', { activeView: id, isCustom: 'true' } );
			await expect(
				pages.getByText( /can’t be shown here: rating/ )
			).toBeVisible();
			await expect(
				pages.getByRole( 'columnheader', { name: 'Status' } )
			).toBeVisible();
			await pages.getByRole( 'button', { name: 'Layout' } ).click();
			await page.getByRole( 'menuitemradio', { name: 'Grid' } ).click();
			await expect( pages.getByRole( 'table' ) ).toBeHidden();
			expect( JSON.parse( await settingsOf( site, id ) ) ).toEqual(
				JSON.parse( settings )
			);
			await pages
				.getByRole( 'button', { name: 'Save as shown' } )
				.click();
			await expect(
				pages.getByText( 'can’t be shown here' )
			).toBeHidden();
			await expect
				.poll( async (): Promise< unknown > =>
					JSON.parse( await settingsOf( site, id ) )
				)
				.toMatchObject( {
					type: 'grid',
					fields: [ 'status' ],
					mine: 'kept',
				} );
		} finally {
			await remove( site, id );
		}
		await page.reload( { waitUntil: 'commit' } );
		await expect(
			pages.getByText( 'This view doesn’t exist' )
		).toBeVisible();
		await pages.getByRole( 'link', { name: 'Show all items' } ).click();
		await expect( pages.getByRole( 'searchbox' ) ).toBeVisible();
	} );
} );
