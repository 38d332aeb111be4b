import type { Browser, Page } from '@playwright/test';
import type { Atelier } from './support/atelier';
import type { RestRecord, Site } from './support/site';
import { expect, test } from './support/test';
import { keepStyles } from './support/styles';

const paragraph = ( text: string ): string =>
	`<!-- wp:paragraph --><p>${ text }</p><!-- /wp:paragraph -->`;

const ADDRESS = /[?&]atelier_preview=u\d+-/;

/** A visitor. */
async function signOut( browser: Browser, baseURL: string ) {
	const context = await browser.newContext( {
		baseURL,
		storageState: { cookies: [], origins: [] },
	} );
	const tab = await context.newPage();
	return {
		read: async ( url: string ) =>
			( await context.request.get( url ) ).text(),
		background: async ( url: string ) => {
			await tab.goto( url, { waitUntil: 'domcontentloaded' } );
			return backgroundOf( tab );
		},
		close: () => context.close(),
	};
}

const backgroundOf = ( page: Page ): Promise< string > =>
	page
		.locator( 'body' )
		.evaluate( ( body ) => getComputedStyle( body ).backgroundColor );

/** The tab that an action opens. */
async function tabOf( page: Page, act: () => Promise< void > ) {
	const opened = page.context().waitForEvent( 'page' );
	await act();
	const tab = await opened;
	await tab.waitForURL( /^http/, { waitUntil: 'domcontentloaded' } );
	return tab;
}

/** Chooses “Preview in new tab” in the editor. */
const preview = ( atelier: Atelier ) =>
	tabOf( atelier.page, async () => {
		await atelier.button( 'View' ).click();
		await atelier.page
			.getByRole( 'menuitem', { name: /^Preview in new tab/ } )
			.click();
	} );

/** Chooses it next to Save. */
const previewFromSave = ( page: Page ) =>
	tabOf( page, async () => {
		await page.getByRole( 'button', { name: 'More ways to save' } ).click();
		await page
			.getByRole( 'menuitem', { name: 'Preview in new tab' } )
			.click();
	} );

const makeTemplate = ( site: Site, slug: string ): Promise< RestRecord > =>
	site.rest( 'POST', '/wp/v2/templates', {
		slug,
		title: 'A template to preview',
		content: `${ paragraph( 'Before' ) }<!-- wp:post-content /-->`,
	} );

test( 'an unsaved template, styles and settings are visible on the site for everyone with the URL, on top of an open draft @matrix', async ( {
	atelier,
	browser,
	page,
	site,
	baseURL,
} ) => {
	await test.step( 'a template', async () => {
		const visitor = await signOut( browser, baseURL ?? '' );
		const template = await makeTemplate( site, 'e2e-previewed' );
		const shown = await site.rest( 'POST', '/wp/v2/pages', {
			title: 'Shown with it',
			status: 'publish',
			template: 'e2e-previewed',
			content: paragraph( 'Words of the page' ),
		} );
		try {
			await atelier.edit( 'wp_template', template.id );
			await test.step( 'without changes, the preview is the public page', async () => {
				const tab = await preview( atelier );
				expect( tab.url() ).toBe( shown.link );
				await tab.close();
			} );

			await atelier.canvas.getByText( 'Before', { exact: true } ).click();
			await page.keyboard.press( 'End' );
			await page.keyboard.type( ' and after' );
			const address =
				await test.step( 'with changes, the preview is a page with the template', async () => {
					const tab = await preview( atelier );
					await expect(
						tab.getByText( 'Before and after' )
					).toBeVisible();
					await expect(
						tab.getByText( 'Words of the page' )
					).toBeVisible();
					expect( tab.url() ).toMatch( ADDRESS );
					const url = tab.url();
					await tab.close();
					return url;
				} );

			await test.step( 'visitors see the changes there, and nowhere else', async () => {
				expect( await visitor.read( address ) ).toContain(
					'Before and after'
				);
				expect( await visitor.read( shown.link ) ).not.toContain(
					'Before and after'
				);
				expect(
					await site.rest(
						'GET',
						`/wp/v2/templates/${ template.id }?context=edit`
					)
				).toHaveProperty(
					'content.raw',
					expect.not.stringContaining( 'Before and after' )
				);
			} );

			await test.step( 'the next preview shows the next edit', async () => {
				await atelier.canvas.getByText( 'Before and after' ).click();
				await page.keyboard.press( 'End' );
				await page.keyboard.type( ' that' );
				const tab = await preview( atelier );
				await expect(
					tab.getByText( 'Before and after that' )
				).toBeVisible();
				await tab.close();
			} );

			await test.step( 'saving leaves nothing behind', async () => {
				await atelier.button( 'Save' ).click();
				await expect( atelier.button( 'Saved' ) ).toBeVisible();
				const tab = await preview( atelier );
				expect( tab.url() ).toBe( shown.link );
				await expect(
					tab.getByText( 'Before and after that' )
				).toBeVisible();
				await tab.close();
				expect(
					await site.rest< unknown[] >(
						'GET',
						'/atelier/v1/site-drafts'
					)
				).toEqual( [] );
			} );
		} finally {
			await visitor.close();
			await site.rest(
				'DELETE',
				`/wp/v2/pages/${ shown.id }?force=true`
			);
			await site.rest(
				'DELETE',
				`/wp/v2/templates/${ template.id }?force=true`
			);
		}
	} );

	await test.step( 'styles and settings together, on top of an open draft', async () => {
		const home = `${ baseURL ?? '' }/`;
		const visitor = await signOut( browser, baseURL ?? '' );
		const styles = await keepStyles( site );
		const { id: draft } = await site.rest(
			'POST',
			'/atelier/v1/site-drafts',
			{
				title: 'Below',
			}
		);
		try {
			await site.rest(
				'POST',
				`/wp/v2/settings?atelier_draft=${ draft }`,
				{
					description: 'A tagline in a draft',
				}
			);
			const before = await visitor.background( home );
			await atelier.open( '/styles', { section: '/variations' } );
			await page
				.getByRole( 'region', { name: 'Styles', exact: true } )
				.getByRole( 'button', { name: 'Evening', exact: true } )
				.click();
			await atelier.go( '/identity' );
			await page.getByLabel( 'Site title' ).fill( 'Not saved yet' );

			const tab = await previewFromSave( page );
			await expect(
				tab.getByText( 'Not saved yet' ).first()
			).toBeVisible();
			const seen = await backgroundOf( tab );
			expect( seen ).not.toBe( before );
			expect( await visitor.background( tab.url() ) ).toBe( seen );
			expect( await visitor.read( tab.url() ) ).toContain(
				'Not saved yet'
			);
			expect( await visitor.background( home ) ).toBe( before );
			expect( await visitor.read( home ) ).not.toContain(
				'Not saved yet'
			);
			await tab.close();

			await test.step( 'in a draft, its changes are visible as well', async () => {
				await atelier.open( '/identity', {
					atelier_draft: String( draft ),
				} );
				await expect( page.getByLabel( 'Tagline' ) ).toHaveValue(
					'A tagline in a draft'
				);
				await page
					.getByLabel( 'Site title' )
					.fill( 'Not in the draft yet' );
				const other = await previewFromSave( page );
				const text = await visitor.read( other.url() );
				expect( text ).toContain( 'Not in the draft yet' );
				expect( text ).toContain( 'A tagline in a draft' );
				await other.close();
			} );
		} finally {
			await visitor.close();
			await styles.restore();
			await site.rest( 'DELETE', `/atelier/v1/site-drafts/${ draft }` );
		}
	} );
} );
