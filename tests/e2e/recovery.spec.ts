import type { BrowserContext, Page } from '@playwright/test';
import { Atelier } from './support/atelier';
import { crash, editRecord, keptIn, offer } from './support/recovery';
import type { Site } from './support/site';
import { expect, test } from './support/test';
import { logInAs } from './support/users';

const HEADING =
	'<!-- wp:heading --><h2 class="wp-block-heading">Before</h2><!-- /wp:heading -->';

const makePage = ( site: Site, title: string ) =>
	site.rest( 'POST', '/wp/v2/pages', {
		title,
		status: 'publish',
		content: HEADING,
	} );

const remove = ( site: Site, route: string, id: unknown ) =>
	site
		.rest( 'DELETE', `/wp/v2/${ route }/${ String( id ) }?force=true` )
		.catch( () => undefined );

async function changeHeading( atelier: Atelier, text: string ) {
	await atelier
		.blocks( /^Block: Heading/ )
		.last()
		.click();
	await atelier.page.keyboard.press( 'ControlOrMeta+a' );
	await atelier.page.keyboard.type( text );
}

/** Waits until the browser keeps so many changes, the newest of a text with these words in it. */
const expectKept = ( page: Page, count: number, words = '' ) =>
	expect
		.poll( async () => {
			const kept = await keptIn( page );
			return [
				kept.length,
				kept.some( ( { edits } ) => edits.includes( words ) ),
			];
		} )
		.toEqual( [ count, true ] );

/** Does something in the same browser as another user, who is logged in there instead. */
async function asSomebodyElse(
	page: Page,
	other: BrowserContext,
	act: () => Promise< void >
) {
	const context = page.context();
	const own = await context.cookies();
	await context.clearCookies();
	await context.addCookies( await other.cookies() );
	try {
		await act();
	} finally {
		await context.clearCookies();
		await context.addCookies( own );
	}
}

test.describe( 'unsaved changes', () => {
	test( 'survive a crash: some are restored and saved, the rest discarded @oldest', async ( {
		atelier,
		browser,
		baseURL,
		page,
		site,
	} ) => {
		const name = `Kept <i>${ Date.now() }</i>`;
		const about = await makePage( site, name );
		const menu = await site.rest( 'POST', '/wp/v2/navigation', {
			title: `${ name } menu`,
			status: 'publish',
		} );
		const other = await logInAs(
			'administrator',
			site,
			browser,
			baseURL ?? ''
		);
		try {
			await atelier.edit( 'page', about.id );
			await changeHeading( atelier, 'After' );
			await editRecord(
				page,
				[ 'postType', 'wp_navigation', Number( menu.id ) ],
				{ title: `${ name } renamed` }
			);
			await editRecord( page, [ 'root', 'site' ], {
				description: `${ name } tagline`,
			} );
			await expectKept( page, 3, 'After' );
			await crash( page );

			const again = await page.context().newPage();
			const returned = new Atelier( again );
			await returned.open();
			const dialog = offer( again );
			const row = ( words: string ) =>
				dialog
					.getByRole( 'listitem' )
					.filter( { hasText: words } )
					.first();
			// Titles are text, whatever they say.
			await expect(
				dialog.getByRole( 'checkbox', { name, exact: true } )
			).toBeChecked();
			await expect( row( 'Heading: “Before” → “After”' ) ).toBeVisible();
			await expect( row( 'renamed' ) ).toBeVisible();
			await dialog
				.getByRole( 'checkbox', { name: 'Site', exact: true } )
				.uncheck();
			await dialog
				.getByRole( 'button', { name: 'Restore selected' } )
				.click();
			await expect( dialog ).toBeHidden();
			await returned.navigation
				.getByRole( 'button', { name: /^(Save|Review)/ } )
				.click();
			const review = again.getByRole( 'dialog', {
				name: 'Are you ready to save?',
			} );
			await expect( review.getByRole( 'checkbox' ) ).toHaveCount( 2 );
			await review.getByRole( 'button', { name: 'Save' } ).click();
			await expect( review ).toBeHidden();
			await expect
				.poll( () =>
					site.rest(
						'GET',
						`/wp/v2/pages/${ about.id }?context=edit`
					)
				)
				.toMatchObject( {
					content: { raw: expect.stringContaining( 'After' ) },
				} );
			// What is saved is not kept; what was left out is.
			await expectKept( again, 1, 'tagline' );

			await asSomebodyElse( again, other.context, async () => {
				await returned.open( '/page', { layout: 'table' } );
				await expect(
					again.locator( 'tbody' ).getByRole( 'row' ).first()
				).toBeVisible();
				await again.keyboard.press( 'ControlOrMeta+k' );
				await again
					.getByRole( 'combobox' )
					.fill( 'Restore unsaved changes' );
				await expect(
					again.getByRole( 'option', { name: /^Restore unsaved/ } )
				).toHaveCount( 0 );
				await expect( dialog ).toBeHidden();
			} );

			await returned.open();
			await dialog.getByRole( 'button', { name: 'Not now' } ).click();
			await expect( dialog ).toBeHidden();
			await again.keyboard.press( 'ControlOrMeta+k' );
			await again.getByRole( 'combobox' ).fill( 'Restore unsaved' );
			await again
				.getByRole( 'option', { name: 'Restore unsaved changes' } )
				.click();
			await dialog.getByRole( 'button', { name: 'Discard all' } ).click();
			await again
				.getByRole( 'dialog' )
				.filter( { hasText: 'cannot be brought back' } )
				.getByRole( 'button', { name: 'Discard', exact: true } )
				.click();
			await expect( dialog ).toBeHidden();
			await expect.poll( () => keptIn( again ) ).toEqual( [] );
		} finally {
			await other.remove();
			await remove( site, 'pages', about.id );
			await remove( site, 'navigation', menu.id );
		}
	} );
} );
