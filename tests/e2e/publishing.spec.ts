import type { Page } from '@playwright/test';
import type { Atelier } from './support/atelier';
import type { Site } from './support/site';
import { expect, hasTestPlugin, test } from './support/test';

const IMAGE =
	'<!-- wp:image --><figure class="wp-block-image"><img src="/wp-includes/images/w-logo-blue.png" alt=""/></figure><!-- /wp:image -->';

const makeDraft = async ( site: Site, title: string, content = '' ) => {
	const { id } = await site.rest( 'POST', '/wp/v2/pages', {
		title,
		status: 'draft',
		content: `<!-- wp:paragraph --><p>Before</p><!-- /wp:paragraph -->${ content }`,
	} );
	return {
		id,
		stored: () =>
			site.rest< {
				status: string;
				date: string;
				link: string;
				modified: string;
				content: { raw: string };
			} >( 'GET', `/wp/v2/pages/${ id }?context=edit` ),
		remove: () => site.rest( 'DELETE', `/wp/v2/pages/${ id }?force=true` ),
	};
};

const question = ( page: Page, name = 'Are you ready to publish?' ) =>
	page.getByRole( 'dialog', { name } );

async function write( atelier: Atelier, words: string ) {
	await atelier.canvas.getByText( 'Before', { exact: true } ).click();
	await atelier.page.keyboard.press( 'End' );
	await atelier.page.keyboard.type( words );
}

test.describe( 'a draft', () => {
	test( 'is previewed unsaved, reviewed and published, also as plugins do @oldest', async ( {
		atelier,
		page,
		site,
	} ) => {
		const draft = await makeDraft( site, 'Summer hours', IMAGE );
		try {
			await test.step( 'is previewed in its own tab, and stays unsaved', async () => {
				await atelier.edit( 'page', draft.id );
				await write( atelier, ' and after' );
				const before = await draft.stored();
				for ( const words of [
					'Before and after',
					'Before and after all',
				] ) {
					const opened = page.context().waitForEvent( 'page', {
						timeout: 5_000,
					} );
					await atelier.button( 'View' ).click();
					await page
						.getByRole( 'menuitem', {
							name: /^Preview in new tab/,
						} )
						.click();
					const tab = await opened;
					await expect(
						tab.getByText( words, { exact: true } )
					).toBeVisible();
					await tab.close();
					await atelier.canvas
						.getByText( words, { exact: true } )
						.click();
					await page.keyboard.press( 'End' );
					await page.keyboard.type( ' all' );
				}
				const { status, content, modified } = await draft.stored();
				expect( { status, content, modified } ).toEqual( {
					status: before.status,
					content: before.content,
					modified: before.modified,
				} );
				await atelier.button( 'Save draft' ).click();
				await expect( atelier.button( 'Saved' ) ).toBeVisible();

				if ( hasTestPlugin ) {
					await atelier.showSettings();
					await atelier.settings
						.getByRole( 'tab', { name: 'Page', exact: true } )
						.click();
					await expect(
						atelier.settings.getByText( 'Read by a plugin' )
					).toBeVisible();
					await atelier.button( 'View' ).click();
					await page
						.getByRole( 'menuitem', {
							name: 'Preview as a plugin does',
						} )
						.click();
					await expect( page ).toHaveTitle( 'Previewed by a plugin' );
				}
			} );

			await test.step( 'is reviewed and published, and its URL is shown', async () => {
				expect( await draft.stored() ).toMatchObject( {
					status: 'draft',
				} );

				await atelier.canvas.getByText( 'Before and after' ).click();
				await page.keyboard.press( 'End' );
				await page.keyboard.type( ' that' );
				await atelier.button( 'Publish' ).click();
				const dialog = question( page );
				await expect(
					dialog.getByText( '1 image has no alternative text.' )
				).toBeVisible();
				if ( hasTestPlugin ) {
					await expect(
						dialog.getByText( 'Fine, says a plugin' )
					).toBeVisible();
				}
				// Undo doesn't change under the dialog what it asks about.
				await dialog.getByRole( 'button', { name: 'Publish' } ).focus();
				await page.keyboard.press( 'ControlOrMeta+z' );
				await dialog.getByRole( 'button', { name: 'Publish' } ).click();
				const done = page.getByRole( 'dialog', {
					name: 'Page published.',
				} );
				await expect( done ).toBeVisible();
				await expect(
					done.getByRole( 'button', { name: 'Close' } ).last()
				).toBeFocused();
				if ( hasTestPlugin ) {
					await expect(
						done.getByText( 'Well done, says a plugin' )
					).toBeVisible();
				}
				const { status, link, content } = await draft.stored();
				expect( status ).toBe( 'publish' );
				expect( content.raw ).toContain(
					'Before and after all all that'
				);
				await expect(
					done.getByRole( 'link', { name: 'View Page' } )
				).toHaveAttribute( 'href', link );

				await page.keyboard.press( 'Escape' );
				await expect( done ).toBeHidden();
				await expect( atelier.button( 'Saved' ) ).toBeVisible();
				await expect( atelier.button( 'Publish' ) ).toBeHidden();
				expect(
					await page.evaluate( () => document.activeElement?.tagName )
				).not.toBe( 'BODY' );
			} );
		} finally {
			await draft.remove();
		}
	} );

	test( 'is scheduled, rejected, without a preview, or published immediately', async ( {
		atelier,
		page,
		site,
	} ) => {
		const draft = await makeDraft( site, 'Winter hours' );
		try {
			await atelier.edit( 'page', draft.id );
			await test.step( 'shows a message if it can’t be previewed', async () => {
				const tabs = page.context().pages().length;
				await page.route( /previews(\/|%2F)unsaved/, ( route ) =>
					route.fulfill( { status: 500, body: 'Out of memory' } )
				);
				await atelier.button( 'View' ).click();
				await page
					.getByRole( 'menuitem', { name: /^Preview in new tab/ } )
					.click();
				await expect(
					page.getByText( 'The preview could not be opened.' ).first()
				).toBeVisible();
				expect( page.context().pages() ).toHaveLength( tabs );
				await page.unroute( /previews(\/|%2F)unsaved/ );
			} );

			await test.step( 'stays a draft if the site rejects it, also after a later save', async () => {
				const route = new RegExp( `pages(/|%2F)${ draft.id }\\b` );

				await write( atelier, ' and after' );
				await page.route( route, async ( request ) =>
					request.request().method() === 'GET'
						? request.fallback()
						: request.fulfill( {
								status: 403,
								json: {
									code: 'rest_forbidden',
									message: 'Not today, says a plugin.',
								},
							} )
				);
				await atelier.button( 'Publish' ).click();
				const dialog = question( page );
				await dialog.getByRole( 'button', { name: 'Publish' } ).click();
				await expect(
					dialog.getByText( 'It could not be published.' )
				).toBeVisible();
				await dialog.getByRole( 'button', { name: 'Cancel' } ).click();
				await page.unroute( route );
				await atelier.button( 'Save draft' ).click();
				await expect( atelier.button( 'Saved' ) ).toBeVisible();
				const { status, content } = await draft.stored();
				expect( status ).toBe( 'draft' );
				expect( content.raw ).toContain( 'Before and after' );
				await expect( atelier.button( 'Publish' ) ).toBeVisible();
			} );

			await test.step( 'is scheduled if its date is in the future, with the chosen visibility', async () => {
				await atelier.button( 'Publish' ).click();
				const dialog = question( page );
				await dialog
					.getByRole( 'radio', { name: 'Password protected' } )
					.check();
				await dialog.getByRole( 'button', { name: 'Publish' } ).click();
				await expect( dialog.getByRole( 'alert' ) ).toHaveText(
					'Enter a password, or choose who can see it.'
				);
				await dialog.getByRole( 'radio', { name: 'Public' } ).check();

				await dialog
					.getByLabel( 'Date', { exact: true } )
					.fill( '2035-01-02T03:04' );
				const later = question( page, 'Are you ready to schedule?' );
				await later.getByRole( 'button', { name: 'Schedule' } ).click();
				await expect(
					page.getByRole( 'dialog', { name: 'Page scheduled.' } )
				).toBeVisible();
				expect( await draft.stored() ).toMatchObject( {
					status: 'future',
					date: '2035-01-02T03:04:00',
				} );
				await page.keyboard.press( 'Escape' );
			} );
		} finally {
			await draft.remove();
		}

		await test.step( 'is published immediately by users without the confirmation', async () => {
			const quick = await makeDraft( site, 'Quick hours' );
			try {
				await atelier.goAndEdit( 'page', quick.id );
				await atelier.button( 'Publish' ).click();
				const dialog = question( page );
				await dialog
					.getByRole( 'checkbox', {
						name: 'Always show this before publishing.',
					} )
					.uncheck();
				await dialog.getByRole( 'button', { name: 'Cancel' } ).click();
				await expect( atelier.button( 'Publish' ) ).toBeFocused();
				await page.keyboard.press( 'Enter' );
				await expect(
					page.getByText( 'Page published.' ).first()
				).toBeVisible();
				await expect( dialog ).toBeHidden();
				expect( await quick.stored() ).toMatchObject( {
					status: 'publish',
				} );
			} finally {
				await quick.remove();
			}
		} );
	} );
} );
