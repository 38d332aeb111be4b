import { expect, test } from './support/test';

test.describe( 'welcome guides', () => {
	test( 'greet new users once, and are shown again on demand @matrix', async ( {
		atelier,
		page,
		site,
	} ) => {
		const { id } = await site.rest( 'POST', '/wp/v2/pages', {
			title: 'A page for a newcomer',
			status: 'publish',
			content: '<!-- wp:paragraph --><p>Hello</p><!-- /wp:paragraph -->',
		} );
		const guide = page.getByRole( 'dialog' );
		const title = ( name: string ) =>
			guide.getByRole( 'heading', { name, level: 1 } );
		const read = async () => {
			while (
				await guide.getByRole( 'button', { name: 'Next' } ).isVisible()
			) {
				await guide.getByRole( 'button', { name: 'Next' } ).click();
			}
			await guide.getByRole( 'button', { name: 'Get started' } ).click();
		};
		try {
			await site.resetPreferences( true );
			// The dialog hides everything else from roles.
			await atelier.open( `/page/${ id }`, { canvas: 'edit' } );
			await expect( title( 'Edit your site' ) ).toBeVisible();
			await expect( guide ).toBeFocused();
			await read();
			// The next one waits for the next document: one reads one guide, and begins.
			await expect( guide ).toBeHidden();
			await expect(
				page.getByRole( 'region', { name: 'Editor content' } )
			).toBeFocused();

			await atelier.open( `/page/${ id }`, { canvas: 'edit' } );
			await expect( title( 'Editing a page' ) ).toBeVisible();
			// Closing it without reading also counts.
			await page.keyboard.press( 'Escape' );
			await expect( guide ).toBeHidden();

			await atelier.edit( 'page', id );
			await expect( guide ).toBeHidden();

			await atelier.button( 'Options' ).click();
			await page
				.getByRole( 'menuitem', { name: 'Welcome Guide' } )
				.click();
			await expect( title( 'Edit your site' ) ).toBeVisible();
			await read();
			await expect( guide ).toBeHidden();

			await atelier.toggleTemplate();
			await expect(
				atelier.canvas.locator( '.wp-block-template-part' ).first()
			).toBeVisible();
			await atelier.canvas
				.locator( '.wp-block-template-part' )
				.first()
				.dblclick( { force: true } );
			await page
				.getByRole( 'dialog' )
				.getByRole( 'button', { name: 'Edit template' } )
				.click();
			await expect( title( 'Editing a template' ) ).toBeVisible();
			await read();
			await expect( guide ).toBeHidden();

			await atelier.button( 'Styles' ).click();
			await expect( title( 'Style your site' ) ).toBeVisible();
			await read();
			await expect( guide ).toBeHidden();
		} finally {
			// The page would store its own after these.
			await page.goto( 'about:blank' );
			await site.resetPreferences();
			await site.rest( 'DELETE', `/wp/v2/pages/${ id }?force=true` );
		}
	} );
} );
