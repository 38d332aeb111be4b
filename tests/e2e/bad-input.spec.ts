import { expect, test } from './support/test';

/** What else goes wrong is in docs/reliability.md, with its tests. */
test( 'a homepage that is deleted while it is edited is kept in the browser, and the site says what is wrong', async ( {
	atelier,
	page,
	site,
} ) => {
	const { id } = await site.rest( 'POST', '/wp/v2/pages', {
		title: 'Front for a while',
		status: 'publish',
		content: '<!-- wp:paragraph --><p>Front</p><!-- /wp:paragraph -->',
	} );
	const front = ( of: number | string ) =>
		site.rest( 'POST', '/wp/v2/settings', {
			show_on_front: of ? 'page' : 'posts',
			page_on_front: of,
		} );
	await front( id );
	try {
		await atelier.open( '/', { canvas: 'edit' } );
		await atelier.waitForEditor();
		await atelier.canvas.getByText( 'Front', { exact: true } ).click();
		await page.keyboard.press( 'End' );
		await page.keyboard.type( ' words' );
		await site.rest( 'DELETE', `/wp/v2/pages/${ id }?force=true` );
		await atelier.button( 'Save' ).click();
		await expect(
			page
				.getByText( 'Your changes are kept. This item doesn’t exist.' )
				.first()
		).toBeVisible();
		await expect( atelier.canvas.getByText( 'Front words' ) ).toBeVisible();

		// As after an import: WordPress itself forgets a homepage that is deleted.
		await front( 999999 );
		await atelier.open( `/wp_template/${ await site.theme() }//home`, {
			canvas: 'edit',
		} );
		await atelier.waitForEditor();
		await atelier.showSettings();
		await expect(
			atelier.settings.getByText(
				'This page was deleted or isn’t published anymore. Choose another page.'
			)
		).toBeVisible();
	} finally {
		await front( 0 );
	}
} );
