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
	} );

	test( 'are offered once per visit, unless the user has turned them off @full', async ( {
		atelier,
		page,
		site,
	} ) => {
		const { id } = await site.rest( 'POST', '/wp/v2/pages', {
			title: 'Nothing on purpose',
			status: 'draft',
		} );
		try {
			await atelier.showAndEdit( 'page', id );
			const dialog = dialogOf( atelier );
			await dialog.getByRole( 'button', { name: 'Start blank' } ).click();
			await expect( dialog ).toBeHidden();
			await expect(
				page.getByRole( 'region', { name: 'Editor content' } )
			).toBeFocused();
			await atelier.button( 'Open Navigation' ).click();
			await expect( atelier.bar ).toBeHidden();
			await page
				.getByRole( 'button', { name: /^Edit Page/ } )
				.press( 'Enter' );
			await expect(
				page.getByRole( 'region', { name: 'Editor content' } )
			).toBeFocused();
			await expect( dialog ).toBeHidden();

			await openEmpty( atelier, id );
			await dialog
				.getByRole( 'checkbox', { name: 'Show starter patterns' } )
				.uncheck();
			await page.keyboard.press( 'Escape' );
			await expect( dialog ).toBeHidden();
			await atelier.edit( 'page', id );
			await atelier.button( 'Options' ).click();
			await page.getByRole( 'menuitem', { name: 'Preferences' } ).click();
			const choice = page
				.getByRole( 'dialog', { name: 'Preferences' } )
				.getByRole( 'checkbox', { name: 'Show starter patterns' } );
			await expect( choice ).not.toBeChecked();
			await choice.check();
			await page.keyboard.press( 'Escape' );
			await openEmpty( atelier, id );
			await expect( dialog ).toBeVisible();
		} finally {
			await site.rest( 'DELETE', `/wp/v2/pages/${ id }?force=true` );
		}
	} );

	test( 'of its type are offered for an empty template, beside its fallback content @full', async ( {
		atelier,
		site,
	} ) => {
		const { id } = await site.rest( 'POST', '/wp/v2/templates', {
			slug: 'archive-e2e',
			title: 'An empty archive',
			content: '',
		} );
		try {
			await atelier.open( `/wp_template/${ id }`, { canvas: 'edit' } );
			const patterns = patternsOf( atelier );
			await expect(
				patterns.getByRole( 'option', { name: 'Text blog archive' } )
			).toBeVisible();
			await expect(
				patterns.getByRole( 'option', { name: 'Fallback content' } )
			).toBeVisible();
			await patterns
				.getByRole( 'option', { name: 'Text blog archive' } )
				.click();
			await expect(
				atelier.canvas.locator( '.wp-block-query' ).first()
			).toBeVisible();
		} finally {
			await site.rest( 'DELETE', `/wp/v2/templates/${ id }?force=true` );
		}
	} );

	test( 'for a footer are offered for an empty footer @full', async ( {
		atelier,
		site,
	} ) => {
		const { id } = await site.rest( 'POST', '/wp/v2/template-parts', {
			slug: 'e2e-empty-footer',
			title: 'An empty footer',
			area: 'footer',
			content: '',
		} );
		try {
			await atelier.open( `/wp_template_part/${ id }`, {
				canvas: 'edit',
			} );
			await expect(
				patternsOf( atelier ).getByRole( 'option', {
					name: 'Centered footer',
					exact: true,
				} )
			).toBeVisible();
			await expect(
				patternsOf( atelier ).getByRole( 'option', { name: /header/i } )
			).toHaveCount( 0 );
		} finally {
			await site.rest(
				'DELETE',
				`/wp/v2/template-parts/${ id }?force=true`
			);
		}
	} );
} );
