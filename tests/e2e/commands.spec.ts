import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test';

/** Opens the palette and types a search. */
async function search( page: Page, words: string ): Promise< void > {
	// The shortcut also closes it.
	await expect( page.getByRole( 'combobox' ) ).toBeHidden();
	await page.keyboard.press( 'ControlOrMeta+k' );
	await page.getByRole( 'combobox' ).fill( words );
}

const command = ( page: Page, name: string ): Locator =>
	page.getByRole( 'option', { name: new RegExp( `^${ name }` ) } );

test.describe( 'the command palette', () => {
	test( 'has all commands of the editor’s menus @oldest', async ( {
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
		await preferences
			.getByRole( 'checkbox', { name: 'Show most used blocks' } )
			.check();
		await preferences
			.getByRole( 'checkbox', { name: 'Show the admin bar' } )
			.check();
		await page.keyboard.press( 'Escape' );
		await atelier.button( 'Block Inserter' ).click();
		await expect(
			page
				.getByRole( 'region', { name: 'Block Library' } )
				.getByRole( 'heading', { name: 'Most used' } )
		).toBeVisible();
		await atelier.button( 'Block Inserter' ).click();

		// WordPress's commands for its own panels would have no effect here.
		await search( page, 'pre-publish' );
		await expect(
			command( page, 'Enable pre-publish checks' )
		).toHaveCount( 0 );

		const adminBar = page.locator( '#wpadminbar' );
		await expect( adminBar ).toHaveCount( 0 );
		await expect
			.poll( async () => {
				const { meta } = await site.rest< { meta: object } >(
					'GET',
					'/wp/v2/users/me?context=edit'
				);
				return JSON.stringify( meta );
			} )
			.toContain( '"adminBar":true' );
		await atelier.open( '/' );
		await expect(
			adminBar.getByRole( 'menuitem', { name: 'New' } ).first()
		).toBeVisible();
		const edge = ( selector: string, side: 'top' | 'bottom' ) =>
			page
				.locator( selector )
				.evaluate(
					( element, name ) =>
						element.getBoundingClientRect()[ name ],
					side
				);
		expect( await edge( '.atelier-root', 'top' ) ).toBe(
			await edge( '#wpadminbar', 'bottom' )
		);

		// There, WordPress's bar has a button for the menu, which isn't on this page.
		await page.setViewportSize( { width: 390, height: 800 } );
		await expect( adminBar ).toBeVisible();
		await expect(
			page.locator( '#wp-admin-bar-menu-toggle' )
		).toBeHidden();

		// On any screen, without the editor's preferences.
		await page.setViewportSize( { width: 1400, height: 900 } );
		await search( page, 'preferences' );
		await command( page, 'Hide the admin bar' ).click();
		await expect(
			page
				.getByTestId( 'snackbar' )
				.getByText( 'The admin bar is hidden' )
		).toBeVisible();
		await search( page, 'admin bar' );
		await expect( command( page, 'Show the admin bar' ) ).toBeVisible();
	} );

	test( 'has the list’s actions for the current document, adds a page, and shows the guide to the styles again', async ( {
		atelier,
		page,
		site,
	} ) => {
		const { id } = await site.rest( 'POST', '/wp/v2/pages', {
			title: 'Named by hand',
			status: 'draft',
			content: '<!-- wp:paragraph --><p>Words</p><!-- /wp:paragraph -->',
		} );
		await atelier.open( `/page/${ id }` );
		const hasHeading = ( name: string ) =>
			expect(
				atelier.navigation.getByRole( 'heading', { name } )
			).toBeVisible();

		await test.step( 'it renames a document and moves it to the trash', async () => {
			await hasHeading( 'Named by hand' );
			await search( page, 'by hand' );
			await expect(
				command( page, 'View: Named by hand' )
			).toBeVisible();
			await expect(
				command( page, 'Duplicate: Named by hand' )
			).toBeVisible();
			await command( page, 'Rename: Named by hand' ).click();
			const dialog = page.getByRole( 'dialog', { name: 'Rename' } );
			await dialog.getByRole( 'textbox' ).fill( 'Named by palette' );
			await page.keyboard.press( 'Enter' );
			await expect( dialog ).toBeHidden();
			await hasHeading( 'Named by palette' );

			await search( page, 'trash' );
			await command( page, 'Move to trash: Named by palette' ).click();
			await page
				.getByRole( 'dialog', { name: 'Move to trash' } )
				.getByRole( 'button', { name: 'Move to trash' } )
				.click();
			await expect( page ).toHaveURL( /p=%2Fpage$/ );
			await site.rest( 'DELETE', `/wp/v2/pages/${ id }?force=true` );
		} );

		await test.step( 'it adds a page, and keeps what was typed after an error', async () => {
			await atelier.go( '/' );
			await hasHeading( 'Design' );
			await search( page, 'Add page' );
			await command( page, 'Add page' ).click();
			const dialog = page.getByRole( 'dialog', {
				name: 'Draft new: Page',
			} );
			const title = dialog.getByRole( 'textbox', { name: 'Title' } );
			await expect( title ).toBeFocused();
			await title.fill( 'A page from the palette' );

			const isPages = /wp(\/|%2F)v2(\/|%2F)pages(\?|&|$)/;
			await page.route( isPages, ( route ) =>
				// The palette may still be searching for pages.
				route.request().method() === 'POST'
					? route.fulfill( {
							status: 500,
							json: { code: 'unknown_error', message: 'Unknown' },
						} )
					: route.continue()
			);
			await page.keyboard.press( 'Enter' );
			await expect(
				dialog.getByText( 'An error occurred while creating the item.' )
			).toBeVisible();
			await expect( title ).toHaveValue( 'A page from the palette' );
			await page.unroute( isPages );

			await dialog
				.getByRole( 'button', { name: 'Create draft' } )
				.click();
			await expect( page ).toHaveURL( /p=%2Fpage%2F\d+&canvas=edit/ );
			await page.getByRole( 'button', { name: 'Start blank' } ).click();
			await expect(
				atelier.bar.getByText( 'A page from the palette' )
			).toBeVisible();
			const made = /%2Fpage%2F(\d+)/.exec( page.url() )?.[ 1 ] ?? '';
			const { status } = await site.rest(
				'GET',
				`/wp/v2/pages/${ made }?context=edit`
			);
			expect( status ).toBe( 'draft' );
			await site.rest( 'DELETE', `/wp/v2/pages/${ made }?force=true` );
		} );

		await test.step( 'it shows the guide to the styles', async () => {
			await atelier.go( '/template' );
			await hasHeading( 'Templates' );
			await search( page, 'welcome guide' );
			await command( page, 'Learn about styles' ).click();
			await expect( page ).toHaveURL( /p=%2Fstyles.*canvas=edit/ );
			await expect(
				page.getByRole( 'dialog', { name: 'Style your site' } )
			).toBeVisible();
		} );
	} );
} );
