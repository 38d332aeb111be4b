import { expect, test } from './support/test';

test.use( { viewport: { width: 390, height: 844 } } );

test.describe( 'on a small screen', () => {
	test( 'one area is shown at a time, and all are accessible @oldest', async ( {
		atelier,
		page,
		site,
	} ) => {
		const { id, link } = await site.rest( 'POST', '/wp/v2/pages', {
			title: 'Pocket page',
			status: 'publish',
			content:
				'<!-- wp:paragraph --><p>Small words</p><!-- /wp:paragraph -->',
		} );
		try {
			await atelier.open( `/page/${ id }` );
			await expect(
				atelier.navigation.getByRole( 'heading', {
					name: 'Pocket page',
				} )
			).toBeVisible();
			await expect(
				page.locator( 'iframe[title="Site preview"]' )
			).toBeHidden();

			await atelier.navigation
				.getByRole( 'link', { name: 'Edit', exact: true } )
				.click();
			await atelier.waitForEditor();
			await expect( atelier.navigation ).toBeHidden();
			await atelier.canvas
				.getByText( 'Small words', { exact: true } )
				.click();

			// Panels cover the canvas until they are closed.
			await atelier.button( 'Settings' ).click();
			await expect( atelier.settings ).toBeVisible();
			await atelier.settings
				.getByRole( 'button', { name: 'Close Settings' } )
				.click();
			await expect( atelier.settings ).toBeHidden();
			await atelier.button( 'Block Inserter' ).click();
			const library = page.getByRole( 'region', {
				name: 'Block Library',
			} );
			await ( await atelier.searchBlocks( 'Separator' ) ).click();
			await expect( library ).toBeHidden();
			await expect( atelier.canvas.locator( 'hr' ) ).toBeVisible();

			await atelier.button( 'Save' ).click();
			await expect( atelier.button( 'Saved' ) ).toBeVisible();
			expect( await site.visit( link ) ).toContain( '<hr' );
			await atelier.button( 'Open Navigation' ).click();
			await expect(
				atelier.navigation.getByRole( 'heading', {
					name: 'Pocket page',
				} )
			).toBeVisible();
		} finally {
			await site.rest( 'DELETE', `/wp/v2/pages/${ id }?force=true` );
		}
	} );

	test( 'nothing is wider than the screen, lists have a way back and open with one tap, and the editor’s bar has a menu', async ( {
		atelier,
		page,
		site,
	} ) => {
		await test.step( 'nothing is wider than the screen', async () => {
			await atelier.open();
			for ( const [ path, link ] of [
				[ '/', 'Go to the Dashboard' ],
				[ '/nothing/at/all', 'Go to Design' ],
			] as const ) {
				await atelier.go( path );
				await expect(
					page.getByRole( 'link', { name: link } )
				).toBeVisible();
				const overflow = await page.evaluate(
					() =>
						document.documentElement.scrollWidth - window.innerWidth
				);
				expect( overflow ).toBeLessThanOrEqual( 0 );
			}
		} );

		await test.step( 'every list has a way back, and menus are a list', async () => {
			for ( const path of [
				'/page',
				'/post',
				'/template',
				'/navigation',
			] ) {
				await atelier.go( path );
				await page
					.getByRole( 'link', { name: 'Back', exact: true } )
					.click();
				await expect(
					atelier.navigation.getByRole( 'heading', {
						name: 'Design',
					} )
				).toBeVisible();
			}
			await atelier.go( '/navigation' );
			const menus = page.getByRole( 'region', { name: 'Menus' } );
			const rows = menus.getByRole( 'grid' ).getByRole( 'row' );
			await expect(
				rows.first().getByText( /^\d+ items?$/ )
			).toBeVisible();
			await expect( menus.getByRole( 'table' ) ).toBeHidden();
			await rows.first().getByRole( 'button' ).first().click();
			await expect(
				page.getByRole( 'treegrid', { name: 'Items' } )
			).toBeVisible();
			await page
				.getByRole( 'link', { name: 'Back', exact: true } )
				.click();
			await expect( rows.first() ).toBeVisible();
		} );

		await test.step( 'a template part has its preview above the areas', async () => {
			await atelier.go(
				`/wp_template_part/${ await site.theme() }//header`
			);
			await expect(
				atelier.navigation
					.frameLocator( 'iframe[title="Preview"]' )
					.locator( '.wp-block-site-title' )
			).toBeVisible();
		} );

		await test.step( 'lists have custom views, and open their items with one tap', async () => {
			const { id } = await site.rest( 'POST', '/wp/v2/pages', {
				title: 'Tapped page',
				status: 'publish',
			} );
			try {
				await atelier.go( '/page' );
				const pages = page.getByRole( 'region', { name: 'Pages' } );
				await pages.getByRole( 'button', { name: 'New view' } ).click();
				const dialog = page.getByRole( 'dialog', {
					name: 'Add new view',
				} );
				await dialog.getByRole( 'textbox' ).fill( 'A pocket view' );
				await dialog.getByRole( 'button', { name: 'Create' } ).click();
				const view = pages.getByRole( 'combobox', { name: 'View' } );
				await expect( view.locator( 'option:checked' ) ).toHaveText(
					'A pocket view'
				);
				await pages
					.getByRole( 'button', {
						name: 'Actions',
						description: 'A pocket view',
					} )
					.click();
				await page.getByRole( 'menuitem', { name: 'Delete' } ).click();
				await expect( view.locator( 'option:checked' ) ).toHaveText(
					'All Pages'
				);

				// The trash has a layout of its own, which the list doesn't take over.
				await atelier.go( '/page', { layout: 'list' } );
				await view.selectOption( 'Trash' );
				await expect( page ).toHaveURL( /p=%2Fpage&activeView=trash$/ );
				await view.selectOption( 'All Pages' );

				await pages
					.getByRole( 'grid' )
					.getByRole( 'button', { name: 'Tapped page' } )
					.click();
				await expect( page ).toHaveURL(
					new RegExp( `p=%2Fpage%2F${ id }&canvas=edit` )
				);
			} finally {
				await site.rest( 'DELETE', `/wp/v2/pages/${ id }?force=true` );
			}
		} );

		await test.step( 'controls without room in the editor’s bar are in its menu', async () => {
			const { id } = await site.rest( 'POST', '/wp/v2/pages', {
				title: 'Contact and opening hours',
				status: 'publish',
				content:
					'<!-- wp:heading --><h2 class="wp-block-heading">Hours</h2><!-- /wp:heading -->',
			} );
			const choose = async (
				role: 'menuitem' | 'menuitemradio',
				name: string
			) => {
				await atelier.button( 'Options' ).click();
				await page.getByRole( role, { name, exact: true } ).click();
			};
			try {
				await atelier.goAndEdit( 'page', id );
				const title = await atelier.bar
					.getByRole( 'button', { name: /Open command palette/ } )
					.boundingBox();
				expect( title?.width ?? 0 ).toBeGreaterThan( 100 );
				await expect( atelier.button( 'Undo' ) ).toBeHidden();

				await atelier.writeHeading( 'Later' );
				await choose( 'menuitem', 'Undo' );
				await page.keyboard.press( 'Escape' );
				await expect(
					atelier.canvas.getByText( 'Hours', { exact: true } )
				).toBeVisible();

				await choose( 'menuitemradio', 'Tablet' );
				await page.keyboard.press( 'Escape' );
				await expect
					.poll( async () => {
						const box = await page
							.locator( 'iframe[name="editor-canvas"]' )
							.boundingBox();
						return box?.width ?? 0;
					} )
					.toBeGreaterThan( 700 );

				await atelier.button( 'Options' ).click();
				await expect(
					page.getByRole( 'menuitem', { name: /^View page/ } )
				).toBeVisible();
				await page.keyboard.press( 'Escape' );
				await choose( 'menuitem', 'Styles' );
				await expect(
					page.getByRole( 'button', { name: 'Typography' } )
				).toBeVisible();
			} finally {
				await site.rest( 'DELETE', `/wp/v2/pages/${ id }?force=true` );
			}
		} );
	} );
} );
