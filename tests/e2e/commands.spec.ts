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
	} );

	test( 'shows the guide to the styles again', async ( {
		atelier,
		page,
	} ) => {
		await atelier.open( '/template' );
		await expect(
			atelier.navigation.getByRole( 'heading', { name: 'Templates' } )
		).toBeVisible();
		await search( page, 'welcome guide' );
		await command( page, 'Learn about styles' ).click();
		await expect( page ).toHaveURL( /p=%2Fstyles.*canvas=edit/ );
		await expect(
			page.getByRole( 'dialog', { name: 'Style your site' } )
		).toBeVisible();
	} );
} );
