import { expect, hasTestPlugin, test } from './support/test';

/** A previewed theme acts as the active one, without affecting other tests. */
const classic = { wp_theme_preview: 'atelier-classic' };
const hybrid = { wp_theme_preview: 'atelier-hybrid' };

test( 'without a block theme, the site is shown, and what has blocks is edited', async ( {
	atelier,
	page,
	site,
} ) => {
	test.skip( ! hasTestPlugin, 'needs the tests’ own themes' );
	const { id } = await site.rest( 'POST', '/wp/v2/pages', {
		title: 'A page in a classic theme',
		status: 'publish',
		content:
			'<!-- wp:paragraph --><p>Classic words</p><!-- /wp:paragraph -->',
	} );
	try {
		await test.step( 'a classic theme shows the site, and the reason why it can’t be edited', async () => {
			await atelier.open( '/', classic );
			await expect(
				atelier.navigation.getByText(
					'Atelier Classic isn’t a block theme'
				)
			).toBeVisible();
			await expect( atelier.preview.locator( 'body' ) ).toBeVisible();
			await expect(
				page.getByRole( 'button', { name: /^Edit / } )
			).toHaveCount( 0 );
			await expect(
				atelier.navigation.getByRole( 'heading', {
					name: 'Template parts',
				} )
			).toHaveCount( 0 );
		} );
		await test.step( 'it has no templates, but editable pages', async () => {
			await atelier.go( '/template', classic );
			await expect(
				page
					.getByText(
						'The theme you are currently using does not support this screen.'
					)
					.first()
			).toBeVisible();
			await atelier.go( `/page/${ id }`, { ...classic, canvas: 'edit' } );
			await atelier.waitForEditor();
			await expect(
				atelier.canvas.getByText( 'Classic words' )
			).toBeVisible();
		} );
	} finally {
		await site.rest( 'DELETE', `/wp/v2/pages/${ id }?force=true` );
	}
	await test.step( 'a hybrid theme has editable template parts', async () => {
		await atelier.open( '/', hybrid );
		await atelier.navigation
			.getByRole( 'link', { name: /^Header/ } )
			.click();
		await atelier.navigation
			.getByRole( 'link', { name: 'Edit', exact: true } )
			.click();
		await atelier.waitForEditor();
		await atelier.canvas.getByText( 'Words of a hybrid header' ).click();
		await page.keyboard.press( 'End' );
		await page.keyboard.type( ', changed' );
		await expect(
			atelier.bar.getByRole( 'button', { name: /^Activate .+ & Save$/ } )
		).toBeVisible();
	} );
} );
