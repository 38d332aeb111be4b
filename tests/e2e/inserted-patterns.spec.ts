import { expect, test } from './support/test';

const HEADING =
	'<!-- wp:heading --><h2 class="wp-block-heading">Tell your story</h2><!-- /wp:heading -->';

test( 'patterns of the theme and the site are found and inserted; only their content is editable, until editing all patterns is enabled @matrix', async ( {
	atelier,
	page,
	site,
} ) => {
	await test.step( 'patterns of the theme and the site are found and inserted', async () => {
		const pattern = await site.rest( 'POST', '/wp/v2/blocks', {
			title: 'Opening times',
			status: 'publish',
			content:
				'<!-- wp:paragraph --><p>Open from nine to five</p><!-- /wp:paragraph -->',
		} );
		const { id } = await site.rest( 'POST', '/wp/v2/pages', {
			title: 'A page to fill',
			status: 'publish',
			content: HEADING,
		} );
		try {
			await atelier.edit( 'page', id );
			await atelier.button( 'Block Inserter' ).click();
			const library = page.getByRole( 'region', {
				name: 'Block Library',
			} );
			await library.getByRole( 'tab', { name: 'Patterns' } ).click();
			// Beside the library, over the canvas.
			await library.getByRole( 'tab', { name: 'My patterns' } ).click();
			await expect(
				library.getByRole( 'option', { name: 'Opening times' } )
			).toBeInViewport();
			const search = library.getByRole( 'searchbox' );
			for ( const [ title, text ] of [
				[ 'Opening times', 'Open from nine to five' ],
				[ 'Hero book', 'The Stories Book' ],
			] as const ) {
				await search.fill( title );
				// Results take the place of the category, which can contain the pattern, too.
				await expect(
					library.getByRole( 'tab', { name: 'My patterns' } )
				).toBeHidden();
				await library.getByRole( 'option', { name: title } ).click();
				await expect(
					atelier.canvas.getByText( text ).first()
				).toBeVisible();
			}
			await atelier.button( 'Save' ).click();
			await expect( atelier.button( 'Saved' ) ).toBeVisible();
			expect(
				await site.rest( 'GET', `/wp/v2/pages/${ id }?context=edit` )
			).toHaveProperty(
				'content.raw',
				expect.stringContaining(
					`<!-- wp:block {"ref":${ pattern.id }} /-->`
				)
			);
		} finally {
			await site.rest( 'DELETE', `/wp/v2/pages/${ id }?force=true` );
			await site.rest(
				'DELETE',
				`/wp/v2/blocks/${ pattern.id }?force=true`
			);
		}
	} );

	await test.step( 'only the content of an inserted pattern is editable, until editing all patterns is enabled', async () => {
		const { id } = await site.rest( 'POST', '/wp/v2/pages', {
			title: 'A page with a pattern',
			status: 'publish',
			content: `<!-- wp:group {"metadata":{"name":"Call to action","categories":["call-to-action"],"patternName":"twentytwentyfive/cta-centered-heading"}} --><div class="wp-block-group">${ HEADING }</div><!-- /wp:group -->`,
		} );
		try {
			await atelier.goAndEdit( 'page', id );
			const heading = atelier.canvas.getByText( 'Tell your story' );
			await heading.click();
			await atelier.showSettings();
			await atelier.settings
				.getByRole( 'tab', { name: 'Block' } )
				.click();
			const whole = atelier.settings.getByRole( 'button', {
				name: 'Edit pattern',
			} );
			if ( await page.locator( 'body.branch-6-8' ).count() ) {
				// There, all of a pattern can always be edited.
				await expect(
					atelier.settings.getByRole( 'button', {
						name: 'Apply globally',
					} )
				).toBeVisible();
				await expect( whole ).toBeHidden();
				return;
			}
			// The name is the theme pattern's, not the block's.
			await expect(
				atelier.settings.getByText( 'Centered heading', {
					exact: true,
				} )
			).toBeVisible();
			await expect( whole ).toBeVisible();
			await expect(
				atelier.settings.getByRole( 'button', {
					name: 'Apply globally',
				} )
			).toBeHidden();

			const command = async ( name: string ) => {
				// In text, the shortcut creates a link.
				await atelier.settings
					.getByRole( 'tab', { name: 'Block' } )
					.press( 'ControlOrMeta+k' );
				await page
					.getByRole( 'dialog' )
					.getByRole( 'combobox' )
					.fill( name );
				await page.getByRole( 'option', { name } ).click();
			};
			await command( 'Enable editing all patterns' );
			await heading.click();
			await expect( whole ).toBeHidden();
			await expect(
				atelier.settings.getByRole( 'button', {
					name: 'Apply globally',
				} )
			).toBeVisible();
			await command( 'Disable editing all patterns' );
			await heading.click();
			await expect( whole ).toBeVisible();
		} finally {
			await site.rest( 'DELETE', `/wp/v2/pages/${ id }?force=true` );
		}
	} );
} );
