import type { Locator, Page } from '@playwright/test';
import { ListScreen } from './support/list';
import { expect, test } from './support/test';

const options = ( page: Page ): Locator =>
	page.getByRole( 'dialog', { name: 'View options' } );

const openOptions = ( list: ListScreen ): Promise< void > =>
	list.region.getByRole( 'button', { name: 'View options' } ).click();

const item = ( page: Page, name: string ): Locator =>
	options( page ).getByRole( 'radio', { name, exact: true } );

const isSavedPreference = ( url: string ): boolean =>
	/wp(\/|%2F)v2(\/|%2F)users(\/|%2F)me/.test( url );

/** The list of pages as arranged by the test. */
async function expectArranged( page: Page ): Promise< void > {
	const list = new ListScreen( page, 'Pages' );
	await expect(
		list.region.getByRole( 'columnheader', { name: /^Title/ } )
	).toHaveAttribute( 'aria-sort', 'descending' );
	await expect(
		list.region.getByRole( 'columnheader', { name: /^Author/ } )
	).toBeHidden();
	await openOptions( list );
	await expect( item( page, '50' ) ).toBeChecked();
	await expect( item( page, 'Compact' ) ).toBeChecked();
	await page.keyboard.press( 'Escape' );
}

test.describe( 'the arrangement of a list', () => {
	test( 'is stored per user, for all browsers, until a reset @matrix', async ( {
		atelier,
		page,
		browser,
		storageState,
	} ) => {
		await atelier.open( '/page' );
		const list = new ListScreen( page, 'Pages' );
		await list.choose( 'Table' );
		await openOptions( list );
		await options( page )
			.getByRole( 'radio', { name: 'Sort descending' } )
			.click();
		await item( page, 'Compact' ).click();
		await item( page, '50' ).click();
		const saved = page.waitForRequest( ( request ) =>
			isSavedPreference( request.url() )
		);
		await options( page )
			.getByRole( 'button', { name: 'Hide Author' } )
			.click();
		await page.keyboard.press( 'Escape' );
		await expectArranged( page );
		// WordPress sends preferences after a delay.
		expect( ( await ( await saved ).response() )?.ok() ).toBe( true );
		await page.reload( { waitUntil: 'commit' } );
		await expectArranged( page );

		// Neither the address nor the browser needs to have it.
		const context = await browser.newContext(
			storageState ? { storageState } : {}
		);
		try {
			const elsewhere = await context.newPage();
			await elsewhere.goto( '/wp-admin/admin.php?page=atelier&p=/page', {
				waitUntil: 'commit',
			} );
			await expectArranged( elsewhere );
		} finally {
			await context.close();
		}

		await openOptions( list );
		const reset = options( page ).getByRole( 'button', {
			name: 'Reset view',
		} );
		await reset.click();
		await expect( reset ).toBeDisabled();
		await page.keyboard.press( 'Escape' );
		await expect( list.region.getByRole( 'table' ) ).toBeHidden();
		await atelier.open( '/page' );
		await expect( list.region.getByRole( 'searchbox' ) ).toBeVisible();
		await expect( list.region.getByRole( 'table' ) ).toBeHidden();
	} );
} );
