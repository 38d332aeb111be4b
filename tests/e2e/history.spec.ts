import type { Locator, Page } from '@playwright/test';
import type { Atelier } from './support/atelier';
import { Audit } from './support/audit';
import { expectMainButton } from './support/mainButton';
import type { RestRecord, Site } from './support/site';
import { expect, test } from './support/test';

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
	test( 'one save in Atelier or WordPress’s own editor is one entry; it can be undone, and the undo too @oldest', async ( {
		atelier,
		page,
		site,
	} ) => {
		await test.step( 'one save in Atelier is one entry; it can be undone, and the undo too', async () => {
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
			const audit = new Audit( page );
			await audit.look( 'History', history.entry );
			for ( const dialog of [ 'Go back to a date…', 'Settings' ] ) {
				await audit.lookBehind(
					page.getByRole( 'button', { name: 'History options' } ),
					dialog
				);
			}
			audit.expectNothing();
			await history.button( 'Undo…' ).click();
			await expect( review( page ) ).toContainText( title );
			await expectMainButton( page );
			expect( await contentOf( site, id ) ).toContain( 'rowing' );
			await saveReview( page );
			await expect
				.poll( () => contentOf( site, id ) )
				.toContain( 'sailing' );

			await history.open( title );
			await expect(
				page.getByRole( 'link', { name: title } )
			).toHaveCount( 3 );
			await history.openEntry( `Pattern “${ title }” changed` );
			await history.button( 'Undo…' ).click();
			await expect( review( page ) ).toBeVisible();
			await saveReview( page );
			await expect
				.poll( () => contentOf( site, id ) )
				.toContain( 'rowing' );
		} );

		await test.step( 'a save in WordPress’s own editor appears', async () => {
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
				data.dispatch( 'core/editor' ).editPost( {
					title: 'Tide times',
				} );
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
	} );
} );
