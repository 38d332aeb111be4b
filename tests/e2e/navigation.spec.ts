import type { Locator, Page } from '@playwright/test';
import { zipSync, strToU8 } from 'fflate';
import { forgetKept } from './support/recovery';
import type { Site } from './support/site';
import { expect, hasTestPlugin, makeRightToLeft, test } from './support/test';

const link = ( label: string, attributes = {} ): string =>
	`<!-- wp:navigation-link ${ JSON.stringify( { label, url: `/${ label }`, kind: 'custom', ...attributes } ) } /-->`;

/** A block of an unknown type. */
const STRANGE =
	'<!-- wp:e2e/strange {"a":"b"} --><p>As it is</p><!-- /wp:e2e/strange -->';

/** A menu with a unique title, deleted after the test. */
async function withMenu(
	site: Site,
	content: string,
	use: ( menu: { id: number; title: string } ) => Promise< void >
): Promise< void > {
	const title = `E2E menu ${ Date.now() }-${ Math.random().toString( 36 ).slice( 2, 7 ) }`;
	const { id } = await site.rest( 'POST', '/wp/v2/navigation', {
		title,
		content,
		status: 'publish',
	} );
	try {
		await use( { id: Number( id ), title } );
	} finally {
		await site
			.rest( 'DELETE', `/wp/v2/navigation/${ id }?force=true` )
			.catch( () => undefined );
	}
}

const isRest =
	( route: RegExp ) =>
	( { href }: URL ): boolean =>
		route.test( decodeURIComponent( href ) );

/** The items of a menu, from the user's point of view. */
class Items {
	public readonly grid: Locator;

	public constructor( private readonly page: Page ) {
		this.grid = page.getByRole( 'treegrid', { name: 'Items' } );
	}

	public item( label: string ): Locator {
		return this.grid
			.getByRole( 'row' )
			.filter( { has: this.page.getByText( label, { exact: true } ) } )
			.locator( '[data-part="item"]' );
	}

	/** Labels in order, with a dash per level. */
	public outline(): Promise< string > {
		return this.grid
			.getByRole( 'row' )
			.evaluateAll( ( rows ) =>
				rows
					.map(
						( row ) =>
							'-'.repeat(
								Number( row.getAttribute( 'aria-level' ) ) - 1
							) +
							( row.querySelector( '[data-part="item"] span' )
								?.textContent ?? '' )
					)
					.join( ' ' )
			);
	}

	public async act( label: string, action: string ): Promise< void > {
		await this.grid
			.getByRole( 'button', { name: `Options for ${ label }` } )
			.click();
		await this.page
			.getByRole( 'menuitem', { name: action } )
			.first()
			.click();
	}

	/** Searches for an item to add and chooses the option with this name. */
	public async add( words: string, option: RegExp ): Promise< void > {
		await this.page.getByRole( 'button', { name: 'Add item' } ).click();
		await this.page.getByRole( 'combobox' ).fill( words );
		await this.page.getByRole( 'option', { name: option } ).click();
	}
}

const outline = ( items: Items ) => expect.poll( () => items.outline() );

test.describe( 'the items of a menu', () => {
	test( 'are moved, nested, named, removed and saved, and each step can be undone @oldest', async ( {
		atelier,
		page,
		site,
	} ) => {
		const content = [
			link( 'one' ),
			link( 'two' ),
			STRANGE,
			link( 'gone', { kind: 'post-type', type: 'page', id: 99999999 } ),
		].join( '\n\n' );
		await withMenu( site, content, async ( { id, title } ) => {
			await atelier.open( `/wp_navigation/${ id }` );
			const items = new Items( page );
			await outline( items ).toBe( 'one two Strange gone' );
			await expect(
				items.item( 'gone' ).getByText( 'Deleted' )
			).toBeVisible();
			const preview = page
				.getByRole( 'region', { name: 'Menu preview' } )
				.frameLocator( 'iframe' );
			await expect( preview.getByText( 'two' ) ).toBeVisible();
			const comeBack = () =>
				page.evaluate( () =>
					window.dispatchEvent( new Event( 'focus' ) )
				);
			const saveElsewhere = ( other: string ) =>
				site.rest( 'POST', `/wp/v2/navigation/${ id }`, {
					content: other,
				} );
			await saveElsewhere( link( 'elsewhere' ) );
			await comeBack();
			await outline( items ).toBe( 'elsewhere' );
			await saveElsewhere( content );
			await comeBack();
			await outline( items ).toBe( 'one two Strange gone' );

			await items.item( 'two' ).focus();
			await page.keyboard.press( 'Alt+ArrowUp' );
			await outline( items ).toBe( 'two one Strange gone' );
			await expect( items.item( 'two' ) ).toBeFocused();
			await page.keyboard.press( 'ArrowDown' );
			await page.keyboard.press( 'Alt+ArrowRight' );
			await outline( items ).toBe( 'two -one Strange gone' );
			await page.keyboard.press( 'Control+z' );
			await outline( items ).toBe( 'two one Strange gone' );
			await page.keyboard.press( 'Control+Shift+z' );
			await outline( items ).toBe( 'two -one Strange gone' );

			await items.item( 'gone' ).focus();
			await page.keyboard.press( 'Delete' );
			await outline( items ).toBe( 'two -one Strange' );
			await expect( items.item( 'Strange' ) ).toBeFocused();
			await items.item( 'two' ).focus();
			await page.keyboard.press( 'F2' );
			const dialog = page.getByRole( 'dialog', { name: 'Rename' } );
			await dialog
				.getByRole( 'textbox', { name: 'Text' } )
				.fill( 'Two & a half' );
			await dialog.getByRole( 'button', { name: 'Apply' } ).click();
			await outline( items ).toBe( 'Two & a half -one Strange' );
			await expect( preview.getByText( 'Two & a half' ) ).toBeVisible();
			await items.act( 'one', 'Duplicate' );
			await outline( items ).toBe( 'Two & a half -one -one Strange' );
			await items
				.item( 'Strange' )
				.dragTo( items.item( 'Two & a half' ), {
					targetPosition: { x: 60, y: 2 },
				} );
			await outline( items ).toBe( 'Strange Two & a half -one -one' );

			await saveElsewhere( link( 'elsewhere' ) );
			await comeBack();
			await expect(
				page.getByText( 'This menu was saved elsewhere' ).first()
			).toBeVisible();
			await outline( items ).toBe( 'Strange Two & a half -one -one' );
			await atelier.navigation
				.getByRole( 'button', { name: 'Save', exact: true } )
				.click();
			await page
				.getByRole( 'button', { name: 'Save your version' } )
				.click();
			await expect(
				page
					.getByText( `“${ title }” saved with your version.` )
					.first()
			).toBeVisible();
			const saved = await site.rest< { content: { raw: string } } >(
				'GET',
				`/wp/v2/navigation/${ id }?context=edit`
			);
			expect( saved.content.raw.trim() ).toBe(
				[
					STRANGE,
					'<!-- wp:navigation-submenu {"label":"Two \\u0026amp; a half","url":"/two","kind":"custom"} -->\n' +
						[ link( 'one' ), link( 'one' ) ].join( '\n\n' ) +
						'\n<!-- /wp:navigation-submenu -->',
				].join( '\n\n' )
			);
		} );
	} );

	test( 'are found on the site, created as drafts, and also edited on the canvas, after an export of the site; right-to-left on a small screen as well', async ( {
		atelier,
		page,
		site,
		context,
		baseURL,
	} ) => {
		await test.step( 'the export downloads the file under the server’s name, and shows errors', async () => {
			const zip = Buffer.from(
				zipSync( { 'theme/style.css': strToU8( 'a'.repeat( 500 ) ) } )
			);
			const headers = {
				'content-type': 'application/zip',
				'content-disposition': 'attachment; filename=my-theme.zip',
			};
			const answers = [
				{
					status: 500,
					json: { code: 'no_zip', message: 'Zip is missing.' },
				},
				{ status: 500, json: { code: 'unknown_error', message: 'x' } },
				{ headers, body: zip.subarray( 0, zip.length - 5 ) },
				{ headers, body: '' },
				'never' as const,
				{ headers, body: zip },
			];
			await page.route(
				isRest( /block-editor\/v1\/export/ ),
				( route ) => {
					const answer = answers.shift() ?? { status: 404 };
					return answer === 'never'
						? undefined
						: route.fulfill( answer );
				}
			);
			await atelier.open();
			const ask = async () => {
				await page
					.getByRole( 'button', { name: 'Open command palette' } )
					.click();
				await page.getByRole( 'combobox' ).fill( 'export the site' );
				await page
					.getByRole( 'option', {
						name: 'Export the site as a theme',
					} )
					.click();
			};
			const general = page
				.getByText(
					'An error occurred while creating the site export.'
				)
				.first();
			await ask();
			await expect(
				page.getByText( 'Zip is missing.' ).first()
			).toBeVisible();
			for ( const _case of [ 'unknown', 'cut off', 'empty' ] ) {
				await ask();
				await expect( general ).toBeVisible();
				await page
					.getByRole( 'button', { name: 'Dismiss this notice' } )
					.first()
					.click();
				await expect(
					page.getByRole( 'button', { name: 'Dismiss this notice' } )
				).toBeHidden();
			}
			await ask();
			await page
				.getByTestId( 'snackbar' )
				.filter( { hasText: 'Preparing the site export…' } )
				.getByRole( 'button', { name: 'Cancel' } )
				.click();
			await expect(
				page.getByText( 'Export canceled.' ).first()
			).toBeVisible();
			const file = page.waitForEvent( 'download' );
			await ask();
			expect( ( await file ).suggestedFilename() ).toBe( 'my-theme.zip' );
			await expect(
				page.getByText( 'Downloaded my-theme.zip.' ).first()
			).toBeVisible();
		} );

		await test.step( 'items are found on the site, created as drafts, and also edited on the canvas', async () => {
			const name = `E2E page ${ Date.now() }`;
			const made = await site.rest( 'POST', '/wp/v2/pages', {
				title: name,
				status: 'publish',
			} );
			try {
				await withMenu(
					site,
					'<!-- wp:page-list /-->',
					async ( { id } ) => {
						await atelier.go( `/wp_navigation/${ id }` );
						const items = new Items( page );
						await outline( items ).toBe( 'Page List' );
						await items.act( 'Page List', 'Edit as links' );
						await expect( items.item( name ) ).toBeVisible();
						await page
							.getByRole( 'button', { name: 'Undo' } )
							.click();
						await outline( items ).toBe( 'Page List' );

						await items.add( name, new RegExp( `^${ name }` ) );
						await outline( items ).toBe( `Page List ${ name }` );
						await expect( items.item( name ) ).toBeFocused();
						await items.add( 'example.org', /^Link to/ );
						await items.add(
							`Draft of ${ name }`,
							/^Create draft page/
						);
						await expect(
							items
								.item( `Draft of ${ name }` )
								.getByText( 'Draft', { exact: true } )
						).toBeVisible();
						await items.act( name, 'Add submenu item' );
						await page.getByRole( 'combobox' ).fill( 'Below' );
						await page
							.getByRole( 'option', { name: 'Submenu “Below”' } )
							.click();
						await outline( items ).toBe(
							`Page List ${ name } -Below example.org Draft of ${ name }`
						);

						await page
							.getByRole( 'link', { name: 'Edit', exact: true } )
							.click();
						await atelier.waitForEditor();
						await expect(
							atelier.canvas.getByText( 'example.org' )
						).toBeVisible();
						await atelier.button( 'Open Navigation' ).click();
						await outline( items ).toBe(
							`Page List ${ name } -Below example.org Draft of ${ name }`
						);
						await items.act( name, `Go to ${ name }` );
						await expect( page ).toHaveURL(
							new RegExp( `page%2F${ made.id }` )
						);
					}
				);
			} finally {
				await site.rest(
					'DELETE',
					`/wp/v2/pages/${ made.id }?force=true`
				);
				const drafts = await site.rest< { id: number }[] >(
					'GET',
					`/wp/v2/pages?status=draft&search=${ encodeURIComponent( name ) }`
				);
				for ( const draft of drafts ) {
					await site.rest(
						'DELETE',
						`/wp/v2/pages/${ draft.id }?force=true`
					);
				}
			}
		} );

		await test.step( 'they work right-to-left and on a small screen', async () => {
			if ( ! hasTestPlugin ) {
				return;
			}
			await makeRightToLeft( context, baseURL ?? '' );
			await page.setViewportSize( { width: 390, height: 844 } );
			// The menu before was left unsaved: the offer of its items would take the focus.
			await page.goto( '/wp-login.php', { waitUntil: 'commit' } );
			await forgetKept( page );
			const long = 'a-very-long-label-'.repeat( 12 );
			await withMenu(
				site,
				link( 'first' ) + link( long ),
				async ( { id } ) => {
					await atelier.open( `/wp_navigation/${ id }` );
					const items = new Items( page );
					await items.item( 'first' ).press( 'ArrowDown' );
					// Without the focus on it, these keys are the browser's way back.
					await expect( items.item( long ) ).toBeFocused();
					await items.item( long ).press( 'Alt+ArrowLeft' );
					await outline( items ).toMatch( /^first -a-very/ );
					const overflow = await page.evaluate(
						() =>
							document.documentElement.scrollWidth -
							document.documentElement.clientWidth
					);
					expect( overflow ).toBe( 0 );
				}
			);
		} );
	} );
} );
