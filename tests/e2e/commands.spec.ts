import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test';

/** Opens the palette and types into it. */
async function search( page: Page, words: string ): Promise< void > {
	// The same shortcut closes it.
	await expect( page.getByRole( 'combobox' ) ).toBeHidden();
	await page.keyboard.press( 'ControlOrMeta+k' );
	await page.getByRole( 'combobox' ).fill( words );
}

const command = ( page: Page, name: string ): Locator =>
	page.getByRole( 'option', { name: new RegExp( `^${ name }` ) } );

test.describe( 'the command palette', () => {
	test( 'has everything the editor’s menus have @oldest', async ( {
		atelier,
		page,
		site,
	} ) => {
		await atelier.edit( 'wp_template', `${ await site.theme() }//index` );

		await search( page, 'Spotlight' );
		await command( page, 'Enter Spotlight mode' ).click();
		await search( page, 'Spotlight' );
		await expect( command( page, 'Exit Spotlight mode' ) ).toBeVisible();
		await page.keyboard.press( 'Escape' );

		await search( page, 'breadcrumbs' );
		await command( page, 'Hide block breadcrumbs' ).click();
		await expect(
			page.getByRole( 'list', { name: 'Block breadcrumb' } )
		).toBeHidden();

		await search( page, 'preferences' );
		await command( page, 'Editor preferences' ).click();
		const preferences = page.getByRole( 'dialog', { name: 'Preferences' } );
		await expect(
			preferences.getByRole( 'checkbox', {
				name: 'Show block breadcrumbs',
			} )
		).not.toBeChecked();
		await page.keyboard.press( 'Escape' );

		// What WordPress offers for panels of its own would do nothing here.
		await search( page, 'pre-publish' );
		await expect(
			command( page, 'Enable pre-publish checks' )
		).toHaveCount( 0 );
	} );

	test( 'adds a page', async ( { atelier, page, site } ) => {
		await atelier.open();
		await expect(
			atelier.navigation.getByRole( 'heading', { name: 'Design' } )
		).toBeVisible();
		await search( page, 'Add page' );
		await command( page, 'Add page' ).click();
		const dialog = page.getByRole( 'dialog', { name: 'Add page' } );
		const title = dialog.getByRole( 'textbox', { name: 'Title' } );
		await expect( title ).toBeFocused();
		await title.fill( 'A page from the palette' );

		// The server refuses: nothing that was typed is lost.
		await page.route(
			/wp(\/|%2F)v2(\/|%2F)pages(\?|&|$)/,
			( route ) =>
				route.fulfill( {
					status: 500,
					json: { code: 'unknown_error', message: 'Unknown' },
				} ),
			{ times: 1 }
		);
		await page.keyboard.press( 'Enter' );
		await expect(
			page
				.getByText( 'An error occurred while creating the item.' )
				.first()
		).toBeVisible();
		await expect( title ).toHaveValue( 'A page from the palette' );

		await dialog.getByRole( 'button', { name: 'Create draft' } ).click();
		await expect( page ).toHaveURL( /p=%2Fpage%2F\d+&canvas=edit/ );
		await page.getByRole( 'button', { name: 'Start blank' } ).click();
		await expect(
			atelier.bar.getByText( 'A page from the palette' )
		).toBeVisible();
		const id = /%2Fpage%2F(\d+)/.exec( page.url() )?.[ 1 ] ?? '';
		const { status } = await site.rest(
			'GET',
			`/wp/v2/pages/${ id }?context=edit`
		);
		expect( status ).toBe( 'draft' );
		await site.rest( 'DELETE', `/wp/v2/pages/${ id }?force=true` );
	} );
} );
