import { expect, hasTestPlugin, test } from './support/test';

test.describe( 'other plugins', () => {
	test.skip( ! hasTestPlugin, 'needs the test plugin' );

	test( 'have their blocks, scripts and styles, also late and from the server, and bind blocks to their own values @matrix', async ( {
		atelier,
		page,
		site,
		baseURL,
		context,
	} ) => {
		await test.step( 'blocks, scripts and inline code, although everything loads late', async () => {
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

				await atelier.canvas
					.getByText( 'Words', { exact: true } )
					.click();
				await atelier.button( 'Block Inserter' ).click();
				await ( await atelier.searchBlocks( 'Greeting' ) ).click();
				await atelier.button( 'Save' ).click();
				await expect( atelier.button( 'Saved' ) ).toBeVisible();
				expect(
					( await site.visit( link ) ).split( 'atelier-e2e-greeting' )
				).toHaveLength( 3 );
			} finally {
				await site.rest( 'DELETE', `/wp/v2/pages/${ id }?force=true` );
			}
		} );

		await test.step( 'blocks and styles on the server, front-end scripts, and bound values', async () => {
			await context.addCookies( [
				{ name: 'atelier_e2e_apis', value: '1', url: baseURL ?? '' },
			] );
			const { id, link } = await site.rest( 'POST', '/wp/v2/pages', {
				title: 'Served',
				status: 'publish',
				content: `<!-- wp:atelier-e2e/clock /-->
<!-- wp:paragraph {"metadata":{"bindings":{"content":{"source":"atelier-e2e/word","args":{"key":"tide"}}}}} --><p></p><!-- /wp:paragraph -->
<!-- wp:details --><details class="wp-block-details"><summary>Summary</summary></details><!-- /wp:details -->`,
			} );
			try {
				await atelier.open( `/page/${ id }` );
				await atelier.waitForSight( 'Clock of the server' );
				await atelier.go( `/page/${ id }`, { canvas: 'edit' } );
				await atelier.waitForEditor();
				await expect(
					atelier.canvas.getByText( 'Clock in the editor' )
				).toBeVisible();
				await expect(
					atelier.canvas.getByText( 'Bound to tide' )
				).toBeVisible();
				await expect(
					atelier.canvas.locator( '.wp-block-details' )
				).toHaveCSS( 'color', 'rgb(4, 5, 6)' );

				await atelier.button( 'Block Inserter' ).click();
				const library = page.getByRole( 'region', {
					name: 'Block Library',
				} );
				// WordPress adds further categories while the browser is idle, which one that paints nothing seldom is.
				await expect( async () => {
					await page.mouse.move( 20, 400 );
					await page.mouse.move( 30, 410 );
					await expect(
						library.getByText( 'Category of a plugin' )
					).toBeVisible( { timeout: 1000 } );
				} ).toPass();
				await library.getByRole( 'searchbox' ).fill( 'Details of' );
				await expect(
					library.getByRole( 'option', {
						name: 'Details of a plugin',
					} )
				).toBeVisible();
				// Poetry is Verse on 6.8.
				await library.getByRole( 'searchbox' ).fill( 'poem' );
				await expect( library.getByRole( 'option' ) ).toHaveCount( 0 );

				await page.goto( link, { waitUntil: 'commit' } );
				await expect(
					page.getByText( 'Clock of a script' )
				).toBeVisible();
				await expect( page.getByText( 'Bound to tide' ) ).toBeVisible();
			} finally {
				await site.rest( 'DELETE', `/wp/v2/pages/${ id }?force=true` );
			}
		} );
	} );

	test( 'add to blocks, the inserter, the palette and the templates through public APIs, and fill the slots of WordPress’s own editors @oldest', async ( {
		atelier,
		baseURL,
		context,
		page,
		site,
	} ) => {
		await test.step( 'add to blocks, the inserter, the palette and the templates through public APIs', async () => {
			await context.addCookies( [
				{ name: 'atelier_e2e_apis', value: '1', url: baseURL ?? '' },
			] );
			const toolbar = page.getByRole( 'toolbar', {
				name: 'Block tools',
			} );
			const { id } = await site.rest( 'POST', '/wp/v2/pages', {
				title: 'Extended',
				status: 'publish',
				content:
					'<!-- wp:paragraph --><p>Words</p><!-- /wp:paragraph -->',
			} );
			try {
				await atelier.edit( 'page', id );
				const words = atelier.canvas.getByText( 'Words', {
					exact: true,
				} );
				await expect( words ).toHaveCSS(
					'outline-color',
					'rgb(1, 2, 3)'
				);

				await words.click();
				await atelier.showSettings();
				await atelier.settings
					.getByRole( 'tab', { name: 'Block' } )
					.click();
				await expect(
					atelier.settings.getByText( 'Tone of a plugin' )
				).toBeVisible();
				const tabs = atelier.settings.getByRole( 'tab', {
					name: 'Styles',
					exact: true,
				} );
				if ( await tabs.isVisible() ) {
					await tabs.click();
				}
				await atelier.settings
					.getByRole( 'button', { name: 'Loud' } )
					.click();
				await expect( words ).toHaveClass(
					/is-style-atelier-e2e-loud/
				);

				await words.dblclick();
				await toolbar
					.getByRole( 'button', { name: 'More', exact: true } )
					.click();
				await page.getByRole( 'menuitem', { name: 'Shout' } ).click();
				await expect(
					atelier.canvas.locator( 'strong.atelier-e2e-shout' )
				).toHaveText( 'Words' );
				// The focus is on the menu's button.
				await words.click();
				await page.keyboard.press( 'End' );
				await page.keyboard.press( 'Enter' );
				await page.keyboard.type( '~Ban' );
				await page.getByRole( 'option', { name: 'Banana' } ).click();
				await expect(
					atelier.canvas.getByText( 'Banana pie' )
				).toBeVisible();

				// The toolbar is hidden while typing.
				await words.click();
				await toolbar
					.getByRole( 'button', { name: 'Options', exact: true } )
					.click();
				await page
					.getByRole( 'menuitem', { name: 'Ask a plugin' } )
					.click();
				await expect( page ).toHaveTitle( 'A plugin was asked' );

				await atelier.button( 'Block Inserter' ).click();
				const library = page.getByRole( 'region', {
					name: 'Block Library',
				} );
				await library.getByRole( 'searchbox' ).fill( 'Card of' );
				await library
					.getByRole( 'option', { name: 'Card of a plugin' } )
					.click();
				await expect(
					atelier.canvas
						.locator( '.atelier-e2e-card' )
						.getByText( 'Inside of a card' )
				).toBeVisible();
				await library.getByRole( 'searchbox' ).fill( '' );
				await library.getByRole( 'tab', { name: 'Media' } ).click();
				await library
					.getByRole( 'tab', { name: 'Stock of a plugin' } )
					.click();
				await expect(
					library.getByRole( 'option', { name: 'A dot' } )
				).toBeVisible();

				await atelier.settings
					.getByRole( 'tab', { name: 'Block' } )
					.press( 'ControlOrMeta+k' );
				await page
					.getByRole( 'dialog' )
					.getByRole( 'combobox' )
					.fill( 'Wave as' );
				await page
					.getByRole( 'option', { name: 'Wave as a plugin does' } )
					.click();
				await expect( page ).toHaveTitle( 'A plugin waved' );

				await atelier.button( 'Save' ).click();
				await expect( atelier.button( 'Saved' ) ).toBeVisible();
				const { content } = await site.rest< {
					content: { raw: string };
				} >( 'GET', `/wp/v2/pages/${ id }?context=edit` );
				for ( const part of [
					'is-style-atelier-e2e-loud',
					'atelier-e2e-shout',
					'Banana pie',
					'atelier-e2e-card',
				] ) {
					expect( content.raw ).toContain( part );
				}
			} finally {
				await site.rest( 'DELETE', `/wp/v2/pages/${ id }?force=true` );
			}

			await atelier.edit(
				'wp_template',
				`${ await site.theme() }//landing`
			);
			await expect(
				atelier.canvas.getByText( 'Landed by a plugin' )
			).toBeVisible();
		} );

		await test.step( 'fill the slots of WordPress’s own editors, with their scripts', async () => {
			await context.addCookies( [
				{ name: 'atelier_e2e_slots', value: '1', url: baseURL ?? '' },
			] );
			const crashes: string[] = [];
			page.on( 'pageerror', ( { message } ) => crashes.push( message ) );
			const { id } = await site.rest( 'POST', '/wp/v2/posts', {
				title: 'Filled',
				status: 'publish',
				content:
					'<!-- wp:navigation --><!-- wp:navigation-link {"label":"Away","url":"/"} /--><!-- /wp:navigation -->',
			} );
			const ofTemplates = atelier.settings.getByText(
				'About this template, by a plugin'
			);
			const theirs = atelier.button( 'Leave as a plugin does' );
			try {
				await test.step( 'of templates, beside their status', async () => {
					await atelier.edit(
						'wp_template',
						`${ await site.theme() }//single`
					);
					await atelier.showSettings();
					await expect( ofTemplates ).toBeVisible();
					await expect(
						atelier.settings.getByText( 'Read by a plugin' )
					).toBeVisible();
				} );

				await test.step( 'of posts, with their excerpt and the back button', async () => {
					await atelier.go( `/post/${ id }`, { canvas: 'edit' } );
					await atelier.waitForEditor();
					await atelier.canvas.getByText( 'Away' ).click();
					await atelier.showSettings();
					await atelier.settings
						.getByRole( 'tab', { name: 'Post', exact: true } )
						.click();
					await expect(
						atelier.settings.getByText( 'Read in the old way' )
					).toBeVisible();
					await expect( ofTemplates ).toBeHidden();
					await atelier.settings
						.getByRole( 'button', { name: 'Excerpt' } )
						.click();
					await expect(
						atelier.settings.getByText( 'Counted by a plugin' )
					).toBeVisible();
					await expect(
						atelier.button( 'Open Navigation' )
					).toBeHidden();
					await theirs.click();
					await expect( page ).toHaveTitle( 'Left by a plugin' );
				} );
				expect( crashes ).toEqual( [] );
			} finally {
				await site.rest( 'DELETE', `/wp/v2/posts/${ id }?force=true` );
			}
		} );
	} );
} );
