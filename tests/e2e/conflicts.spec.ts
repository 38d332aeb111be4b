import type { APIRequestContext, Browser, Page } from '@playwright/test';
import type { Atelier } from './support/atelier';
import { Audit } from './support/audit';
import { ListScreen } from './support/list';
import { expectMainButton } from './support/mainButton';
import { Site } from './support/site';
import { expect, test } from './support/test';
import { logInAs } from './support/users';

const heading = ( text: string ): string =>
	`<!-- wp:heading -->\n<h2 class="wp-block-heading">${ text }</h2>\n<!-- /wp:heading -->`;
const content = ( ...texts: readonly string[] ): string =>
	texts.map( heading ).join( '\n\n' );

/** Another administrator, Anna. */
async function anna( site: Site, browser: Browser, baseURL: string ) {
	const user = await logInAs( 'administrator', site, browser, baseURL );
	await site.rest( 'POST', `/wp/v2/users/${ user.id }`, { name: 'Anna' } );
	const request: APIRequestContext = user.context.request;
	return { rest: new Site( request ), remove: user.remove };
}

async function changeBlock( atelier: Atelier, at: number, text: string ) {
	await atelier
		.blocks( /^Block: Heading/ )
		.nth( at )
		.click();
	await atelier.page.keyboard.press( 'ControlOrMeta+a' );
	await atelier.page.keyboard.type( text );
}

const dialogOf = ( page: Page ) =>
	page.getByRole( 'dialog', { name: /was changed in the meantime/ } );

const choose = ( page: Page, name: string ) =>
	dialogOf( page ).getByRole( 'button', { name, exact: true } ).click();

test.describe( 'conflicts', () => {
	test( 'of a page: changes of two blocks are merged, of one block mine or theirs is kept, and undo works @oldest', async ( {
		atelier,
		page,
		site,
		browser,
		baseURL,
	} ) => {
		const { id } = await site.rest( 'POST', '/wp/v2/pages', {
			title: 'A page of two',
			status: 'publish',
			content: content( 'One', 'Two' ),
		} );
		const path = `/wp/v2/pages/${ id }`;
		const other = await anna( site, browser, baseURL ?? '' );
		const stored = () =>
			expect.poll( async () => {
				const { content: now } = await site.rest< {
					content: { raw: string };
				} >( 'GET', `${ path }?context=edit` );
				return now.raw.match( /(?<=<h2[^>]*>)[^<]*/g );
			} );
		try {
			// Anna has it open.
			await other.rest.rest( 'POST', `/atelier/v1/locks/${ id }` );
			await atelier.edit( 'page', id );
			await expect(
				page.getByText( 'Anna is currently editing this' ).first()
			).toBeVisible();
			const takeOver = page.getByRole( 'button', { name: 'Take over' } );
			await takeOver.click();
			await expect( takeOver ).toBeHidden();
			expect(
				await other.rest.rest( 'POST', `/atelier/v1/locks/${ id }` )
			).toHaveProperty( 'holder.id' );

			// Two blocks.
			await changeBlock( atelier, 1, 'Mine' );
			await other.rest.rest( 'POST', path, {
				content: content( 'Theirs', 'Two' ),
			} );
			await atelier.button( 'Save' ).click();
			const dialog = dialogOf( page );
			await expect( dialog.getByText( /^Saved by Anna / ) ).toBeVisible();
			await expectMainButton( page );
			await expect(
				dialog
					.getByRole( 'region', { name: 'Anna’s version' } )
					.getByText( 'Heading: “One” → “Theirs”' )
			).toBeVisible();
			await expect(
				dialog
					.getByRole( 'region', { name: 'Your version' } )
					.getByText( 'Heading: “Two” → “Mine”' )
			).toBeVisible();
			await stored().toEqual( [ 'Theirs', 'Two' ] );
			await choose( page, 'Merge and save' );
			await expect( dialog ).toBeHidden();
			await stored().toEqual( [ 'Theirs', 'Mine' ] );
			await expect( atelier.button( 'Saved' ) ).toBeVisible();
			await expect(
				atelier.canvas.getByText( 'Theirs', { exact: true } )
			).toBeVisible();

			// One block: mine, and theirs afterwards.
			await changeBlock( atelier, 0, 'Mine too' );
			await other.rest.rest( 'POST', path, {
				content: content( 'Theirs again', 'Mine' ),
			} );
			await atelier.button( 'Save' ).click();
			await expect(
				dialog.getByText( 'both affect the same block' )
			).toBeVisible();
			await choose( page, 'Save your version' );
			await stored().toEqual( [ 'Mine too', 'Mine' ] );
			await page
				.getByRole( 'button', { name: 'Restore the replaced version' } )
				.click();
			await expect(
				atelier.canvas.getByText( 'Theirs again', { exact: true } )
			).toBeVisible();
			await atelier.button( 'Save' ).click();
			await stored().toEqual( [ 'Theirs again', 'Mine' ] );
			await expect( atelier.button( 'Saved' ) ).toBeVisible();

			// One block: no choice at first, then theirs, and mine afterwards.
			await changeBlock( atelier, 0, 'Mine at last' );
			await other.rest.rest( 'POST', path, {
				content: content( 'Theirs at last', 'Mine' ),
			} );
			await atelier.button( 'Save' ).click();
			await expect(
				dialog.getByText( 'both affect the same block' )
			).toBeVisible();
			// No error before the question is answered.
			const notSaved = page
				.locator( '.components-notice' )
				.getByText( /could not be saved\. Your changes are kept/ );
			await expect( notSaved ).toHaveCount( 0 );
			await choose( page, 'Cancel' );
			await expect( notSaved ).toBeVisible();
			await expect(
				atelier.canvas.getByText( 'Mine at last', { exact: true } )
			).toBeVisible();
			await atelier.button( 'Save' ).click();
			await choose( page, 'Use this version' );
			await expect(
				atelier.canvas.getByText( 'Theirs at last', { exact: true } )
			).toBeVisible();
			await stored().toEqual( [ 'Theirs at last', 'Mine' ] );
			await page
				.getByRole( 'button', { name: 'Undo', exact: true } )
				.last()
				.click();
			await expect(
				atelier.canvas.getByText( 'Mine at last', { exact: true } )
			).toBeVisible();
			await atelier.button( 'Save' ).click();
			await stored().toEqual( [ 'Mine at last', 'Mine' ] );
		} finally {
			await other.remove();
			await site.rest( 'DELETE', `${ path }?force=true` );
		}
	} );

	test( 'of a template that was customized in the meantime, and of deletions, which wait until the user has seen who changed the record', async ( {
		atelier,
		page,
		site,
		browser,
		baseURL,
	} ) => {
		await test.step( 'of a template: the theme’s file was customized in the meantime', async () => {
			const id = `${ await site.theme() }//single`;
			const path = `/wp/v2/templates/${ id }`;
			const theirs =
				'<!-- wp:paragraph -->\n<p>Theirs</p>\n<!-- /wp:paragraph -->';
			try {
				await atelier.edit( 'wp_template', id );
				await atelier.insertParagraph( 'Mine' );
				await site.rest( 'POST', path, { content: theirs } );
				await atelier.button( 'Save' ).click();
				await expect(
					dialogOf( page ).getByText(
						/^Saved by you in another window/
					)
				).toBeVisible();
				const audit = new Audit( page );
				await audit.look( 'a conflict', dialogOf( page ) );
				audit.expectNothing();
				expect(
					await site.rest( 'GET', `${ path }?context=edit` )
				).toHaveProperty( 'content.raw', theirs );
				await choose( page, 'Use this version' );
				await expect(
					atelier.canvas.getByText( 'Theirs', { exact: true } )
				).toBeVisible();
				await expect( atelier.button( 'Saved' ) ).toBeVisible();
			} finally {
				await site.rest( 'POST', path, { source: 'theme' } );
			}
		} );

		await test.step( 'of deletions: the record stays until the user has seen who changed it', async () => {
			const word = `e2e${ Date.now().toString( 36 ) }`;
			const template = `/wp/v2/templates/${ await site.theme() }//404`;
			const make = async ( title: string ) => {
				const { id } = await site.rest( 'POST', '/wp/v2/pages', {
					title: `${ word } ${ title }`,
					status: 'publish',
					content: content( 'One' ),
				} );
				return `/wp/v2/pages/${ id }`;
			};
			const ant = await make( 'Ant' );
			const bee = await make( 'Bee' );
			const statusOf = ( path: string ) =>
				expect.poll(
					async () =>
						( await site.rest( 'GET', `${ path }?context=edit` ) )[
							'status'
						]
				);
			const dialog = dialogOf( page );
			const other = await anna( site, browser, baseURL ?? '' );
			try {
				await atelier.go( '/page', { layout: 'table' } );
				const list = new ListScreen( page, 'Pages' );
				await list.search( word );
				await expect(
					list.region.getByText( '2 items', { exact: true } )
				).toBeVisible();
				await list.region
					.getByRole( 'checkbox', { name: 'Select all' } )
					.first()
					.click();
				await other.rest.rest( 'POST', bee, {
					content: content( 'Theirs' ),
				} );
				const confirm = () =>
					page
						.getByRole( 'dialog', { name: 'Move to trash' } )
						.getByRole( 'button', { name: 'Move to trash' } )
						.click();
				await list.region
					.getByRole( 'button', {
						name: 'Move to trash',
						exact: true,
					} )
					.click();
				await confirm();
				await expect(
					dialog.getByText( /^Anna changed it / )
				).toBeVisible();
				await expect( dialog.locator( ':focus' ) ).toHaveCount( 1 );
				await choose( page, 'Cancel' );
				await statusOf( ant ).toBe( 'trash' );
				await statusOf( bee ).toBe( 'publish' );
				// Now the list has her version.
				await expect(
					list.region.getByText( '1 item', { exact: true } )
				).toBeVisible();
				await list.act( 'Move to trash' );
				await confirm();
				await statusOf( bee ).toBe( 'trash' );
				await expect( dialog ).toBeHidden();

				await site.rest( 'POST', template, { content: 'Mine' } );
				await atelier.open( '/template', { layout: 'table' } );
				const templates = new ListScreen( page, 'Templates' );
				await templates.search( '404' );
				await expect(
					templates.region.getByRole( 'button', { name: 'Actions' } )
				).toHaveCount( 1 );
				await other.rest.rest( 'POST', template, {
					content: 'Theirs',
				} );
				await templates.act( 'Reset' );
				await page
					.getByRole( 'dialog', { name: /^Reset/ } )
					.getByRole( 'button', { name: 'Reset', exact: true } )
					.click();
				await expect(
					dialog.getByText( /^Anna changed it / )
				).toBeVisible();
				await expectMainButton( page );
				await choose( page, 'Reset anyway' );
				const sourceOf = () =>
					expect.poll( async () =>
						site.rest( 'GET', `${ template }?context=edit` )
					);
				await sourceOf().toHaveProperty( 'source', 'theme' );
				// Her version is restored, not the list's.
				await page.getByRole( 'button', { name: 'Undo' } ).click();
				await sourceOf().toHaveProperty( 'content.raw', 'Theirs' );
			} finally {
				await other.remove();
				await site.rest( 'POST', template, { source: 'theme' } );
				for ( const path of [ ant, bee ] ) {
					await site.rest( 'DELETE', `${ path }?force=true` );
				}
			}
		} );
	} );
} );
