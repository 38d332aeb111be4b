import type { Locator, Page } from '@playwright/test';
import type { Site } from './support/site';
import { expect, hasTestPlugin, makeRightToLeft, test } from './support/test';

const WORDS =
	'<!-- wp:paragraph --><p>Words of a test</p><!-- /wp:paragraph -->';

/** A minimal image. */
const PIXEL = Buffer.from(
	'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
	'base64'
);

/** A list of pages or posts, from the user's point of view. */
class Posts {
	public readonly region: Locator;

	public constructor(
		private readonly page: Page,
		name = 'Pages'
	) {
		this.region = page.getByRole( 'region', { name, exact: true } );
	}

	public link( title: string ): Locator {
		return this.region.getByRole( 'link', { name: title, exact: true } );
	}

	public async search( text: string ): Promise< void > {
		await this.region.getByRole( 'searchbox' ).fill( text );
	}

	public async count( words: string ): Promise< void > {
		await expect(
			this.region.getByText( words, { exact: true } )
		).toBeVisible();
	}

	/** Opens the menu of an item and chooses an action. */
	public async act( title: string, action: string ): Promise< void > {
		await this.region
			.getByRole( 'row' )
			.filter( { hasText: title } )
			.getByRole( 'button', { name: 'Actions' } )
			.click();
		await this.page
			.getByRole( 'menuitem', { name: action, exact: true } )
			.click();
	}
}

/** Pages of one test, with a unique word in their titles, deleted at its end. */
class Pages {
	public readonly word = `e2e${ Date.now().toString( 36 ) }`;

	public constructor( private readonly site: Site ) {}

	public title( name: string ): string {
		return `${ this.word } ${ name }`;
	}

	public async make(
		name: string,
		data: Record< string, unknown > = {}
	): Promise< number | string > {
		const { id } = await this.site.rest( 'POST', '/wp/v2/pages', {
			title: this.title( name ),
			content: WORDS,
			status: 'publish',
			...data,
		} );
		return id;
	}

	/** Their titles in a status. */
	public async titles( status: string ): Promise< string[] > {
		const found = await this.site.rest< { title: { raw: string } }[] >(
			'GET',
			`/wp/v2/pages?context=edit&status=${ status }&search=${ this.word }&orderby=title&order=asc`
		);
		return found.map( ( { title } ) => title.raw );
	}

	public async remove(): Promise< void > {
		const left = await this.site.rest< { id: number }[] >(
			'GET',
			`/wp/v2/pages?context=edit&status=any,trash&per_page=100&search=${ this.word }`
		);
		for ( const { id } of left ) {
			await this.site.rest( 'DELETE', `/wp/v2/pages/${ id }?force=true` );
		}
	}
}

test.describe( 'the pages', () => {
	let pages: Pages;

	test.beforeEach( ( { site } ) => {
		pages = new Pages( site );
	} );

	test.afterEach( () => pages.remove() );

	test( 'are listed below their parents, searched, filtered and opened, and have their featured image; posts have a list as well @matrix', async ( {
		atelier,
		page,
		site,
		context,
		baseURL,
	} ) => {
		await test.step( 'they are listed below their parents, searched, filtered and opened', async () => {
			const parent = await pages.make( 'Zebra' );
			await pages.make( 'Ant', { parent } );
			await pages.make( 'Bee', { status: 'draft' } );
			await atelier.open();
			await atelier.navigation
				.getByRole( 'link', { name: 'Pages', exact: true } )
				.click();
			const list = new Posts( page );
			await list.search( pages.word );
			await list.count( '3 items' );
			await expect( list.region.getByRole( 'row' ) ).toHaveText( [
				/Bee/,
				/Zebra/,
				/— .*Ant/,
			] );

			const tree = list.region.getByRole( 'button', {
				name: 'Show hierarchy',
			} );
			await expect( tree ).toHaveAttribute( 'aria-pressed', 'true' );
			await tree.click();
			await expect( list.region.getByRole( 'row' ) ).toHaveText( [
				/Ant/,
				/Bee/,
				/Zebra/,
			] );
			await tree.click();
			await list.region
				.getByRole( 'button', { name: `— ${ pages.title( 'Ant' ) }` } )
				.click();
			await expect( page ).toHaveURL( /postId=\d+/ );
			await expect(
				atelier.preview.getByText( 'Words of a test' )
			).toBeVisible();

			await atelier.navigation
				.getByRole( 'link', { name: /^Drafts/ } )
				.click();
			await list.count( '1 item' );
			await expect( page ).toHaveURL( /activeView=drafts/ );
			await expect( page ).not.toHaveURL( /postId/ );
			await list.region.getByRole( 'button', { name: 'Layout' } ).click();
			await page.getByRole( 'menuitemradio', { name: 'Table' } ).click();
			await expect( list.link( pages.title( 'Bee' ) ) ).toBeVisible();
			await list.link( pages.title( 'Bee' ) ).click();
			await atelier.waitForEditor();
			await atelier.button( 'Open Navigation' ).click();
			await expect( list.link( pages.title( 'Bee' ) ) ).toBeVisible();
		} );

		await test.step( 'they have their featured image and an edit button beside a list, and quick edit beside a table', async () => {
			await pages.remove();
			// The list of the first word is known already.
			pages = new Pages( site );
			const picture = await site.upload( 'list.png', PIXEL );
			await pages.make( 'with an image', { featured_media: picture } );
			try {
				await atelier.go( '/page', { layout: 'list' } );
				const list = new Posts( page );
				await list.search( pages.word );
				await list.count( '1 item' );
				const row = list.region
					.getByRole( 'row' )
					.filter( { hasText: pages.title( 'with an image' ) } );
				await expect( row.locator( 'img[src*="list"]' ) ).toBeVisible();
				// In the tab order, it follows its item.
				await row
					.getByRole( 'button', { name: pages.title( '' ) } )
					.focus();
				await page.keyboard.press( 'ArrowRight' );
				const edit = row.getByRole( 'button', {
					name: 'Edit',
					exact: true,
				} );
				await expect( edit ).toBeFocused();
				await expect( row.locator( '[data-primary]' ) ).toHaveCSS(
					'opacity',
					'1'
				);

				await atelier.go( '/page', { layout: 'table' } );
				await list.search( pages.word );
				await list.count( '1 item' );
				await list.act( pages.title( 'with an image' ), 'Quick edit' );
				await expect( page ).toHaveURL( /quickEdit=true/ );
				const panel = page.getByRole( 'region', { name: 'Post Edit' } );
				await expect( panel ).toContainText(
					pages.title( 'with an image' )
				);
				await expect( panel ).toBeFocused();
			} finally {
				await site.rest(
					'DELETE',
					`/wp/v2/media/${ picture }?force=true`
				);
			}
		} );

		await test.step( 'they show what was left for them, and mark what is beside them', async () => {
			await pages.remove();
			pages = new Pages( site );
			for ( const name of [ 'Ant', 'Bee' ] ) {
				await pages.make( name );
			}
			const list = new Posts( page );
			const shown = list.region.locator( '[aria-current="true"]' );
			await atelier.go( '/page', { layout: 'list' } );
			await list.search( pages.word );
			await list.count( '2 items' );
			await expect( shown ).toContainText( pages.title( 'Ant' ) );
			await list.region
				.getByRole( 'row' )
				.filter( { hasText: pages.title( 'Bee' ) } )
				.getByRole( 'button', { name: 'Edit', exact: true } )
				.click();
			await atelier.waitForEditor();
			await atelier.button( 'Open Navigation' ).click();
			await expect( shown ).toContainText( pages.title( 'Bee' ) );
		} );

		await test.step( 'they are renamed, ordered, duplicated and drafted', async () => {
			await pages.remove();
			pages = new Pages( site );
			const id = await pages.make( 'Ant' );
			await atelier.go( '/page', { layout: 'table' } );
			const list = new Posts( page );
			await list.search( pages.word );
			await list.count( '1 item' );
			await list.act( 'Ant', 'Rename' );
			const rename = page.getByRole( 'dialog', { name: 'Rename' } );
			await rename
				.getByRole( 'textbox', { name: 'Name' } )
				.fill( pages.title( 'Bee' ) );
			await rename.getByRole( 'button', { name: 'Save' } ).click();
			await expect( list.link( pages.title( 'Bee' ) ) ).toBeVisible();

			await list.act( 'Bee', 'Order' );
			const order = page.getByRole( 'dialog', { name: 'Order' } );
			await order
				.getByRole( 'spinbutton', { name: 'Order' } )
				.fill( '-3' );
			await order.getByRole( 'button', { name: 'Save' } ).click();
			await expect( order ).toBeHidden();
			expect(
				( await site.rest( 'GET', `/wp/v2/pages/${ id }` ) )[
					'menu_order'
				]
			).toBe( -3 );

			await list.act( 'Bee', 'Duplicate' );
			await page
				.getByRole( 'dialog', { name: 'Duplicate' } )
				.getByRole( 'button', { name: 'Duplicate' } )
				.click();
			await list.count( '2 items' );
			await expect(
				list.link( `${ pages.title( 'Bee' ) } (Copy)` )
			).toBeVisible();
			await expect(
				page
					.getByText(
						`"${ pages.title( 'Bee' ) } (Copy)" successfully created.`
					)
					.first()
			).toBeVisible();

			await list.region
				.getByRole( 'button', { name: 'Add Page' } )
				.click();
			const draft = page.getByRole( 'dialog', {
				name: 'Draft new: Page',
			} );
			await draft
				.getByRole( 'textbox', { name: 'Title' } )
				.fill( pages.title( 'Cat' ) );
			await draft.getByRole( 'button', { name: 'Create draft' } ).click();
			await expect( page ).toHaveURL( /p=%2Fpage%2F\d+&canvas=edit/ );
			expect( await pages.titles( 'draft' ) ).toContain(
				pages.title( 'Cat' )
			);
		} );

		await test.step( 'posts have a list as well, on small screens and right-to-left, and start with the blocks of their type', async () => {
			if ( ! hasTestPlugin ) {
				return;
			}
			await page.setViewportSize( { width: 390, height: 844 } );
			await makeRightToLeft( context, baseURL ?? '' );
			await context.addCookies( [
				{ name: 'atelier_e2e_blocks', value: '1', url: baseURL ?? '' },
			] );
			await test.step( 'their list is as wide as a small screen', async () => {
				await atelier.open( '/post' );
				const list = new Posts( page, 'Posts' );
				await expect(
					list.region.getByText( /items?$/ )
				).toBeVisible();
				await expect(
					list.region.getByRole( 'button', { name: 'Add Post' } )
				).toBeVisible();
				const overflow = await page.evaluate(
					() =>
						document.documentElement.scrollWidth -
						document.documentElement.clientWidth
				);
				expect( overflow ).toBe( 0 );
				await list.region
					.getByRole( 'combobox', { name: 'View', exact: true } )
					.selectOption( 'Trash' );
				await expect( page ).toHaveURL( /activeView=trash/ );
			} );

			await test.step( 'they start with the blocks of their type', async () => {
				await atelier.go( '/post' );
				await page.getByRole( 'button', { name: 'Add Post' } ).click();
				await page
					.getByRole( 'dialog', { name: 'Draft new: Post' } )
					.getByRole( 'button', { name: 'Create draft' } )
					.click();
				await expect( page ).toHaveURL( /p=%2Fpost%2F\d+&canvas=edit/ );
				const id = /post%2F(\d+)/.exec( page.url() )?.[ 1 ] ?? '';
				const route = `/wp/v2/posts/${ id }`;
				try {
					const made = await site.rest< {
						content: { raw: string };
					} >( 'GET', `${ route }?context=edit` );
					expect( made.content.raw ).toContain(
						'<p>Where it begins</p>'
					);
				} finally {
					await site.rest( 'DELETE', `${ route }?force=true` );
				}
			} );
		} );
	} );
} );
