import { expect, hasTestPlugin, test } from './support/test';

test.describe( 'other plugins', () => {
	test.skip( ! hasTestPlugin, 'needs the test plugin' );

	test( 'bring their blocks, scripts and inline code along, although everything loads late @oldest', async ( {
		atelier,
		page,
		site,
	} ) => {
		const { id, link } = await site.rest( 'POST', '/wp/v2/pages', {
			title: 'With a guest',
			status: 'publish',
			content:
				'<!-- wp:paragraph --><p>Words</p><!-- /wp:paragraph --><!-- wp:atelier-e2e/greeting /-->',
		} );
		try {
			await atelier.edit( 'page', id );
			await expect(
				atelier.canvas.getByText( 'Hello from another plugin' )
			).toBeVisible();

			const found = await page.evaluate( () => {
				const all = window as unknown as Record< string, unknown >;
				const probe = document.createElement( 'i' );
				probe.className = 'atelier-e2e-late';
				document.body.append( probe );
				return {
					editorScript: all[ 'atelierE2eEditor' ],
					lateInline: all[ 'atelierE2eLate' ],
					lateStyle: getComputedStyle( probe ).color,
				};
			} );
			expect( found ).toEqual( {
				editorScript: true,
				lateInline: 'ran',
				lateStyle: 'rgb(1, 2, 3)',
			} );

			await atelier.canvas.getByText( 'Words', { exact: true } ).click();
			await atelier.button( 'Block Inserter' ).click();
			const library = page.getByRole( 'region', {
				name: 'Block Library',
			} );
			await library.getByRole( 'searchbox' ).fill( 'Greeting' );
			await library.getByRole( 'option', { name: 'Greeting' } ).click();
			await atelier.button( 'Save' ).click();
			await expect( atelier.button( 'Saved' ) ).toBeVisible();
			expect(
				( await site.visit( link ) ).split( 'atelier-e2e-greeting' )
			).toHaveLength( 3 );
		} finally {
			await site.rest( 'DELETE', `/wp/v2/pages/${ id }?force=true` );
		}
	} );
} );
