import { expect, hasTestPlugin, test } from './support/test';
import { Atelier } from './support/atelier';
import type { RestRecord } from './support/site';
import { logInAs } from './support/users';

const paragraph = ( text: string ): string =>
	`<!-- wp:paragraph --><p>${ text }</p><!-- /wp:paragraph -->`;

/** Edits the site as after losing a capability: the role can't load it. */
function renameForbiddenSite() {
	const { wp } = window as unknown as {
		wp: {
			data: {
				dispatch: (
					store: string
				) => Record< string, ( ...args: unknown[] ) => void >;
			};
		};
	};
	const core = wp.data.dispatch( 'core' );
	core[ 'receiveEntityRecords' ]?.( 'root', 'site', { title: 'Allowed' } );
	core[ 'editEntityRecord' ]?.( 'root', 'site', undefined, {
		title: 'Not allowed',
	} );
}

test.describe( 'roles', () => {
	test.skip( ! hasTestPlugin, 'needs the test plugin’s roles' );

	test( 'a designer edits and saves a template, sees no other actions, and no preview of what isn’t theirs', async ( {
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

			await test.step( 'a record without a preview is named, and no tab stays open', async () => {
				await atelier.go( `/wp_template/${ id }`, { canvas: 'edit' } );
				await atelier.waitForEditor();
				await atelier.canvas.getByText( 'Before and after' ).click();
				await page.keyboard.press( 'End' );
				await page.keyboard.type( ' that' );
				await page.evaluate( renameForbiddenSite );
				await atelier.button( 'View' ).click();
				await page
					.getByRole( 'menuitem', { name: /^Preview in new tab/ } )
					.click();
				await expect(
					page
						.getByText(
							'You’re not allowed to save “Site settings”'
						)
						.first()
				).toBeVisible();
				expect( context.pages() ).toHaveLength( 1 );
				await page
					.getByRole( 'button', { name: 'Review changes' } )
					.click();
				await expect(
					page.getByRole( 'dialog', {
						name: 'Are you ready to save?',
					} )
				).toBeVisible();
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

	test( 'a writer submits for review, sees no status, password or trash that the server would reject, and is warned of code @oldest', async ( {
		browser,
		baseURL,
		site,
	} ) => {
		const { id } = await site.rest( 'POST', '/wp/v2/pages', {
			title: 'To be written',
			status: 'draft',
			content: paragraph( 'Draft' ),
		} );
		const writer = await logInAs(
			'atelier_e2e_writer',
			site,
			browser,
			baseURL ?? ''
		);
		const own = await site.rest( 'POST', '/wp/v2/pages', {
			title: 'Their hours',
			status: 'draft',
			author: writer.id,
			content: paragraph( 'Before' ),
		} );
		const statusOf = async ( page: number | string ) =>
			( await site.rest( 'GET', `/wp/v2/pages/${ page }?context=edit` ) )[
				'status'
			];
		try {
			const page = await writer.context.newPage();
			const atelier = new Atelier( page );
			await test.step( 'submits for review', async () => {
				await atelier.edit( 'page', own.id );
				await atelier.button( 'Submit for review' ).click();
				const dialog = page.getByRole( 'dialog', {
					name: 'Are you ready to submit for review?',
				} );
				await expect( dialog.getByRole( 'radio' ) ).toHaveCount( 0 );
				await dialog
					.getByRole( 'button', { name: 'Submit for review' } )
					.click();
				await expect(
					page.getByRole( 'dialog', {
						name: 'Submitted for review.',
					} )
				).toBeVisible();
				await page.keyboard.press( 'Escape' );
				await expect(
					atelier.button( 'Submit for review' )
				).toBeHidden();
				expect( await statusOf( own.id ) ).toBe( 'pending' );
			} );

			await test.step( 'sees no status, password or trash that the server would reject', async () => {
				await atelier.goAndEdit( 'page', id );
				await atelier.showSettings();
				const status = atelier.settings.getByLabel( 'Status' );
				await expect( status.getByRole( 'option' ) ).toHaveText( [
					'Draft',
					'Pending review',
				] );
				await expect(
					atelier.settings.getByRole( 'button', {
						name: /Password/,
					} )
				).toHaveCount( 0 );
				await expect(
					atelier.settings.getByRole( 'button', {
						name: 'Move to trash',
					} )
				).toHaveCount( 0 );
				await status.selectOption( 'pending' );
				await atelier.button( 'Save' ).click();
				await expect( atelier.button( 'Saved' ) ).toBeVisible();
				expect( await statusOf( id ) ).toBe( 'pending' );
			} );

			await test.step( 'is warned of code that the role can’t save', async () => {
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
				const stored = async () => {
					const { content } = await site.rest<
						RestRecord & { content: { raw: string } }
					>( 'GET', `/wp/v2/pages/${ id }?context=edit` );
					return content.raw;
				};
				const before = await stored();
				const question = page.getByRole( 'dialog', {
					name: 'Save without this code',
				} );
				await atelier.button( 'Save' ).click();
				await expect( question.getByText( '<script>' ) ).toBeVisible();
				await question
					.getByRole( 'button', { name: 'Cancel' } )
					.click();
				await expect( question ).toBeHidden();
				await expect( atelier.button( 'Save' ) ).toBeEnabled();
				expect( await stored() ).toBe( before );

				await atelier.button( 'Save' ).click();
				await question
					.getByRole( 'button', { name: 'Save without this code' } )
					.click();
				await expect( atelier.button( 'Saved' ) ).toBeVisible();
				expect( await stored() ).toBe(
					'<!-- wp:html -->alert( 1 )<b>Rest</b><!-- /wp:html -->'
				);
			} );
		} finally {
			for ( const page of [ id, own.id ] ) {
				await site.rest(
					'DELETE',
					`/wp/v2/pages/${ page }?force=true`
				);
			}
			await writer.remove();
		}
	} );
} );
