import type { Locator, Page } from '@playwright/test';
import type { Atelier } from './support/atelier';
import { Audit } from './support/audit';
import { Site, type RestRecord } from './support/site';
import { expect, test } from './support/test';
import { logInAs } from './support/users';

const paragraph = ( text: string ) =>
	`<!-- wp:paragraph --><p>${ text }</p><!-- /wp:paragraph -->`;

const makePattern = ( site: Site, title: string, text = 'Come sailing' ) =>
	site.rest( 'POST', '/wp/v2/blocks', {
		title,
		status: 'publish',
		content: paragraph( text ),
	} );

const contentOf = async ( site: Site, id: RestRecord[ 'id' ] ) => {
	const { content } = await site.rest< { content: { raw: string } } >(
		'GET',
		`/wp/v2/blocks/${ id }?context=edit`
	);
	return content.raw;
};

/** The history screen in the browser. */
class History {
	public readonly entry: Locator;

	public constructor(
		private readonly atelier: Atelier,
		private readonly page: Page
	) {
		this.entry = page.getByRole( 'region', { name: 'History entry' } );
	}

	/** Opens the history filtered by a search. */
	public async open( search: string ): Promise< void > {
		await this.atelier.open( '/history', { search } );
	}

	public link( sentence: string ): Locator {
		return this.page.getByRole( 'link', { name: sentence } ).first();
	}

	public async openEntry( sentence: string ): Promise< void > {
		await this.link( sentence ).click();
		await expect(
			this.entry.getByRole( 'heading', { name: sentence } )
		).toBeVisible();
	}

	public button( name: string ): Locator {
		return this.entry.getByRole( 'button', { name, exact: true } );
	}
}

const review = ( page: Page ) =>
	page.getByRole( 'dialog', { name: 'Are you ready to save?' } );

const saveReview = ( page: Page ) =>
	review( page ).getByRole( 'button', { name: 'Save', exact: true } ).click();

test.describe( 'history', () => {
	test( 'one save in Atelier is one entry; it can be undone, and the undo too @oldest', async ( {
		atelier,
		page,
		site,
	} ) => {
		const title = `Banner ${ Date.now() }`;
		const { id } = await makePattern( site, title );
		const history = new History( atelier, page );
		await site.rest( 'POST', `/wp/v2/blocks/${ id }`, {
			content: paragraph( 'Come rowing' ),
		} );

		await history.open( title );
		await history.openEntry( `Pattern “${ title }” changed` );
		await expect( history.entry ).toContainText(
			'Paragraph: “Come sailing” → “Come rowing”'
		);
		await expect(
			history.entry.getByText( 'Before', { exact: true } )
		).toBeVisible();
		await history.button( 'Undo…' ).click();
		await expect( review( page ) ).toContainText( title );
		expect( await contentOf( site, id ) ).toContain( 'rowing' );
		await saveReview( page );
		await expect.poll( () => contentOf( site, id ) ).toContain( 'sailing' );

		await history.open( title );
		await expect( page.getByRole( 'link', { name: title } ) ).toHaveCount(
			3
		);
		await history.openEntry( `Pattern “${ title }” changed` );
		await history.button( 'Undo…' ).click();
		await expect( review( page ) ).toBeVisible();
		await saveReview( page );
		await expect.poll( () => contentOf( site, id ) ).toContain( 'rowing' );
	} );

	test( 'a save in WordPress’s own editor appears', async ( {
		atelier,
		page,
		site,
	} ) => {
		const { id } = await site.rest( 'POST', '/wp/v2/pages', {
			title: 'Tide table',
			status: 'publish',
			content: paragraph( 'High water' ),
		} );
		await page.goto( `/wp-admin/post.php?post=${ id }&action=edit`, {
			waitUntil: 'commit',
		} );
		await page.waitForFunction( () =>
			Boolean(
				(
					window as unknown as {
						wp?: {
							data?: {
								select( name: string ): {
									getCurrentPostId(): unknown;
								} | null;
							};
						};
					}
				 ).wp?.data
					?.select( 'core/editor' )
					?.getCurrentPostId()
			)
		);
		await page.evaluate( async () => {
			const { data } = (
				window as unknown as {
					wp: {
						data: {
							dispatch( name: string ): {
								editPost( edits: object ): void;
								savePost(): Promise< void >;
							};
						};
					};
				}
			 ).wp;
			data.dispatch( 'core/editor' ).editPost( { title: 'Tide times' } );
			await data.dispatch( 'core/editor' ).savePost();
		} );

		const history = new History( atelier, page );
		await history.open( 'Tide times' );
		await expect(
			history.link( 'Page “Tide times” changed' )
		).toContainText( 'WordPress editor' );
		await history.openEntry( 'Page “Tide times” changed' );
		await expect( history.entry ).toContainText(
			'Title: “Tide table” → “Tide times”'
		);
	} );

	test( 'entries are filtered by author, type and days, and opened by keyboard', async ( {
		atelier,
		page,
		site,
	} ) => {
		await makePattern( site, 'Filtered card' );
		await site.rest( 'POST', '/wp/v2/pages', { title: 'Filtered page' } );
		const history = new History( atelier, page );
		await history.open( 'Filtered' );
		await expect( history.link( 'Filtered page' ) ).toBeVisible();
		await page
			.getByRole( 'combobox', { name: 'Changes to' } )
			.selectOption( 'wp_block' );
		await expect( history.link( 'Filtered page' ) ).toBeHidden();
		await expect( history.link( 'Filtered card' ) ).toBeVisible();
		await page.getByLabel( 'To', { exact: true } ).fill( '2001-01-01' );
		await expect( page.getByText( 'No entries found.' ) ).toBeVisible();
		await page.getByRole( 'button', { name: 'Clear filters' } ).click();
		await expect( history.link( 'Filtered page' ) ).toBeVisible();

		await history.link( 'Filtered page' ).press( 'Enter' );
		await expect(
			history.entry.getByRole( 'heading', {
				name: 'Page “Filtered page” created',
			} )
		).toBeFocused();
		const audit = new Audit( page );
		await audit.look( 'History', history.entry );
		audit.expectNothing();
		await page.keyboard.press( 'Escape' );
		await expect( history.entry ).toBeHidden();
		await expect( history.link( 'Filtered page' ) ).toBeFocused();
	} );

	test( 'a deleted pattern is restored with its ID @matrix', async ( {
		atelier,
		page,
		site,
	} ) => {
		const { id } = await makePattern( site, 'Lost banner' );
		await site.rest( 'DELETE', `/wp/v2/blocks/${ id }?force=true` );
		const history = new History( atelier, page );
		await history.open( 'Lost banner' );
		await history.openEntry( 'Pattern “Lost banner” deleted' );
		await history.button( 'Restore…' ).click();
		const dialog = page.getByRole( 'dialog' );
		await expect( dialog ).toContainText(
			'Will be restored on your site right away.'
		);
		await dialog
			.getByRole( 'button', { name: 'Restore', exact: true } )
			.click();
		await expect(
			history.link( 'Pattern “Lost banner” created' )
		).toBeVisible();
		expect( await contentOf( site, id ) ).toContain( 'Come sailing' );
	} );

	test( 'newer changes are only replaced after a confirmation', async ( {
		atelier,
		page,
		site,
	} ) => {
		const { id } = await makePattern( site, 'Newer banner' );
		await site.rest( 'POST', `/wp/v2/blocks/${ id }`, {
			content: paragraph( 'Second' ),
		} );
		await site.rest( 'POST', `/wp/v2/blocks/${ id }`, {
			content: paragraph( 'Third' ),
		} );
		const history = new History( atelier, page );
		await history.open( 'Newer banner' );
		await page
			.getByRole( 'link', { name: 'Pattern “Newer banner” changed' } )
			.nth( 1 )
			.click();
		await history.button( 'Undo…' ).click();
		const dialog = page.getByRole( 'dialog' );
		const undo = dialog.getByRole( 'button', {
			name: 'Undo',
			exact: true,
		} );
		await expect( undo ).toBeDisabled();
		await dialog.getByLabel( 'Replace newer changes' ).check();
		await undo.click();
		await saveReview( page );
		await expect
			.poll( () => contentOf( site, id ) )
			.toContain( 'Come sailing' );
	} );

	test( 'the design at a point in time becomes a site draft', async ( {
		atelier,
		page,
		site,
	} ) => {
		const { id } = await makePattern( site, 'Moved banner' );
		await site.rest( 'POST', `/wp/v2/blocks/${ id }`, {
			content: paragraph( 'Later' ),
		} );
		const history = new History( atelier, page );
		await history.open( 'Moved banner' );
		await history.openEntry( 'Pattern “Moved banner” changed' );
		await history.button( 'Go back to before this…' ).click();
		await page.getByRole( 'button', { name: 'Create site draft' } ).click();
		await expect(
			page.getByRole( 'dialog', { name: 'Site draft created' } )
		).toBeVisible();
		await expect(
			page.getByRole( 'link', { name: 'Open site draft' } )
		).toHaveAttribute( 'href', /page=atelier&atelier_draft=\d+/ );
		expect( await contentOf( site, id ) ).toContain( 'Later' );
	} );

	test( 'the settings show the storage used, and all entries are exported', async ( {
		atelier,
		page,
		site,
	} ) => {
		await makePattern( site, 'Kept banner' );
		await atelier.open( '/history' );
		const options = page.getByRole( 'button', { name: 'History options' } );
		await options.click();
		await page.getByRole( 'menuitem', { name: 'Settings' } ).click();
		const dialog = page.getByRole( 'dialog', { name: 'History settings' } );
		await expect( dialog ).toContainText( /Now: \d/ );
		await dialog.getByLabel( 'Keep entries for' ).selectOption( '730' );
		await dialog.getByRole( 'button', { name: 'Save' } ).click();
		await expect( dialog ).toBeHidden();
		expect(
			await site.rest( 'GET', '/atelier/v1/history/settings' )
		).toMatchObject( { days: 730 } );

		await options.click();
		const download = page.waitForEvent( 'download' );
		await page.getByRole( 'menuitem', { name: 'Export' } ).click();
		expect( ( await download ).suggestedFilename() ).toMatch(
			/^history-[\d-]+\.json$/
		);
	} );

	test( 'only users of Atelier have access', async ( {
		site,
		browser,
		baseURL,
	} ) => {
		const editor = await logInAs( 'editor', site, browser, baseURL ?? '' );
		const own = new Site( editor.context.request );
		await expect(
			own.rest( 'GET', '/atelier/v1/history' )
		).rejects.toThrow( '403' );
		await editor.remove();
	} );
} );
