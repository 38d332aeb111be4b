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

	test( 'is stored per list @full', async ( { atelier, page } ) => {
		for ( const [ path, name ] of [
			[ '/template', 'Templates' ],
			[ '/pattern', 'Patterns' ],
		] as const ) {
			await atelier.open( path );
			const list = new ListScreen( page, name );
			await list.choose( 'Table' );
			await expect( list.region.getByRole( 'table' ) ).toBeVisible();
			await atelier.open( path );
			await expect( list.region.getByRole( 'table' ) ).toBeVisible();
		}
		// Template parts have their own arrangement.
		await atelier.open( '/pattern', { postType: 'wp_template_part' } );
		const parts = new ListScreen( page, 'Patterns' );
		await expect( parts.region.getByRole( 'searchbox' ) ).toBeVisible();
		await expect( parts.region.getByRole( 'table' ) ).toBeHidden();
	} );

	test( 'is the default if the stored value is invalid @full', async ( {
		atelier,
		page,
		site,
	} ) => {
		await site.rest( 'POST', '/wp/v2/users/me', {
			meta: {
				persisted_preferences: {
					_modified: new Date().toISOString(),
					'core/edit-site': { welcomeGuide: false },
					atelier: {
						lists: {
							page: 'a word',
							templates: {
								type: 'kanban',
								perPage: -1,
								sort: { field: 'rating' },
								fields: { 0: 'author' },
								layout: [],
							},
						},
					},
				},
			},
		} );
		for ( const [ path, name ] of [
			[ '/page', 'Pages' ],
			[ '/template', 'Templates' ],
		] as const ) {
			await atelier.open( path );
			const list = new ListScreen( page, name );
			await expect( list.region.getByRole( 'searchbox' ) ).toBeVisible();
			await expect( page.getByRole( 'alert' ) ).toBeHidden();
			await openOptions( list );
			await expect( item( page, '20' ) ).toBeChecked();
			await page.keyboard.press( 'Escape' );
		}
	} );
} );
