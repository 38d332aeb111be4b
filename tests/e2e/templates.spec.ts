import AxeBuilder from '@axe-core/playwright';
import type { Locator } from '@playwright/test';
import { AddTemplate } from './support/addTemplate';
import { ListScreen } from './support/list';
import { expect, hasTestPlugin, makeRightToLeft, test } from './support/test';

const WORDS =
	'<!-- wp:paragraph --><p>Words of a test</p><!-- /wp:paragraph -->';

/** How much wider than its place something is, in pixels. */
const overflowOf = ( area: Locator ): Promise< number > =>
	area.evaluate(
		( { scrollWidth, clientWidth } ) => scrollWidth - clientWidth
	);

test.describe( 'the templates', () => {
	test( 'are renamed, deleted and restored, opened in any script, listed with previews and searched; on small screens and right-to-left as well @matrix', async ( {
		atelier,
		page,
		site,
		context,
		baseURL,
	} ) => {
		await test.step( 'those of the user are renamed, deleted and restored', async () => {
			const theme = await site.theme();
			const slug = `e2e-own-${ Date.now() }`;
			const route = `/wp/v2/templates/${ theme }//${ slug }`;
			const templates = new ListScreen( page, 'Templates' );
			await atelier.open( '/template', { layout: 'table' } );
			await test.step( 'the tab order is that of the columns', async () => {
				const row = templates.region.getByRole( 'row' ).filter( {
					has: page.getByRole( 'link', { name: 'Page: 404' } ),
				} );
				await row.getByRole( 'link' ).first().focus();
				await page.keyboard.press( 'Tab' );
				await expect(
					row.locator( 'button[aria-haspopup="dialog"]' ).first()
				).toBeFocused();
				await page.keyboard.press( 'Tab' );
				await expect(
					row.getByRole( 'button', { name: 'Edit' } )
				).toBeFocused();
			} );
			await site.rest( 'POST', '/wp/v2/templates', {
				slug,
				title: 'Before & after',
				content: WORDS,
			} );
			try {
				await atelier.open( '/template', { layout: 'table' } );
				await templates.search( 'Before' );
				await expect(
					templates.link( 'Before & after' )
				).toBeVisible();
				await templates.act( 'Rename' );
				const dialog = page.getByRole( 'dialog', { name: 'Rename' } );
				await dialog
					.getByRole( 'textbox', { name: 'Name' } )
					.fill( slug );
				await dialog.getByRole( 'button', { name: 'Save' } ).click();
				await expect( dialog ).toBeHidden();
				await templates.search( slug );
				await expect( templates.link( slug ) ).toBeVisible();

				await templates.act( 'Delete' );
				const question = page.getByRole( 'dialog', {
					name: `Delete "${ slug }"?`,
				} );
				await question
					.getByRole( 'button', { name: 'Delete' } )
					.click();
				await expect(
					templates.region.getByText( 'No results' )
				).toBeVisible();
				await page.getByRole( 'button', { name: 'Undo' } ).click();
				await expect( templates.link( slug ) ).toBeVisible();
				const back = await site.rest(
					'GET',
					`${ route }?context=edit`
				);
				expect( back[ 'content' ] ).toMatchObject( { raw: WORDS } );
				expect( back[ 'is_custom' ] ).toBe( true );
			} finally {
				await site.rest( 'DELETE', `${ route }?force=true` );
			}

			await test.step( 'those of the theme are reset, and the reset is undone', async () => {
				const ofTheme = `/wp/v2/templates/${ theme }//search`;
				await site.rest( 'POST', ofTheme, { content: WORDS } );
				const source = async () =>
					( await site.rest( 'GET', `${ ofTheme }?context=edit` ) )[
						'source'
					];
				try {
					await atelier.open( '/template', { layout: 'grid' } );
					await templates.search( 'Search results' );
					await expect(
						templates.region.getByText( '1 item' )
					).toBeVisible();
					const frame = templates.region
						.locator( 'iframe[title="Preview"]' )
						.contentFrame();
					await expect(
						frame.getByText( 'Words of a test' )
					).toBeVisible();
					await templates.act( 'Reset' );
					const question = page.getByRole( 'dialog', {
						name: /^Reset "/,
					} );
					await page.keyboard.press( 'Escape' );
					await expect( question ).toBeHidden();
					await templates.act( 'Reset' );
					await question
						.getByRole( 'button', { name: 'Reset' } )
						.click();
					await expect(
						page.getByText( /reset\.$/ ).first()
					).toBeVisible();
					await page.getByRole( 'button', { name: 'Undo' } ).click();
					await expect.poll( source ).toBe( 'custom' );
					await expect(
						frame.getByText( 'Words of a test' )
					).toBeVisible();

					await templates.act( 'Reset' );
					await question
						.getByRole( 'button', { name: 'Reset' } )
						.click();
					await expect(
						frame.getByText( 'Words of a test' )
					).toBeHidden();
					await expect.poll( source ).toBe( 'theme' );
				} finally {
					if ( ( await source() ) === 'custom' ) {
						await site.rest( 'DELETE', `${ ofTheme }?force=true` );
					}
				}
			} );

			await test.step( 'and opened by keyboard', async () => {
				await atelier.open( '/template', { layout: 'table' } );
				await templates.link( 'Page: 404' ).press( 'Enter' );
				await atelier.waitForEditor();
			} );
		} );

		await test.step( 'those of categories in any script are opened by address and saved', async () => {
			const { id } = await site.rest< { id: string } >(
				'POST',
				'/wp/v2/templates',
				{
					slug: `category-${ encodeURIComponent( 'новости' ).toLowerCase() }`,
					title: 'News in Russian',
					content: WORDS,
				}
			);
			const route = `/wp/v2/templates/${ id.replaceAll( '%', '%25' ) }`;
			try {
				expect( id ).toContain( '%d0' );
				await atelier.edit( 'wp_template', id );
				await atelier.insertParagraph( 'More' );
				await atelier.button( 'Save' ).click();
				await expect
					.poll(
						async () =>
							(
								await site.rest< { content: { raw: string } } >(
									'GET',
									`${ route }?context=edit`
								)
							).content.raw
					)
					.toContain( 'More' );
			} finally {
				await site.rest( 'DELETE', `${ route }?force=true` );
			}
		} );

		await test.step( 'they are listed with previews, searched, and open on click; on small screens and right-to-left as well', async () => {
			await atelier.open();
			await atelier.navigation
				.getByRole( 'link', { name: 'Templates', exact: true } )
				.click();
			const templates = new ListScreen( page, 'Templates' );
			await expect(
				templates.region.getByRole( 'heading', { name: 'Templates' } )
			).toBeVisible();
			await expect( templates.link( 'Page: 404' ) ).toBeVisible();
			await templates.search( 'non-existent' );
			await expect(
				templates.region.getByText( '1 item' )
			).toBeVisible();
			const frame = templates.region.locator( 'iframe[title="Preview"]' );
			await expect( frame ).toHaveCount( 1 );
			await expect( frame ).toHaveAttribute(
				'sandbox',
				'allow-same-origin'
			);
			await expect(
				frame.contentFrame().getByText( 'Page not found' )
			).toBeVisible();

			await templates.search( 'nothing has this name' );
			await expect(
				templates.region.getByText( 'No results' )
			).toBeVisible();
			await templates.region
				.getByRole( 'button', { name: 'Reset search and filters' } )
				.click();

			await templates.link( 'Page: 404' ).click();
			await atelier.waitForEditor();
			await expect( page ).toHaveURL(
				/p=%2Fwp_template%2F.+%2F%2F404&canvas=edit/
			);
			await atelier.button( 'Open Navigation' ).click();
			await expect( templates.link( 'Page: 404' ) ).toBeVisible();

			await test.step( 'on a small screen they take the whole width', async () => {
				await page.setViewportSize( { width: 390, height: 844 } );
				await expect( templates.link( 'Page: 404' ) ).toBeVisible();
				expect( await overflowOf( page.locator( 'html' ) ) ).toBe( 0 );

				await test.step( 'a new template has room for every step, and axe finds no violation', async () => {
					const expectWell = async () => {
						const { violations } = await new AxeBuilder( { page } )
							.withTags( [
								'wcag2a',
								'wcag2aa',
								'wcag21aa',
								'wcag22aa',
							] )
							.include( '[role="dialog"]' )
							.analyze();
						expect( violations.map( ( { id } ) => id ) ).toEqual(
							[]
						);
						expect(
							await overflowOf( page.getByRole( 'dialog' ) )
						).toBe( 0 );
					};
					const adding = new AddTemplate( page );
					await adding.button.click();
					await expect(
						adding.choice( 'Author Archives' )
					).toBeVisible();
					await expectWell();
					await adding.choice( 'Author Archives' ).click();
					await expect( adding.choice( 'Author For' ) ).toBeVisible();
					await expectWell();
					await adding.choice( 'Author For' ).click();
					await expect( adding.items.first() ).toBeVisible();
					await expectWell();
					await adding.choice( 'Back' ).click();
					await adding.choice( 'Back' ).click();
					await adding.name( 'A name' );
					await expectWell();
					await page.keyboard.press( 'Escape' );
					await expect( adding.dialog ).toBeHidden();
				} );

				await page
					.getByRole( 'link', { name: 'Go to Site Editor' } )
					.click();
				await expect(
					atelier.navigation.getByRole( 'heading', {
						name: 'Design',
					} )
				).toBeVisible();
			} );

			await test.step( 'right-to-left, previews fill their cards', async () => {
				if ( ! hasTestPlugin ) {
					return;
				}
				await page.setViewportSize( { width: 1400, height: 900 } );
				await makeRightToLeft( context, baseURL ?? '' );
				await atelier.open( '/template' );
				const first = templates.region
					.locator( 'iframe[title="Preview"]' )
					.first();
				await expect( first ).toBeVisible();
				const holder = await first.locator( '..' ).boundingBox();
				const picture = await first.boundingBox();
				expect( picture?.x ?? -1 ).toBeCloseTo( holder?.x ?? 0, 0 );
			} );
		} );
	} );
} );
