import type { Page } from '@playwright/test';
import { Atelier } from './support/atelier';
import { crash, keptIn, offer } from './support/recovery';
import type { Site } from './support/site';
import { expect, test } from './support/test';

const makePage = async ( site: Site, title: string ) => {
	const { id } = await site.rest( 'POST', '/wp/v2/pages', {
		title,
		status: 'publish',
		content: '<!-- wp:paragraph --><p>Before</p><!-- /wp:paragraph -->',
	} );
	interface Stored {
		readonly content: { readonly raw: string };
		readonly atelier_autosave: { readonly content: string } | null;
	}
	const stored = () =>
		site.rest< Stored >( 'GET', `/wp/v2/pages/${ id }?context=edit` );
	return {
		id,
		stored,
		autosaved: async () => ( await stored() ).atelier_autosave?.content,
		remove: () => site.rest( 'DELETE', `/wp/v2/pages/${ id }?force=true` ),
	};
};

// A test's clock stays with its browser.
test.use( { isApart: true } );

/** Opens a page in a browser with a clock that the test controls. */
async function openWithClock( page: Page, id: number | string ) {
	await page.clock.install();
	const atelier = new Atelier( page );
	await atelier.edit( 'page', id );
	return atelier;
}

async function write( { canvas, page }: Atelier, words: string ) {
	await canvas.getByText( /^Before/ ).click();
	await page.keyboard.press( 'End' );
	await page.keyboard.type( words );
}

const aMinute = ( page: Page ) => page.clock.fastForward( 61_000 );

const review = ( page: Page ) =>
	page.getByRole( 'button', { name: 'Review changes' } );

const told = ( page: Page, title: string ) =>
	page
		.getByText( `Your site has kept changes to “${ title }” that you made` )
		.first();

/** Discards everything offered, and answers the question. */
async function discardAll( page: Page ) {
	await offer( page ).getByRole( 'button', { name: 'Discard all' } ).click();
	await page
		.getByRole( 'dialog' )
		.last()
		.getByRole( 'button', { name: 'Discard', exact: true } )
		.click();
}

test( 'edits are autosaved on the site, continue in another browser, and are offered once if both have kept them @oldest', async ( {
	baseURL,
	browser,
	page,
	site,
} ) => {
	await test.step( 'what both the browser and the site have kept is offered once, and discarded in both', async () => {
		const title = `Lost hours ${ Date.now() }`;
		const document = await makePage( site, title );
		try {
			const lost = await page.context().newPage();
			const atelier = await openWithClock( lost, document.id );
			await write( atelier, ' and after' );
			await aMinute( lost );
			await expect.poll( document.autosaved ).toContain( 'and after' );
			await expect
				.poll( async () => ( await keptIn( lost ) ).length )
				.toBe( 1 );
			await crash( lost );
			// A clock is installed in all tabs.
			await lost.close();

			await new Atelier( page ).open();
			const dialog = offer( page );
			await expect( dialog.getByRole( 'checkbox' ) ).toHaveCount( 1 );
			await discardAll( page );
			await expect( dialog ).toBeHidden();
			await expect.poll( document.autosaved ).toBeUndefined();
		} finally {
			await document.remove();
		}
	} );

	const title = `Kept hours ${ Date.now() }`;
	const document = await makePage( site, title );
	const elsewhere = await browser.newContext( {
		baseURL: baseURL ?? '',
		storageState: {
			cookies: await page.context().cookies(),
			origins: [],
		},
	} );
	try {
		const atelier = await openWithClock( page, document.id );
		await write( atelier, ' and after' );
		await aMinute( page );
		await expect
			.poll( document.autosaved )
			.toContain( '<p>Before and after</p>' );
		const { content } = await document.stored();
		expect( content.raw ).not.toContain( 'and after' );
		await expect( atelier.button( 'Save' ) ).toBeEnabled();

		const other = await openWithClock(
			await elsewhere.newPage(),
			document.id
		);
		await expect( told( other.page, title ) ).toBeVisible();
		await review( other.page ).click();
		const dialog = offer( other.page );
		await expect( dialog.getByRole( 'checkbox' ) ).toHaveCount( 1 );
		await expect( dialog.getByText( /Kept by your site/ ) ).toBeVisible();
		await expect( dialog.getByText( /Before and after/ ) ).toBeVisible();
		await test.step( 'what the site can’t delete is offered again', async () => {
			const ofSite = /posts(\/|%2F)\d+(\/|%2F)autosave/;
			await other.page.route( ofSite, ( route ) =>
				route.fulfill( { status: 500, body: 'Out of memory' } )
			);
			await discardAll( other.page );
			await expect(
				other.page.getByText( 'still kept there. Try again.' ).first()
			).toBeVisible();
			await expect( dialog.getByText( title ) ).toBeVisible();
			await other.page.unroute( ofSite );
		} );

		await dialog.getByRole( 'button', { name: 'Restore all' } ).click();
		await expect(
			other.canvas.getByText( 'Before and after', { exact: true } )
		).toBeVisible();
		await expect( told( other.page, title ) ).toBeHidden();

		await write( other, ', too' );
		await aMinute( other.page );
		await expect
			.poll( document.autosaved )
			.toContain( '<p>Before and after, too</p>' );
		await other.button( 'Save' ).click();
		await expect( other.button( 'Saved' ) ).toBeVisible();
		expect( await document.autosaved() ).toBeUndefined();

		// Undone edits are no longer kept.
		await write( other, '!' );
		await aMinute( other.page );
		await expect.poll( document.autosaved ).toContain( 'too!' );
		await other.button( 'Undo' ).click();
		await expect(
			other.canvas.getByText( 'Before and after, too', { exact: true } )
		).toBeVisible();
		// WordPress 6.8 still has it as an edit: the next autosave then finds no difference.
		await expect
			.poll( async () => {
				// On a busy machine the minute begins before the edit is undone.
				await aMinute( other.page );
				return document.autosaved();
			} )
			.toBeUndefined();
	} finally {
		await elsewhere.close();
		await document.remove();
	}
} );
