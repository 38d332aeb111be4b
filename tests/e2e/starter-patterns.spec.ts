import { expect, test } from './support/test';
import type { Atelier } from './support/atelier';

const dialogOf = ( { page }: Atelier ) =>
	page.getByRole( 'dialog', { name: 'Choose a pattern' } );

const patternsOf = ( atelier: Atelier ) =>
	dialogOf( atelier ).getByRole( 'listbox', { name: 'Block patterns' } );

/** A dialog hides the editor from roles. */
const openEmpty = ( atelier: Atelier, id: number | string ) =>
	atelier.open( `/page/${ id }`, { canvas: 'edit' } );

test.describe( 'starter patterns', () => {
	test( 'are found, chosen and undone on an empty page @oldest', async ( {
		atelier,
		page,
		site,
	} ) => {
		const { id } = await site.rest( 'POST', '/wp/v2/pages', {
			title: 'Nothing yet',
			status: 'draft',
		} );
		try {
			await openEmpty( atelier, id );
			const dialog = dialogOf( atelier );
			const patterns = patternsOf( atelier ).getByRole( 'option' );
			await expect( patterns.nth( 6 ) ).toBeVisible();
			await expect( patterns.first().locator( 'iframe' ) ).toBeVisible();

			await dialog
				.getByRole( 'searchbox', { name: 'Search patterns' } )
				.fill( 'no such thing' );
			await expect(
				dialog.getByText( 'No results found' )
			).toBeVisible();
			await dialog.getByRole( 'searchbox' ).fill( 'homepage shop' );
			await expect( patterns ).toHaveCount( 1 );
			await dialog.getByRole( 'searchbox' ).fill( '' );
			await dialog
				.getByRole( 'combobox', { name: 'Category' } )
				.selectOption( { label: 'About' } );
			await expect( patterns ).toHaveCount( 1 );

			await patterns.first().press( 'Enter' );
			await expect( dialog ).toBeHidden();
			await expect(
				atelier.canvas.getByText( 'Hey,' ).first()
			).toBeVisible();
			await expect( page.locator( 'body' ) ).not.toBeFocused();
			await atelier.button( 'Undo' ).click();
			await expect( atelier.canvas.getByText( 'Hey,' ) ).toHaveCount( 0 );
			await atelier.button( 'Redo' ).click();
			await atelier.button( 'Save draft' ).click();
			await expect( atelier.button( 'Saved' ) ).toBeVisible();
			expect(
				await site.rest( 'GET', `/wp/v2/pages/${ id }?context=edit` )
			).toHaveProperty(
				'content.raw',
				expect.stringContaining( 'Hey,' )
			);
			await atelier.edit( 'page', id );
			await expect( atelier.canvas.getByText( 'Hey,' ) ).toBeVisible();
			await expect( dialog ).toBeHidden();
		} finally {
			await site.rest( 'DELETE', `/wp/v2/pages/${ id }?force=true` );
		}

		const made = {
			page: await site.rest( 'POST', '/wp/v2/pages', {
				title: 'Nothing on purpose',
				status: 'draft',
			} ),
			template: await site.rest( 'POST', '/wp/v2/templates', {
				slug: 'archive-e2e',
				title: 'An empty archive',
				content: '',
			} ),
			part: await site.rest( 'POST', '/wp/v2/template-parts', {
				slug: 'e2e-empty-footer',
				title: 'An empty footer',
				area: 'footer',
				content: '',
			} ),
		};
		const dialog = dialogOf( atelier );
		const option = ( name: RegExp | string ) =>
			patternsOf( atelier ).getByRole( 'option', { name } );
		try {
			await test.step( 'without one, the canvas has the focus, and nothing is offered again', async () => {
				await atelier.go( `/page/${ made.page.id }` );
				const edit = page.getByRole( 'button', { name: /^Edit Page/ } );
				const content = page.getByRole( 'region', {
					name: 'Editor content',
				} );
				await edit.press( 'Enter' );
				await dialog
					.getByRole( 'button', { name: 'Start blank' } )
					.click();
				await expect( dialog ).toBeHidden();
				await expect( content ).toBeFocused();
				await atelier.button( 'Open Navigation' ).click();
				await expect( atelier.bar ).toBeHidden();
				await edit.press( 'Enter' );
				await expect( content ).toBeFocused();
				await expect( dialog ).toBeHidden();
				await atelier.button( 'Options' ).click();
				await page
					.getByRole( 'menuitem', { name: 'Preferences' } )
					.click();
				await expect(
					page
						.getByRole( 'dialog', { name: 'Preferences' } )
						.getByRole( 'checkbox', {
							name: 'Show starter patterns',
						} )
				).toBeChecked();
				await page.keyboard.press( 'Escape' );
			} );
			await test.step( 'a footer has those of footers, a template those of its kind and its fallback', async () => {
				await atelier.go( '/' );
				await atelier.go( `/wp_template_part/${ made.part.id }`, {
					canvas: 'edit',
				} );
				await expect( option( /footer/i ).first() ).toBeVisible();
				await expect( option( /header/i ) ).toHaveCount( 0 );
				await dialog
					.getByRole( 'button', { name: 'Start blank' } )
					.click();
				await atelier.go( '/' );
				await atelier.go( `/wp_template/${ made.template.id }`, {
					canvas: 'edit',
				} );
				await expect( option( 'Fallback content' ) ).toBeVisible();
				await option( /blog.* archive/i )
					.first()
					.click();
				await expect(
					atelier.canvas.locator( '.wp-block-query' ).first()
				).toBeVisible();
			} );
		} finally {
			for ( const [ route, { id: other } ] of [
				[ 'pages', made.page ],
				[ 'templates', made.template ],
				[ 'template-parts', made.part ],
			] as const ) {
				await site.rest(
					'DELETE',
					`/wp/v2/${ route }/${ other }?force=true`
				);
			}
		}
	} );
} );
