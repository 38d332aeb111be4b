import { expect, test } from './support/test';

test.describe( 'the shell', () => {
	test( 'shows the site instead of WordPress’s menu, and the palette before anything else; its canvas opens, closes, and returns to where it was opened from @matrix', async ( {
		atelier,
		page,
		context,
		site,
	} ) => {
		await atelier.open();
		const { navigation } = atelier;
		await expect(
			navigation.getByRole( 'heading', { name: 'Design' } )
		).toBeVisible();
		await page.keyboard.press( 'ControlOrMeta+k' );
		await expect(
			page.getByRole( 'option', { name: 'View site' } )
		).toBeVisible();
		// It takes keys once it has the focus, which comes a moment after it is shown.
		await expect( page.getByRole( 'combobox' ) ).toBeFocused();
		await page.keyboard.press( 'Escape' );
		await expect( page.getByRole( 'combobox' ) ).toBeHidden();
		await expect( atelier.preview.locator( 'body' ) ).toBeVisible();
		await expect( page ).toHaveTitle( /^Design ‹ .+ — Atelier$/ );
		// WordPress's own menu and bar are hidden.
		await expect( page.locator( '#adminmenu' ) ).toBeHidden();
		await expect( page.locator( '#wpadminbar' ) ).toBeHidden();

		await test.step( 'links open in a new tab on request', async () => {
			const opening = context.waitForEvent( 'page' );
			await navigation
				.getByRole( 'link', { name: /^Header/ } )
				.click( { modifiers: [ 'ControlOrMeta' ] } );
			const tab = await opening;
			await expect( tab ).toHaveURL( /p=%2Fwp_template_part/ );
			await expect(
				navigation.getByRole( 'heading', { name: 'Design' } )
			).toBeVisible();
			await tab.close();
		} );
		await test.step( 'it scrolls in view mode', async () => {
			const scrolled = () =>
				atelier.preview
					.locator( 'html' )
					.evaluate( ( { scrollTop } ) => scrollTop );
			await page.mouse.move( 850, 400 );
			// A page that is still loading is too short to scroll.
			await expect( async () => {
				await page.mouse.wheel( 0, 300 );
				expect( await scrolled() ).toBeGreaterThan( 0 );
			} ).toPass( { timeout: 30_000 } );
			await expect( page ).not.toHaveURL( /canvas=edit/ );
		} );

		const edit = page.getByRole( 'button', { name: /^Edit / } );
		for ( const key of [ 'Enter', 'Space' ] ) {
			await test.step( `it opens with ${ key }`, async () => {
				await edit.focus();
				await page.keyboard.press( key );
				await atelier.waitForEditor();
				await expect( page ).toHaveURL( /canvas=edit/ );
				await expect( atelier.navigation ).toBeHidden();
				await atelier.button( 'Open Navigation' ).click();
				await expect( page ).not.toHaveURL( /canvas=edit/ );
				await expect( edit ).toBeFocused();
			} );
		}

		await test.step( 'it closes with the browser’s back button', async () => {
			await atelier.clickCanvas();
			await atelier.waitForEditor();
			await page.goBack( { waitUntil: 'commit' } );
			await expect(
				atelier.navigation.getByRole( 'heading', {
					name: 'Design',
				} )
			).toBeVisible();
			await expect( atelier.bar ).toBeHidden();
		} );

		await test.step( 'documents are found by name', async () => {
			await atelier.open();
			await atelier.navigation
				.getByRole( 'button', { name: 'Open command palette' } )
				.click();
			await page.getByRole( 'combobox' ).fill( 'Footer' );
			await page
				.getByRole( 'option', { name: /^Footer – Template Part/ } )
				.first()
				.click();
			await expect( page ).toHaveURL(
				/p=%2Fwp_template_part%2F.+%2F%2Ffooter&canvas=edit/
			);
			await atelier.waitForEditor();
			await page.keyboard.press( 'ControlOrMeta+k' );
			await page.getByRole( 'combobox' ).fill( 'View' );
			await expect(
				page.getByRole( 'option', { name: 'View site' } )
			).toBeVisible();
			await page.keyboard.press( 'Escape' );
			await expect( page.getByRole( 'combobox' ) ).toBeHidden();
		} );

		await test.step( 'opened from the document, the canvas returns to it; opened from another one, to the list', async () => {
			await atelier.go( `/wp_template/${ await site.theme() }//index` );
			await atelier.navigation
				.getByRole( 'link', { name: 'Edit', exact: true } )
				.click();
			await atelier.waitForEditor();
			await atelier.button( 'Open Navigation' ).click();
			await expect( page ).toHaveURL(
				/p=%2Fwp_template%2F.+%2F%2Findex$/
			);

			await page
				.getByRole( 'button', { name: /^Edit / } )
				.press( 'Enter' );
			await atelier.waitForEditor();
			await page.keyboard.press( 'ControlOrMeta+k' );
			await page.getByRole( 'combobox' ).fill( 'Page: 404' );
			await page.getByRole( 'option', { name: /^Page: 404/ } ).click();
			await expect( page ).toHaveURL( /%2F%2F404&canvas=edit/ );
			await expect( atelier.bar.getByText( 'Page: 404' ) ).toBeVisible();
			await atelier.button( 'Open Navigation' ).click();
			await expect( page ).toHaveURL( /p=%2Ftemplate$/ );
		} );
		await test.step( 'a canvas opened by its address returns to the list', async () => {
			const { id } = await site.rest( 'POST', '/wp/v2/pages', {
				title: 'To be left',
				status: 'publish',
				content:
					'<!-- wp:paragraph --><p>Words</p><!-- /wp:paragraph -->',
			} );
			const ofPage = String( id );
			try {
				for ( const [ path, heading, query ] of [
					[ `/page/${ ofPage }`, 'Pages', /p=%2Fpage$/ ],
					[
						`/wp_template_part/${ await site.theme() }//header`,
						'Patterns',
						/p=%2Fpattern&postType=wp_template_part&categoryId=all-parts$/,
					],
				] as const ) {
					await atelier.open( path, { canvas: 'edit' } );
					await expect( atelier.bar ).toBeVisible();
					await atelier.button( 'Open Navigation' ).click();
					await expect( page ).toHaveURL( query );
					await expect(
						atelier.navigation.getByRole( 'heading', {
							name: heading,
							level: 1,
						} )
					).toBeVisible();
				}

				// The back button returns to the list in the address.
				await atelier.open( '/page', {
					activeView: 'published',
					layout: 'table',
					postId: ofPage,
					canvas: 'edit',
				} );
				await expect( atelier.bar ).toBeVisible();
				await atelier.button( 'Open Navigation' ).click();
				await expect( page ).toHaveURL(
					`/wp-admin/admin.php?page=atelier&p=%2Fpage&activeView=published&layout=table&postId=${ ofPage }`
				);
			} finally {
				await site.rest(
					'DELETE',
					`/wp/v2/pages/${ ofPage }?force=true`
				);
			}
		} );

		await test.step( 'a previewed theme stays on every navigation', async () => {
			await atelier.open( '/', { wp_theme_preview: 'twentytwentyfour' } );
			await expect(
				page.locator( 'iframe[title="Site preview"]' )
			).toHaveAttribute( 'src', /wp_theme_preview=twentytwentyfour/ );
			const header = atelier.navigation
				.getByRole( 'link', { name: /Template Part/ } )
				.first();
			await expect( header ).toHaveAttribute(
				'href',
				/wp_theme_preview=twentytwentyfour/
			);
			await header.click();
			await expect( page ).toHaveURL(
				/p=%2Fwp_template_part%2Ftwentytwentyfour.*wp_theme_preview=twentytwentyfour/
			);
			await page
				.getByRole( 'button', { name: /^Edit / } )
				.press( 'Enter' );
			await atelier.waitForEditor();
			const font = await atelier.canvas
				.locator( 'body' )
				.evaluate( ( body ) =>
					getComputedStyle( body ).getPropertyValue(
						'--wp--preset--font-family--heading'
					)
				);
			expect( font ).toContain( 'Cardo' );
		} );
	} );
} );
