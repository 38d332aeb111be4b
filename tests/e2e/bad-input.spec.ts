import path from 'node:path';
import { expect, hasTestPlugin, test } from './support/test';
import { openSection } from './support/styles';

/** docs/reliability.md lists the other failures and their tests. */
test( 'a homepage deleted during editing is kept in the browser; read-only folders are named, no partial file is left, and everything else is saved @matrix', async ( {
	atelier,
	page,
	site,
	baseURL,
	context,
} ) => {
	await test.step( 'a homepage deleted during editing is kept in the browser, and the site shows the problem', async () => {
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
					.getByText(
						'Your changes are kept. This item doesn’t exist anymore.'
					)
					.first()
			).toBeVisible();
			await expect(
				atelier.canvas.getByText( 'Front words' )
			).toBeVisible();

			// As after an import: WordPress resets the setting of a deleted homepage.
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

	await test.step( 'read-only folders are named, no partial file is left, and everything else is saved', async () => {
		if ( ! hasTestPlugin ) {
			return;
		}
		const { id } = await site.rest( 'POST', '/wp/v2/pages', {
			title: 'Without a place',
			status: 'publish',
			content:
				'<!-- wp:image --><figure class="wp-block-image"><img alt=""/></figure><!-- /wp:image --><!-- wp:paragraph --><p>Words</p><!-- /wp:paragraph -->',
		} );
		await context.addCookies( [
			{ name: 'atelier_e2e_unwritable', value: '1', url: baseURL ?? '' },
		] );
		const families = async () =>
			( await site.rest< unknown[] >( 'GET', '/wp/v2/font-families' ) )
				.length;
		const before = await families();
		try {
			await atelier.edit( 'page', id );
			await atelier.blocks( 'Block: Image' ).click();
			const chooser = page.waitForEvent( 'filechooser' );
			await atelier.canvas
				.getByRole( 'button', { name: 'Upload' } )
				.click();
			await (
				await chooser
			).setFiles( {
				name: 'dot.png',
				mimeType: 'image/png',
				buffer: await page.screenshot( {
					clip: { x: 0, y: 0, width: 10, height: 10 },
				} ),
			} );
			await expect(
				page.getByText( /Is its parent directory writable/ ).first()
			).toBeVisible();
			await atelier.canvas.getByText( 'Words', { exact: true } ).click();
			await page.keyboard.press( 'End' );
			await page.keyboard.type( ' stay' );
			await atelier.button( 'Save' ).click();
			await expect( atelier.button( 'Saved' ) ).toBeVisible();
			const { content } = await site.rest< { content: { raw: string } } >(
				'GET',
				`/wp/v2/pages/${ id }?context=edit`
			);
			expect( content.raw ).toContain( 'Words stay' );
			expect( content.raw ).not.toContain( 'blob:' );

			await openSection( atelier, '/typography', 'Typography' );
			await page.getByRole( 'button', { name: 'Manage fonts' } ).click();
			const fonts = page.getByRole( 'dialog', { name: 'Fonts' } );
			await fonts.getByRole( 'tab', { name: 'Upload' } ).click();
			await fonts
				.locator( 'input[type="file"]' )
				.setInputFiles(
					path.resolve(
						import.meta.dirname,
						'../fixtures/fonts/sans-regular.ttf'
					)
				);
			await fonts
				.getByRole( 'button', { name: 'Install', exact: true } )
				.click();
			await expect(
				fonts.getByRole( 'alert' ).filter( {
					hasText: 'There was an error installing fonts.',
				} )
			).toContainText( 'Is its parent directory writable' );
			expect( await families() ).toBe( before );
		} finally {
			await site.rest( 'DELETE', `/wp/v2/pages/${ id }?force=true` );
		}
	} );
} );
