import type { Page } from '@playwright/test';
import { Atelier } from './support/atelier';
import { Audit } from './support/audit';
import { crash, keptIn, offer } from './support/recovery';
import { expect, hasTestPlugin, test } from './support/test';
import type { Site } from './support/site';

interface Settings extends Record< string, unknown > {
	readonly title: string;
	readonly description: string;
	readonly site_icon: number;
	readonly show_on_front: string;
	readonly page_on_front: number;
}

const settingsOf = ( site: Site ) =>
	site.rest< Settings >( 'GET', '/wp/v2/settings' );

const review = ( page: Page ) =>
	page.getByRole( 'dialog', { name: 'Are you ready to save?' } );

/** Opens the review from the button below the menu. */
async function openReview( { page, navigation }: Atelier ) {
	await navigation
		.getByRole( 'button', { name: /^(Save|Review|Activate)/ } )
		.click();
	await expect( review( page ) ).toBeVisible();
}

const save = ( page: Page ) =>
	review( page ).getByRole( 'button', { name: 'Save', exact: true } ).click();

/** An image created by the browser. */
const makePicture = (
	page: Page,
	width: number,
	height: number
): Promise< Buffer > =>
	page
		.evaluate(
			( [ w, h ] ) => {
				const canvas = document.createElement( 'canvas' );
				canvas.width = w;
				canvas.height = h;
				canvas.getContext( '2d' )?.fillRect( 0, 0, w / 2, h );
				return canvas.toDataURL( 'image/png' );
			},
			[ width, height ] as const
		)
		.then( ( url ) =>
			Buffer.from( url.split( ',' )[ 1 ] ?? '', 'base64' )
		);

test.describe( 'site settings', () => {
	test( 'are edited beside the site, reviewed, undone and saved; the homepage is one of a template, and the icon is cropped to a square @matrix', async ( {
		atelier,
		page,
		site,
	} ) => {
		await test.step( 'the homepage and the icon', async () => {
			await test.step( 'the homepage is a setting of a template, by keyboard and for everybody, and known to the list of pages', async () => {
				const before = await settingsOf( site );
				const welcome = await site.rest( 'POST', '/wp/v2/pages', {
					title: 'Welcome e2e',
					status: 'publish',
				} );
				const audit = new Audit( page );
				try {
					await test.step( 'identity by keyboard', async () => {
						const title =
							atelier.navigation.getByLabel( 'Site title' );
						await atelier.open( '/identity' );
						await audit.look( 'identity', title );
						await atelier.navigation
							.getByRole( 'heading', { name: 'Identity' } )
							.focus();
						const names = [];
						for ( let stop = 0; stop < 4; stop++ ) {
							await page.keyboard.press( 'Tab' );
							names.push(
								await page.evaluate( () => {
									const focused = document.activeElement;
									return focused instanceof HTMLInputElement
										? focused.labels?.[ 0 ]?.textContent
										: focused?.getAttribute( 'aria-label' );
								} )
							);
						}
						expect( names ).toEqual( [
							'Undo',
							'Redo',
							'Site title',
							'Tagline',
						] );
						await page.keyboard.press( 'Shift+Tab' );
						await page.keyboard.type( 'By keys: ' );
						await page.keyboard.press( 'ControlOrMeta+s' );
						await expect( review( page ) ).toContainText(
							'By keys: '
						);
						await page.keyboard.press( 'Escape' );
						await expect( title ).toBeFocused();
						await page.keyboard.press( 'ControlOrMeta+z' );
						await expect(
							atelier.navigation.getByRole( 'button', {
								name: 'Saved',
							} )
						).toBeVisible();
					} );

					const { settings } = atelier;
					const homepage = settings.getByRole( 'combobox', {
						name: 'Homepage',
					} );
					await atelier.goAndEdit(
						'wp_template',
						`${ await site.theme() }//home`
					);
					await atelier.showSettings();
					await settings
						.getByRole( 'radio', { name: 'A static page' } )
						.click();
					await audit.look(
						'the settings of a template',
						homepage,
						'[aria-label="Editor settings"]'
					);
					audit.expectNothing();
					await homepage.fill( 'Welcome e2e' );
					await settings
						.getByRole( 'option', { name: 'Welcome e2e' } )
						.click();
					await atelier.bar
						.getByRole( 'button', { name: /^(Save|Review)/ } )
						.click();
					await save( page );
					await expect( review( page ) ).toBeHidden();
					expect( await settingsOf( site ) ).toMatchObject( {
						show_on_front: 'page',
						page_on_front: welcome.id,
					} );
					await expect(
						page
							.getByText( 'Your site has a new homepage.' )
							.first()
					).toBeVisible();

					await atelier.open( '/page' );
					await expect(
						page
							.getByRole( 'region', { name: 'Pages' } )
							.getByRole( 'button', {
								name: 'Welcome e2e Homepage',
								exact: true,
							} )
					).toBeVisible();
				} finally {
					await site.rest( 'POST', '/wp/v2/settings', {
						show_on_front: before.show_on_front,
						page_on_front: before.page_on_front,
					} );
					await site.remove( 'pages', 'e2e' );
				}
			} );

			await test.step( 'the icon is cropped to a square, and images that are too small are rejected', async () => {
				await atelier.go( '/identity' );
				const media = page.locator( '.media-modal:visible' );
				const upload = async ( width: number, height: number ) => {
					await page
						.getByRole( 'button', {
							name: /^(Choose|Replace) icon$/,
						} )
						.click();
					await media
						.getByRole( 'tab', { name: 'Upload files' } )
						.click( { timeout: 60_000 } );
					await media
						.locator( 'input[type=file]' )
						.first()
						.setInputFiles( {
							name: `icon-${ width }.png`,
							mimeType: 'image/png',
							buffer: await makePicture( page, width, height ),
						} );
					await media
						.getByRole( 'button', { name: 'Use as icon' } )
						.click( { timeout: 30_000 } );
				};
				await upload( 300, 200 );
				await expect( page.getByRole( 'alert' ) ).toContainText(
					'is too small: 300 × 200 pixels. Choose an image that is at least 512 × 512 pixels.'
				);
				await upload( 900, 600 );
				await media
					.getByRole( 'button', { name: 'Crop image', exact: true } )
					.click( { timeout: 30_000 } );
				await expect(
					page.getByRole( 'button', { name: 'Replace icon' } )
				).toBeFocused( { timeout: 30_000 } );
				await openReview( atelier );
				await expect( review( page ) ).toContainText( 'none → “' );
				await save( page );
				await expect(
					atelier.navigation.getByRole( 'button', { name: 'Saved' } )
				).toBeVisible();
				const { site_icon: icon } = await settingsOf( site );
				const stored = await site.rest< {
					id: number;
					link: string;
					media_details: { width: number; height: number };
				} >( 'GET', `/wp/v2/media/${ icon }` );
				expect( stored.media_details ).toMatchObject( {
					width: 512,
					height: 512,
				} );
				await site.rest( 'POST', '/wp/v2/settings', { site_icon: 0 } );
			} );
		} );

		await test.step( 'the title and the tagline', async () => {
			const before = await settingsOf( site );
			await site.rest( 'POST', '/wp/v2/settings', {
				title: 'Harbour & Sons',
				description: 'Since 1911',
			} );
			try {
				await atelier.open( '/' );
				await atelier.navigation
					.getByRole( 'link', { name: 'Identity' } )
					.click();
				const title = page.getByLabel( 'Site title' );
				const tagline = page.getByLabel( 'Tagline' );
				await expect( title ).toHaveValue( 'Harbour & Sons' );

				await title.fill( 'Harbour & Daughters' );
				await expect(
					atelier.canvas.getByText( 'Harbour & Daughters' ).first()
				).toBeVisible( { timeout: 60_000 } );
				await tagline.focus();
				await tagline.press( 'ControlOrMeta+a' );
				await tagline.pressSequentially( 'Since 1912' );
				await expect(
					page.getByRole( 'img', {
						name: /Preview of the site icon/,
					} )
				).toContainText( 'Harbour & Daughters – Since 1912' );

				// Continuous typing is one step.
				await page.keyboard.press( 'ControlOrMeta+z' );
				await expect( tagline ).toHaveValue( 'Since 1911' );
				await page.keyboard.press( 'ControlOrMeta+z' );
				await expect( title ).toHaveValue( 'Harbour & Sons' );
				await expect(
					atelier.navigation.getByRole( 'button', { name: 'Saved' } )
				).toBeVisible();
				await atelier.navigation
					.getByRole( 'button', { name: 'Redo' } )
					.click();
				await expect( title ).toHaveValue( 'Harbour & Daughters' );

				await openReview( atelier );
				await expect( review( page ) ).toContainText(
					'“Harbour & Sons” → “Harbour & Daughters”'
				);
				await save( page );
				await expect(
					atelier.navigation.getByRole( 'button', { name: 'Saved' } )
				).toBeVisible();
				await expect( page ).toHaveTitle( /Harbour & Daughters/ );
				await expect(
					atelier.navigation.getByRole( 'link', {
						name: 'Harbour & Daughters (opens in a new tab)',
					} )
				).toBeVisible();
				expect( ( await settingsOf( site ) ).title ).toMatch(
					/^Harbour &(amp;)? Daughters$/
				);

				// A text equal to the stored title isn't a change.
				await title.fill( 'X' );
				await title.fill( 'Harbour & Daughters' );
				await expect(
					atelier.navigation.getByRole( 'button', { name: 'Saved' } )
				).toBeVisible();

				if ( hasTestPlugin ) {
					await test.step( 'with a classic theme', async () => {
						await atelier.open( '/identity', {
							wp_theme_preview: 'atelier-classic',
						} );
						await title.fill( 'A classic' );
						await openReview( atelier );
						await expect( review( page ) ).toContainText(
							'→ “A classic”'
						);
						await page.keyboard.press( 'Escape' );
						await title.fill( 'Harbour & Daughters' );
					} );
				}

				await test.step( 'after a crash', async () => {
					await atelier.open( '/identity' );
					await title.fill( 'Not saved yet' );
					await expect
						.poll( async () =>
							( await keptIn( page ) ).some( ( { edits } ) =>
								edits.includes( 'Not saved yet' )
							)
						)
						.toBe( true );
					await crash( page );
					const again = await page.context().newPage();
					const opened = new Atelier( again );
					await opened.open( '/identity' );
					const dialog = offer( again );
					await expect( dialog ).toContainText( 'Not saved yet' );
					await dialog
						.getByRole( 'button', { name: /^Restore/ } )
						.click();
					await expect(
						again.getByLabel( 'Site title' )
					).toHaveValue( 'Not saved yet' );
				} );
			} finally {
				await site.rest( 'POST', '/wp/v2/settings', {
					title: before.title,
					description: before.description,
				} );
			}
		} );
	} );
} );
