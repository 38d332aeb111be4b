import { expect, hasTestPlugin, test } from './support/test';
import { Atelier } from './support/atelier';
import { logInAs } from './support/users';

const paragraph = ( text: string ): string =>
	`<!-- wp:paragraph --><p>${ text }</p><!-- /wp:paragraph -->`;

test.describe( 'roles', () => {
	test.skip( ! hasTestPlugin, 'needs the test plugin’s roles' );

	test( 'a designer edits and saves a template, and sees no other actions', async ( {
		browser,
		baseURL,
		site,
	} ) => {
		const { id } = await site.rest( 'POST', '/wp/v2/templates', {
			slug: 'e2e-designed',
			title: 'A template to design',
			content: paragraph( 'Before' ),
		} );
		const other = await site.rest( 'POST', '/wp/v2/pages', {
			title: 'Not theirs',
			status: 'publish',
			content: paragraph( 'Not theirs' ),
		} );
		const { context, remove } = await logInAs(
			'atelier_e2e_designer',
			site,
			browser,
			baseURL ?? ''
		);
		try {
			const page = await context.newPage();
			const atelier = new Atelier( page );
			await atelier.edit( 'wp_template', id );
			await atelier.canvas.getByText( 'Before', { exact: true } ).click();
			await page.keyboard.press( 'End' );
			await page.keyboard.type( ' and after' );
			await atelier.button( 'Save' ).click();
			await expect( atelier.button( 'Saved' ) ).toBeVisible();
			expect(
				await site.rest(
					'GET',
					`/wp/v2/templates/${ id }?context=edit`
				)
			).toHaveProperty(
				'content.raw',
				expect.stringContaining( 'Before and after' )
			);

			await page.keyboard.press( 'Control+k' );
			await page.getByRole( 'combobox' ).fill( 'theme' );
			await expect(
				page.getByRole( 'option', { name: /^Preview theme/ } )
			).toHaveCount( 0 );
			await page.keyboard.press( 'Escape' );

			await test.step( 'opens a page and sees why it can’t be edited', async () => {
				await atelier.go( `/page/${ other.id }`, { canvas: 'edit' } );
				await expect( page.getByRole( 'alert' ).first() ).toContainText(
					'Sorry, you are not allowed to do that.'
				);
				await page.getByRole( 'button', { name: 'Go back' } ).click();
				await expect( atelier.navigation ).toBeVisible();
				await expect(
					atelier.navigation.getByRole( 'link', {
						name: 'Edit',
						exact: true,
					} )
				).toHaveCount( 0 );
			} );
		} finally {
			await remove();
			await site.rest( 'DELETE', `/wp/v2/templates/${ id }?force=true` );
			await site.rest(
				'DELETE',
				`/wp/v2/pages/${ other.id }?force=true`
			);
		}
	} );

	test( 'a writer sees no status, password or trash that the server would reject @oldest', async ( {
		browser,
		baseURL,
		site,
	} ) => {
		const { id } = await site.rest( 'POST', '/wp/v2/pages', {
			title: 'To be written',
			status: 'draft',
			content: paragraph( 'Draft' ),
		} );
		const { context, remove } = await logInAs(
			'atelier_e2e_writer',
			site,
			browser,
			baseURL ?? ''
		);
		try {
			const page = await context.newPage();
			const atelier = new Atelier( page );
			await atelier.edit( 'page', id );
			await atelier.showSettings();
			const status = atelier.settings.getByLabel( 'Status' );
			await expect( status.getByRole( 'option' ) ).toHaveText( [
				'Draft',
				'Pending review',
			] );
			await expect(
				atelier.settings.getByLabel( 'Password' )
			).toHaveCount( 0 );
			await expect(
				atelier.settings.getByRole( 'button', {
					name: 'Move to trash',
				} )
			).toHaveCount( 0 );
			await status.selectOption( 'pending' );
			await atelier.button( 'Save' ).click();
			await expect( atelier.button( 'Saved' ) ).toBeVisible();
			expect(
				await site.rest( 'GET', `/wp/v2/pages/${ id }?context=edit` )
			).toMatchObject( { status: 'pending' } );
		} finally {
			await remove();
			await site.rest( 'DELETE', `/wp/v2/pages/${ id }?force=true` );
		}
	} );

	test( 'code that a role can’t save causes a warning', async ( {
		browser,
		baseURL,
		site,
	} ) => {
		const { id } = await site.rest( 'POST', '/wp/v2/pages', {
			title: 'With code',
			status: 'draft',
			content: paragraph( 'Plain' ),
		} );
		const { context, remove } = await logInAs(
			'atelier_e2e_writer',
			site,
			browser,
			baseURL ?? ''
		);
		try {
			const page = await context.newPage();
			const atelier = new Atelier( page );
			await atelier.edit( 'page', id );
			await atelier.button( 'Options' ).click();
			await page
				.getByRole( 'menuitemradio', { name: 'Code editor' } )
				.click();
			await page
				.getByRole( 'textbox', { name: 'Type text or HTML' } )
				.fill(
					'<!-- wp:html --><script>alert( 1 )</script><b>Rest</b><!-- /wp:html -->'
				);
			await page
				.getByRole( 'button', { name: 'Exit code editor' } )
				.click();
			await atelier.button( 'Save draft' ).click();
			await expect(
				page
					.getByText(
						'Your role isn’t allowed to use some of the code in'
					)
					.first()
			).toBeVisible();
		} finally {
			await remove();
			await site.rest( 'DELETE', `/wp/v2/pages/${ id }?force=true` );
		}
	} );
} );
