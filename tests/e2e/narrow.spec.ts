import { expect, test } from './support/test';

test.use( { viewport: { width: 390, height: 844 } } );

test.describe( 'on a small screen', () => {
	test( 'one area is shown at a time, and everything can be reached @oldest', async ( {
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

			// Panels cover the canvas and give it back.
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
			await library.getByRole( 'searchbox' ).fill( 'Separator' );
			await library
				.getByRole( 'option', { name: 'Separator', exact: true } )
				.click();
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

	test( 'nothing is wider than the screen', async ( { atelier, page } ) => {
		for ( const path of [ '/', '/nothing/at/all' ] ) {
			await atelier.open( path );
			await expect( atelier.navigation ).toBeVisible();
			const overflow = await page.evaluate(
				() => document.documentElement.scrollWidth - window.innerWidth
			);
			expect( overflow ).toBeLessThanOrEqual( 0 );
		}
	} );
} );
