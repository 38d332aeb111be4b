import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test';
import type { Atelier } from './support/atelier';

const paragraph = ( text: string ): string =>
	`<!-- wp:paragraph --><p>${ text }</p><!-- /wp:paragraph -->`;

const panelOf = ( { settings }: Atelier, title: string ): Locator =>
	settings.getByRole( 'button', { name: title, exact: true } ).first();

const blockIn = ( { settings }: Atelier, name: string ): Locator =>
	settings
		.getByRole( 'listitem' )
		.getByRole( 'button', { name, exact: true } );

async function act( { settings, page }: Atelier, action: string ) {
	await settings
		.getByRole( 'button', { name: 'Actions', exact: true } )
		.click();
	await page.getByRole( 'menuitem', { name: action, exact: true } ).click();
}

const notice = ( page: Page, text: string ): Locator =>
	page.getByText( text ).first();

test.describe( 'the settings of the open document', () => {
	test( 'contain its actions, designs and content @oldest', async ( {
		atelier,
		page,
		site,
	} ) => {
		await test.step( 'actions rename and copy a pattern, and the list opens after moving it to the trash', async () => {
			const { id } = await site.rest( 'POST', '/wp/v2/blocks', {
				title: 'E2E panel pattern',
				status: 'publish',
				content: paragraph( 'Some words' ),
			} );
			try {
				await atelier.edit( 'wp_block', id );
				await atelier.showSettings();
				await act( atelier, 'Rename' );
				const dialog = page.getByRole( 'dialog', { name: 'Rename' } );
				await dialog.getByLabel( 'Name' ).fill( 'E2E panel renamed' );
				await dialog.getByRole( 'button', { name: 'Save' } ).click();
				await expect(
					notice( page, 'Renamed to “E2E panel renamed”.' )
				).toBeVisible();
				await expect(
					atelier.settings.getByRole( 'heading', {
						name: 'E2E panel renamed',
					} )
				).toBeVisible();
				await expect(
					atelier.settings.getByRole( 'button', {
						name: 'Actions',
						exact: true,
					} )
				).toBeFocused();

				await act( atelier, 'Duplicate' );
				await expect(
					notice( page, '“E2E panel renamed (Copy)” created.' )
				).toBeVisible();

				await act( atelier, 'Move to trash' );
				await page
					.getByRole( 'dialog' )
					.getByRole( 'button', { name: 'Move to trash' } )
					.click();
				await expect(
					notice( page, '“E2E panel renamed” moved to the trash.' )
				).toBeVisible();
				await expect( atelier.bar ).toBeHidden();
				await expect(
					page.getByRole( 'heading', { name: 'My patterns' } )
				).toBeVisible();
			} finally {
				await site.remove( 'blocks', 'E2E panel' );
			}
		} );

		await test.step( 'designs of a template replace its content, and can be undone', async () => {
			const { id } = await site.rest( 'POST', '/wp/v2/templates', {
				slug: 'archive-e2e-design',
				title: 'E2E archive',
				content: paragraph( 'Words of mine' ),
			} );
			try {
				await atelier.goAndEdit( 'wp_template', id );
				await atelier.showSettings();
				await panelOf( atelier, 'Design' ).click();
				const designs = atelier.settings
					.getByRole( 'listbox', { name: 'Designs' } )
					.getByRole( 'option' );
				const text = designs.filter( { hasText: 'Text blog archive' } );
				await expect( text.locator( 'iframe' ) ).toBeVisible();
				await text.click();
				await expect(
					atelier.canvas.locator( '.wp-block-query' ).first()
				).toBeVisible();
				await expect(
					atelier.canvas.getByText( 'Words of mine' )
				).toHaveCount( 0 );
				await atelier.button( 'Undo' ).click();
				await expect(
					atelier.canvas.getByText( 'Words of mine' )
				).toBeVisible();
				await expect( atelier.button( 'Undo' ) ).toBeDisabled();
			} finally {
				await site.rest(
					'DELETE',
					`/wp/v2/templates/${ id }?force=true`
				);
			}
		} );

		await test.step( 'content is listed, and selects its blocks', async () => {
			const texts = Array.from( { length: 40 }, ( _none, at ) =>
				paragraph( `Words ${ at + 1 }` )
			);
			const { id } = await site.rest( 'POST', '/wp/v2/pages', {
				title: 'E2E a long page',
				content: `<!-- wp:spacer --><div style="height:100px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->${ texts.join( '' ) }`,
			} );
			try {
				await atelier.goAndEdit( 'page', id );
				await atelier.showSettings();
				await expect( blockIn( atelier, 'Words 1' ) ).toBeVisible();
				await expect( blockIn( atelier, 'Title' ) ).toHaveCount( 0 );
				await atelier.toggleTemplate();
				await expect( blockIn( atelier, 'Title' ) ).toBeVisible();
				await expect( blockIn( atelier, 'Spacer' ) ).toHaveCount( 0 );
				await expect( blockIn( atelier, 'Words 40' ) ).toHaveCount( 0 );
				await atelier.settings
					.getByRole( 'button', { name: 'Show all' } )
					.click();
				await blockIn( atelier, 'Words 40' ).click();
				const last = atelier.canvas.getByText( 'Words 40' );
				await expect( last ).toBeInViewport();
				await expect( last ).toBeFocused();
				// The panel stays open for the next one.
				await expect( blockIn( atelier, 'Words 40' ) ).toHaveAttribute(
					'aria-current',
					'true'
				);
				await blockIn( atelier, 'Words 1' ).click();
				const first = atelier.canvas.getByText( 'Words 1', {
					exact: true,
				} );
				await expect( first ).toBeInViewport();
				await atelier.page.keyboard.press( 'End' );
				await atelier.page.keyboard.type( ' more' );
				await expect(
					blockIn( atelier, 'Words 1 more' )
				).toBeVisible();
			} finally {
				await site.rest( 'DELETE', `/wp/v2/pages/${ id }?force=true` );
			}
		} );
	} );

	test( 'depend on its type and preferences, are saved with it, and omit panels without designs or content @matrix', async ( {
		atelier,
		page,
		site,
	} ) => {
		await test.step( 'designs of a pattern are those of its categories, and can be undone', async () => {
			const category = await site.rest(
				'POST',
				'/wp/v2/wp_pattern_category',
				{
					name: 'Banners',
					slug: 'banner',
				}
			);
			const patterns = [];
			try {
				for ( const title of [ 'E2E design one', 'E2E design two' ] ) {
					patterns.push(
						await site.rest( 'POST', '/wp/v2/blocks', {
							title,
							status: 'publish',
							wp_pattern_category: [ category.id ],
							content: paragraph( `Words of ${ title }` ),
						} )
					);
				}
				await atelier.edit( 'wp_block', patterns[ 0 ]?.id ?? '' );
				await atelier.showSettings();
				await panelOf( atelier, 'Design' ).click();
				const designs = atelier.settings
					.getByRole( 'listbox', { name: 'Designs' } )
					.getByRole( 'option' );
				await expect( designs.first() ).toBeVisible();
				await expect(
					designs.filter( { hasText: 'E2E design one' } )
				).toHaveCount( 0 );
				const other = designs.filter( { hasText: 'E2E design two' } );
				// Pictures are requested shortly before they are visible.
				await other.scrollIntoViewIfNeeded();
				await expect( other.locator( 'iframe' ) ).toBeVisible();
				expect( await designs.count() ).toBeGreaterThan( 1 );
				await other.click();
				await expect(
					atelier.canvas.getByText( 'Words of E2E design two' )
				).toBeVisible();
				await atelier.button( 'Undo' ).click();
				await expect(
					atelier.canvas.getByText( 'Words of E2E design one' )
				).toBeVisible();
				await expect( atelier.button( 'Undo' ) ).toBeDisabled();
			} finally {
				await site.remove( 'blocks', 'E2E design' );
				await site.rest(
					'DELETE',
					`/wp/v2/wp_pattern_category/${ category.id }?force=true`
				);
			}
		} );

		await test.step( 'actions of a page are those of its list, and the screen of a trashed page is left', async () => {
			const { id } = await site.rest( 'POST', '/wp/v2/pages', {
				title: 'E2E panel page',
				status: 'publish',
				content: paragraph( 'Some words' ),
			} );
			try {
				await atelier.showAndEdit( 'page', id );
				await atelier.waitForEditor();
				await atelier.showSettings();
				await atelier.settings
					.getByRole( 'button', { name: 'Actions', exact: true } )
					.press( 'Enter' );
				const menu = page.getByRole( 'menu', { name: 'Actions' } );
				await expect( menu.getByRole( 'menuitem' ) ).toHaveText( [
					'View',
					'Rename',
					'Duplicate',
					'Order',
					'Set as homepage',
					'Set as posts page',
					'Move to trash',
				] );
				await expect(
					menu.getByRole( 'menuitem', { name: 'View' } )
				).toBeFocused();
				await menu
					.getByRole( 'menuitem', { name: 'Move to trash' } )
					.click();
				await page
					.getByRole( 'dialog' )
					.getByRole( 'button', { name: 'Move to trash' } )
					.click();
				// It was opened from its own screen, which is empty now.
				await expect(
					page.getByRole( 'region', { name: 'Pages', exact: true } )
				).toBeVisible();
			} finally {
				await site.rest( 'DELETE', `/wp/v2/pages/${ id }?force=true` );
			}
		} );

		await test.step( 'a template without customizations has no actions, and its content starts with its header', async () => {
			await atelier.goAndEdit(
				'wp_template',
				`${ await site.theme() }//single`
			);
			await atelier.showSettings();
			await expect( panelOf( atelier, 'Content' ) ).toBeVisible();
			await expect(
				atelier.settings
					.getByRole( 'listitem' )
					.first()
					.getByRole( 'button', { name: 'Header' } )
			).toBeVisible();
			await expect(
				atelier.settings.getByRole( 'button', {
					name: 'Actions',
					exact: true,
				} )
			).toHaveCount( 0 );
		} );

		await test.step( 'a post becomes sticky, gets a format, shows its length, and has the panels that are preferred', async () => {
			const { id } = await site.rest( 'POST', '/wp/v2/posts', {
				title: 'E2E panel post',
				status: 'publish',
				content: paragraph( 'One two three' ),
			} );
			try {
				await atelier.goAndEdit( 'post', id );
				await atelier.showSettings();
				const { settings } = atelier;
				await expect(
					settings.getByText( '3 words, less than a minute to read' )
				).toBeVisible();
				await expect(
					settings.getByText( /^Last edited / )
				).toBeVisible();
				await settings
					.getByRole( 'checkbox', { name: 'Sticky' } )
					.check();
				await settings
					.getByRole( 'combobox', { name: 'Format' } )
					.selectOption( 'Quote' );
				await atelier.canvas.getByText( 'One two three' ).click();
				await atelier.page.keyboard.press( 'End' );
				await atelier.page.keyboard.type( ' four' );
				await settings.getByRole( 'tab', { name: 'Post' } ).click();
				await expect(
					settings.getByText( '4 words, less than a minute to read' )
				).toBeVisible();
				await atelier.button( 'Save' ).click();
				await expect( atelier.button( 'Saved' ) ).toBeVisible();
				const { sticky, format } = await site.rest<
					Record< 'sticky' | 'format', unknown >
				>( 'GET', `/wp/v2/posts/${ String( id ) }?context=edit` );
				expect( { sticky, format } ).toEqual( {
					sticky: true,
					format: 'quote',
				} );
				const toggle = async ( ...names: readonly string[] ) => {
					await atelier.button( 'Options' ).click();
					await page
						.getByRole( 'menuitem', { name: 'Preferences' } )
						.click();
					const dialog = page.getByRole( 'dialog', {
						name: 'Preferences',
					} );
					const panels = dialog.getByRole( 'group', {
						name: 'Document settings',
					} );
					for ( const name of names ) {
						await panels.getByRole( 'checkbox', { name } ).click();
					}
					await dialog
						.getByRole( 'button', { name: 'Close' } )
						.click();
				};
				await expect( panelOf( atelier, 'Categories' ) ).toBeVisible();
				await expect( panelOf( atelier, 'Excerpt' ) ).toBeVisible();
				await toggle( 'Categories', 'Excerpt' );
				await expect( panelOf( atelier, 'Categories' ) ).toHaveCount(
					0
				);
				await expect( panelOf( atelier, 'Excerpt' ) ).toHaveCount( 0 );
				await expect( panelOf( atelier, 'Tags' ) ).toBeVisible();
				await toggle( 'Excerpt' );
				await expect( panelOf( atelier, 'Excerpt' ) ).toBeVisible();
			} finally {
				await site.rest(
					'DELETE',
					`/wp/v2/posts/${ String( id ) }?force=true`
				);
			}
		} );

		await test.step( 'a page gets its own template, starting with a copy of the current one', async () => {
			const { id } = await site.rest( 'POST', '/wp/v2/pages', {
				title: 'E2E panel page',
				status: 'publish',
				content: paragraph( 'Some words' ),
			} );
			const name = `E2E made ${ Date.now() }`;
			try {
				await atelier.goAndEdit( 'page', id );
				await atelier.showSettings();
				await atelier.settings
					.getByRole( 'button', { name: 'Create new template' } )
					.click();
				const dialog = page.getByRole( 'dialog', {
					name: 'Create new template',
				} );
				await dialog.getByLabel( 'Name' ).fill( name );
				await dialog.getByRole( 'button', { name: 'Create' } ).click();
				await expect( dialog ).toBeHidden();
				await expect(
					atelier.settings.getByRole( 'combobox', {
						name: 'Template',
					} )
				).toHaveValue( /^wp-custom-template-e2e-made-/ );
				await atelier.button( 'Save' ).click();
				await expect( atelier.button( 'Saved' ) ).toBeVisible();
				const { template } = await site.rest< { template: string } >(
					'GET',
					`/wp/v2/pages/${ String( id ) }?context=edit`
				);
				expect( template ).toMatch( /^wp-custom-template-e2e-made-/ );
				await atelier.settings
					.getByRole( 'button', { name: `Edit template: ${ name }` } )
					.click();
				await expect(
					atelier.canvas.getByRole( 'document', {
						name: 'Block: Content',
					} )
				).toBeVisible();
			} finally {
				await site.rest(
					'DELETE',
					`/wp/v2/pages/${ String( id ) }?force=true`
				);
				const made = await site.rest<
					readonly { id: string; title: { raw: string } }[]
				>( 'GET', '/wp/v2/templates?context=edit&_fields=id,title' );
				for ( const { id: template, title } of made ) {
					if ( title.raw === name ) {
						await site.rest(
							'DELETE',
							`/wp/v2/templates/${ template }?force=true`
						);
					}
				}
			}
		} );

		await test.step( 'designs of a part are those of its area; without any, there is no panel', async () => {
			const theme = await site.theme();
			await atelier.goAndEdit( 'wp_template_part', `${ theme }//footer` );
			await atelier.showSettings();
			await panelOf( atelier, 'Design' ).click();
			const designs = atelier.settings
				.getByRole( 'listbox', { name: 'Designs' } )
				.getByRole( 'option' );
			await expect(
				designs.filter( { hasText: 'Footer Newsletter' } ).first()
			).toBeVisible();
			const search = atelier.settings.getByRole( 'searchbox', {
				name: 'Search designs',
			} );
			await search.fill( 'newsletter' );
			await expect( designs ).not.toHaveText( [ /column/i ] );
			await search.fill( 'no such thing' );
			await expect(
				atelier.settings.getByText( 'No results found' )
			).toBeVisible();
			// The panel must not make the page higher than the window.
			expect(
				await page.evaluate(
					() =>
						document.documentElement.scrollHeight <=
						window.innerHeight
				)
			).toBe( true );

			const { id } = await site.rest( 'POST', '/wp/v2/templates', {
				slug: 'e2e-no-designs',
				title: 'E2E no designs',
				content: paragraph( 'Words of mine' ),
			} );
			try {
				await atelier.goAndEdit( 'wp_template', id );
				await atelier.showSettings();
				await expect( panelOf( atelier, 'Content' ) ).toBeVisible();
				await expect( panelOf( atelier, 'Design' ) ).toHaveCount( 0 );
			} finally {
				await site.rest(
					'DELETE',
					`/wp/v2/templates/${ id }?force=true`
				);
			}
		} );

		await test.step( 'without content, there is no panel', async () => {
			const { id } = await site.rest( 'POST', '/wp/v2/blocks', {
				title: 'E2E only space',
				status: 'publish',
				content:
					'<!-- wp:spacer --><div style="height:100px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->',
			} );
			try {
				await atelier.goAndEdit( 'wp_block', id );
				await atelier.showSettings();
				await expect(
					atelier.settings.getByRole( 'heading', {
						name: 'E2E only space',
					} )
				).toBeVisible();
				await expect( panelOf( atelier, 'Content' ) ).toHaveCount( 0 );

				// On a small screen, the panel closes for the block.
				await page.setViewportSize( { width: 390, height: 844 } );
				await atelier.goAndEdit(
					'wp_template',
					`${ await site.theme() }//single`
				);
				await atelier.showSettings();
				await blockIn( atelier, 'Footer' ).click();
				await expect( atelier.settings ).toBeHidden();
				await expect(
					atelier.canvas.locator( 'footer' ).first()
				).toBeInViewport();
			} finally {
				await site.rest( 'DELETE', `/wp/v2/blocks/${ id }?force=true` );
			}
		} );
	} );
} );
