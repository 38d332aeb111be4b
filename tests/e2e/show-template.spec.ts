import { expect, test } from './support/test';

test( 'a page is edited alone in the theme’s width, or inside its template @matrix', async ( {
	atelier,
	page,
	site,
} ) => {
	const { id } = await site.rest( 'POST', '/wp/v2/pages', {
		title: 'Alone',
		status: 'publish',
		content: `<!-- wp:paragraph --><p>${ 'Own words. '.repeat( 20 ) }</p><!-- /wp:paragraph --><!-- wp:paragraph --><p>Last words</p><!-- /wp:paragraph -->`,
	} );
	const header = atelier.canvas.locator( '.wp-block-site-title' ).first();
	const selected = atelier.canvas.locator( '.is-selected' );
	const last = atelier.canvas.getByText( /^Last words/ );
	try {
		await atelier.edit( 'page', id );
		await expect( last ).toBeVisible();
		await expect( header ).toHaveCount( 0 );
		const [ width, space ] = await Promise.all( [
			atelier.canvas
				.getByText( 'Own words.' )
				.evaluate( ( words ) => words.getBoundingClientRect().width ),
			atelier.canvas
				.locator( 'body' )
				.evaluate( ( body ) => body.clientWidth ),
		] );
		expect( width ).toBe( 645 );
		expect( space ).toBeGreaterThan( width );

		const { title } = atelier;
		await title.click();
		await page.keyboard.press( 'End' );
		await page.keyboard.type( ' and well' );
		await expect( title ).toHaveText( 'Alone and well' );
		await expect(
			atelier.bar.getByRole( 'button', { name: /^Alone and well, Page/ } )
		).toBeVisible();

		await last.click();
		await page.keyboard.press( 'End' );
		await page.keyboard.type( ', un' );
		await atelier.toggleTemplate();
		await expect( header ).toBeVisible();
		await expect(
			atelier.canvas.getByText( 'Alone and well' )
		).toBeVisible();
		// The block stays selected and visible.
		await expect( selected ).toHaveText( 'Last words, un' );
		await expect( last ).toBeInViewport();
		await last.click();
		await page.keyboard.press( 'End' );
		await page.keyboard.type( 'saved' );
		await expect( last ).toHaveText( 'Last words, unsaved' );

		await atelier.button( 'View' ).click();
		await expect(
			page.getByRole( 'menuitemcheckbox', { name: 'Show template' } )
		).toBeChecked();
		await page.keyboard.press( 'Escape' );
		await atelier.toggleTemplate();
		await expect( header ).toHaveCount( 0 );
		await expect( last ).toHaveText( 'Last words, unsaved' );
		await expect( selected ).toHaveText( 'Last words, unsaved' );

		// A click below the last block adds another one.
		const room = await last.boundingBox();
		await page.mouse.click(
			( room?.x ?? 0 ) + 5,
			( room?.y ?? 0 ) + ( room?.height ?? 0 ) + 60
		);
		await page.keyboard.type( 'One more' );
		await expect(
			atelier.canvas.getByText( 'One more', { exact: true } )
		).toBeVisible();
		await atelier.button( 'Save' ).click();
		await expect( atelier.button( 'Saved' ) ).toBeVisible();
		const saved = await site.rest< {
			title: { raw: string };
			content: { raw: string };
		} >( 'GET', `/wp/v2/pages/${ id }?context=edit` );
		expect( saved.title.raw ).toBe( 'Alone and well' );
		expect( saved.content.raw ).toContain( '<p>Last words, unsaved</p>' );
		expect( saved.content.raw ).toContain( '<p>One more</p>' );

		// WordPress stores the choice per user.
		await atelier.toggleTemplate();
		await expect( header ).toBeVisible();
		await page.reload( { waitUntil: 'commit' } );
		await atelier.waitForEditor();
		await expect( header ).toBeVisible();
	} finally {
		await site.rest( 'DELETE', `/wp/v2/pages/${ id }?force=true` );
	}
} );
