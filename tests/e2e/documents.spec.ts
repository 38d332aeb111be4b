import { expect, test } from './support/test';

test.describe( 'documents', () => {
	test( 'a menu opens with its items, a page alone or inside its template; drafts and trashed posts are shown, a page gets another template, and a part opens from its template @matrix', async ( {
		atelier,
		page,
		site,
	} ) => {
		await test.step( 'a navigation menu opens with its items', async () => {
			const { id } = await site.rest( 'POST', '/wp/v2/navigation', {
				title: 'A menu',
				status: 'publish',
				content:
					'<!-- wp:navigation-link {"label":"Somewhere","url":"https://example.org","kind":"custom"} /-->',
			} );
			try {
				await atelier.open( `/wp_navigation/${ id }`, {
					canvas: 'edit',
				} );
				await expect(
					atelier.canvas.getByText( 'Somewhere' )
				).toBeVisible( { timeout: 60_000 } );
			} finally {
				await site.rest(
					'DELETE',
					`/wp/v2/navigation/${ id }?force=true`
				);
			}
		} );

		await test.step( 'a page is edited alone in the theme’s width, or inside its template', async () => {
			const { id } = await site.rest( 'POST', '/wp/v2/pages', {
				title: 'Alone',
				status: 'publish',
				content: `<!-- wp:paragraph --><p>${ 'Own words. '.repeat( 20 ) }</p><!-- /wp:paragraph --><!-- wp:paragraph --><p>Last words</p><!-- /wp:paragraph -->`,
			} );
			const header = atelier.canvas
				.locator( '.wp-block-site-title' )
				.first();
			const selected = atelier.canvas.locator( '.is-selected' );
			const last = atelier.canvas.getByText( /^Last words/ );
			try {
				await atelier.goAndEdit( 'page', id );
				await expect( last ).toBeVisible();
				await expect( header ).toHaveCount( 0 );
				const [ width, space ] = await Promise.all( [
					atelier.canvas
						.getByText( 'Own words.' )
						.evaluate(
							( words ) => words.getBoundingClientRect().width
						),
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
					atelier.bar.getByRole( 'button', {
						name: /^Alone and well, Page/,
					} )
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
					page.getByRole( 'menuitemcheckbox', {
						name: 'Show template',
					} )
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
				expect( saved.content.raw ).toContain(
					'<p>Last words, unsaved</p>'
				);
				expect( saved.content.raw ).toContain( '<p>One more</p>' );

				// WordPress stores the choice per user.
				await atelier.toggleTemplate();
				await expect( header ).toBeVisible();
				await page.reload( { waitUntil: 'commit' } );
				await atelier.waitForEditor();
				await expect( header ).toBeVisible();

				await test.step( 'inside it, only the page is editable', async () => {
					await atelier.showSettings();
					await expect(
						atelier.settings.getByRole( 'button', {
							name: 'Edit template: Pages',
						} )
					).toBeVisible();
					await expect( last ).toHaveAttribute(
						'contenteditable',
						'true'
					);
					await expect( header ).toHaveAttribute( 'inert' );
					const editable = atelier.canvas.locator(
						'[contenteditable="true"]:not([inert], [inert] *)'
					);
					// The page's title and paragraphs, but no block of the template.
					await expect( editable ).toHaveCount( 4 );

					await last.dblclick();
					const question = page.getByRole( 'dialog' );
					await expect( question ).toBeHidden();
					await header.dblclick( { force: true } );
					await expect( question ).toContainText( '“Pages”' );
					await question
						.getByRole( 'button', { name: 'Edit template' } )
						.click();
					await expect( page ).toHaveURL(
						/wp_template.+page&canvas=edit/
					);
				} );
			} finally {
				await site.rest( 'DELETE', `/wp/v2/pages/${ id }?force=true` );
			}
		} );
		await test.step( 'a draft is previewed while others can’t see it', async () => {
			const { id } = await site.rest( 'POST', '/wp/v2/pages', {
				title: 'Not yet public',
				status: 'draft',
				content:
					'<!-- wp:paragraph --><p>Words to come</p><!-- /wp:paragraph -->',
			} );
			try {
				await atelier.open( `/page/${ id }` );
				await expect(
					atelier.preview.getByText( 'Words to come' )
				).toBeVisible();
			} finally {
				await site.rest( 'DELETE', `/wp/v2/pages/${ id }?force=true` );
			}
		} );

		await test.step( 'a trashed menu can’t be edited, even in view mode', async () => {
			const { id } = await site.rest( 'POST', '/wp/v2/navigation', {
				title: 'Thrown away menu',
				status: 'publish',
				content:
					'<!-- wp:navigation-link {"label":"Gone","url":"https://example.org","kind":"custom"} /-->',
			} );
			await site.rest( 'DELETE', `/wp/v2/navigation/${ id }` );
			try {
				await atelier.go( `/wp_navigation/${ id }` );
				await expect(
					page
						.getByRole( 'alert' )
						.getByText( 'This is in the trash' )
				).toBeVisible();
				await expect( page.getByText( 'Gone' ) ).toBeHidden();
				await expect(
					page.getByRole( 'link', { name: 'Edit', exact: true } )
				).toBeHidden();
			} finally {
				await site.rest(
					'DELETE',
					`/wp/v2/navigation/${ id }?force=true`
				);
			}
		} );

		await test.step( 'a trashed page is shown but can’t be edited', async () => {
			const { id } = await site.rest( 'POST', '/wp/v2/pages', {
				title: 'Thrown away',
				status: 'publish',
				content:
					'<!-- wp:paragraph --><p>Old words</p><!-- /wp:paragraph -->',
			} );
			await site.rest( 'DELETE', `/wp/v2/pages/${ id }` );
			try {
				await atelier.go( `/page/${ id }` );
				await expect(
					atelier.navigation.getByText( 'This item is in the trash' )
				).toBeVisible();
				await expect(
					atelier.navigation.getByRole( 'link', {
						name: 'Edit',
						exact: true,
					} )
				).toBeHidden();
				await expect(
					page.getByRole( 'button', { name: /^Edit/ } )
				).toBeHidden();
				await atelier.clickCanvas();
				await page
					.getByRole( 'button', { name: 'Open command palette' } )
					.click();
				await page.getByRole( 'combobox' ).fill( 'Thrown away' );
				await expect(
					page.getByRole( 'option', { name: 'Restore: Thrown away' } )
				).toBeVisible();
				await expect(
					page.getByRole( 'group', { name: 'Edit' } )
				).toBeHidden();
				await page.keyboard.press( 'Escape' );
				await expect( page ).not.toHaveURL( /canvas=edit/ );
				await expect( atelier.bar ).toBeHidden();

				await atelier.open( `/page/${ id }`, { canvas: 'edit' } );
				await expect(
					page
						.getByRole( 'alert' )
						.getByText( 'This item is in the trash' )
				).toBeVisible();
				await expect( atelier.canvas.locator( 'body' ) ).toBeHidden();
				await expect( atelier.blocks() ).toHaveCount( 0 );
			} finally {
				await site.rest( 'DELETE', `/wp/v2/pages/${ id }?force=true` );
			}
		} );

		await test.step( 'a page gets another template, and is shown inside it', async () => {
			const { id } = await site.rest( 'POST', '/wp/v2/pages', {
				title: 'A page of another shape',
				status: 'publish',
				content:
					'<!-- wp:paragraph --><p>Hello</p><!-- /wp:paragraph -->',
			} );
			const title = atelier.canvas.getByText( 'A page of another shape' );
			try {
				// Inside its template, as the page before.
				await atelier.edit( 'page', id );
				await expect(
					atelier.canvas.locator( '.wp-block-site-title' ).first()
				).toBeVisible();
				await expect( title ).toBeVisible();
				await atelier.showSettings();
				const template = atelier.settings.getByRole( 'combobox', {
					name: 'Template',
				} );
				await template.selectOption( 'Page No Title' );
				await expect( title ).toBeHidden();
				await expect(
					atelier.canvas.getByText( 'Hello', { exact: true } )
				).toBeVisible();
				await atelier.button( 'Undo' ).click();
				await expect( title ).toBeVisible();
				await atelier.button( 'Redo' ).click();
				await atelier.button( 'Save' ).click();
				await expect( atelier.button( 'Saved' ) ).toBeVisible();
				expect(
					await site.rest( 'GET', `/wp/v2/pages/${ id }` )
				).toHaveProperty( 'template', 'page-no-title' );
			} finally {
				await site.rest( 'DELETE', `/wp/v2/pages/${ id }?force=true` );
			}
		} );

		await test.step( 'dates and other bound values belong to the post', async () => {
			const { id } = await site.rest( 'POST', '/wp/v2/posts', {
				title: 'A post with a date',
				status: 'publish',
				date: '2021-03-04T05:06:07',
			} );
			try {
				await atelier.goAndEdit( 'post', id );
				await atelier.toggleTemplate();
				await expect(
					atelier.canvas.locator( '.wp-block-post-date' ).first()
				).toBeVisible();
				await expect(
					atelier.canvas.getByText( 'Invalid date' )
				).toHaveCount( 0 );
			} finally {
				await site.rest( 'DELETE', `/wp/v2/posts/${ id }?force=true` );
			}
		} );

		await test.step( 'a template part opens from its template, and going back restores the position', async () => {
			await atelier.goAndEdit(
				'wp_template',
				`${ await site.theme() }//index`
			);
			await expect(
				atelier.canvas.getByText( 'Invalid date' )
			).toHaveCount( 0 );
			await atelier.button( 'Document Overview' ).click();
			const tree = page.getByRole( 'treegrid' );
			await tree.getByRole( 'link', { name: 'Header' } ).click();
			await page
				.getByRole( 'toolbar', { name: 'Block tools' } )
				.getByRole( 'button', { name: /^Edit( original)?$/ } )
				.click();
			await expect( page ).toHaveURL(
				/p=%2Fwp_template_part%2F.+%2F%2Fheader&canvas=edit&focusMode=true/
			);
			await atelier.waitForEditor();
			await atelier.button( 'Back' ).click();
			await expect( page ).toHaveURL(
				/p=%2Fwp_template%2F.+%2F%2Findex&canvas=edit/
			);
			await atelier.waitForEditor();
			await expect( atelier.button( 'Back' ) ).toBeHidden();
			// The selection is restored.
			await expect(
				page
					.getByRole( 'toolbar', { name: 'Block tools' } )
					.getByRole( 'button', { name: /^Edit( original)?$/ } )
			).toBeVisible();
		} );
	} );
} );
