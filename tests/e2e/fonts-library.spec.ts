import type { Locator, Page } from '@playwright/test';
import type { Atelier } from './support/atelier';
import { expectMainButton } from './support/mainButton';
import type { RestRecord, Site } from './support/site';
import { keepStyles, onPage, openSection } from './support/styles';
import { expect, hasTestPlugin, test } from './support/test';

const NAME = 'Quayside Serif';
const SLUG = 'quayside-serif';
const COLLECTED = 'collected-broken';
const FILES = /quayside-serif-\d+\.woff2/g;

const library = ( page: Page ) =>
	page.getByRole( 'dialog', { name: 'Fonts', exact: true } );

/** A family with two variants. It needs no files, because no text uses it. */
async function install( site: Site, baseURL = '' ): Promise< void > {
	const { id } = await site.rest( 'POST', '/wp/v2/font-families', {
		font_family_settings: JSON.stringify( {
			name: NAME,
			slug: SLUG,
			fontFamily: `"${ NAME }", serif`,
		} ),
	} );
	for ( const fontWeight of [ '400', '700' ] ) {
		await site.rest(
			'POST',
			`/wp/v2/font-families/${ String( id ) }/font-faces`,
			{
				font_face_settings: JSON.stringify( {
					fontFamily: NAME,
					fontStyle: 'normal',
					fontWeight,
					src: new URL( `/${ SLUG }-${ fontWeight }.woff2`, baseURL )
						.href,
				} ),
			}
		);
	}
}

type Family = RestRecord & { readonly font_faces: readonly number[] };

const installed = ( site: Site, slug = SLUG ) =>
	site.rest< Family[] >( 'GET', `/wp/v2/font-families?slug=${ slug }` );

async function uninstall( site: Site ): Promise< void > {
	for ( const slug of [ SLUG, COLLECTED ] ) {
		for ( const { id } of await installed( site, slug ) ) {
			await site.rest(
				'DELETE',
				`/wp/v2/font-families/${ id }?force=true`
			);
		}
	}
}

/** Installs what can be downloaded of a family of the test plugin's collection. */
async function installCollected( fonts: Locator, site: Site ): Promise< void > {
	await fonts.getByRole( 'tab', { name: 'A collection' } ).click();
	await expect( fonts.getByText( '3 fonts' ) ).toBeVisible();
	await fonts.getByRole( 'button', { name: 'Collected Broken' } ).click();
	await fonts.getByRole( 'checkbox', { name: 'Select all' } ).check();
	await fonts.getByRole( 'button', { name: 'Install', exact: true } ).click();
	await expect(
		fonts.getByText( '1 of 2 variants were installed.' )
	).toBeVisible();
	const [ family ] = await installed( site, COLLECTED );
	expect( family?.font_faces ).toHaveLength( 1 );
	// WordPress could not load it, and lists it without its name.
	await fonts.getByRole( 'tab', { name: 'atelier-e2e-far' } ).click();
	await expect( fonts.getByRole( 'alert' ) ).toContainText(
		'The collection could not be loaded'
	);
}

/** The number of the family's variants that are available in the preview. */
const facesOnPage = ( { preview }: Atelier ) =>
	expect.poll( () =>
		preview
			.locator( 'body' )
			.evaluate(
				( body, name ) =>
					[ ...body.ownerDocument.fonts ].filter( ( { family } ) =>
						family.includes( name )
					).length,
				NAME
			)
	);

test.describe( 'the font library', () => {
	test( 'activates, saves and deletes fonts, installs those of collections, and leaves everything else unsaved @matrix', async ( {
		atelier,
		baseURL,
		context,
		page,
		site,
	} ) => {
		await context.addCookies( [
			{
				name: 'atelier_e2e_collections',
				value: 'few',
				url: baseURL ?? '',
			},
		] );
		const record = await keepStyles( site );
		const savedFaces = () =>
			expect.poll( async () => {
				const { settings } = await record.read();
				const found = JSON.stringify( settings ).match( FILES );
				return found?.length ?? 0;
			} );
		try {
			await uninstall( site );
			await install( site, baseURL );
			await openSection( atelier, '/colors/palette', 'Edit palette' );
			await page.getByRole( 'button', { name: /^Contrast #/ } ).click();
			const hex = page.getByRole( 'textbox', { name: 'Hex color' } );
			await hex.fill( 'dddddd' );
			await onPage( atelier, 'color--contrast' ).toBe( '#dddddd' );
			await page.keyboard.press( 'Escape' );
			await expect( hex ).toBeHidden();
			await page.keyboard.press( 'ControlOrMeta+k' );
			await page
				.getByRole( 'dialog', { name: 'Command palette' } )
				.getByRole( 'combobox' )
				.fill( 'Manage fonts' );
			await page.getByRole( 'option', { name: 'Manage fonts' } ).click();

			const fonts = library( page );
			const row = fonts.getByRole( 'button', {
				name: `${ NAME } 0/2 variants active`,
			} );
			await row.click();
			const all = fonts.getByRole( 'checkbox', { name: 'Select all' } );
			const bold = fonts.getByRole( 'checkbox', {
				name: `${ NAME } Bold`,
			} );
			const update = fonts.getByRole( 'button', { name: 'Update' } );
			await expect( update ).toBeDisabled();
			await bold.check();
			await expect( all ).toHaveJSProperty( 'indeterminate', true );
			await facesOnPage( atelier ).toBe( 1 );
			await bold.uncheck();
			await facesOnPage( atelier ).toBe( 0 );
			await expect( update ).toBeDisabled();
			await all.check();
			await facesOnPage( atelier ).toBe( 2 );
			await update.click();
			await expect(
				fonts.getByText( 'Font family updated successfully.' )
			).toBeVisible();
			await expect( update ).toBeDisabled();
			await savedFaces().toBe( 2 );
			expect( ( await record.read() ).settings ).not.toHaveProperty(
				'color'
			);

			await fonts.getByRole( 'button', { name: 'Delete' } ).click();
			const question = page.getByRole( 'dialog', {
				name: 'Delete font',
			} );
			await expect( question ).toContainText(
				`Are you sure you want to delete "${ NAME }" font and all its variants and assets?`
			);
			await expectMainButton( page );
			await question.getByRole( 'button', { name: 'Delete' } ).click();
			await expect(
				fonts.getByText( 'Font family uninstalled successfully.' )
			).toBeVisible();
			await expect(
				fonts.getByRole( 'heading', { name: 'Theme fonts' } )
			).toBeVisible();
			await expect(
				fonts.getByRole( 'button', { name: new RegExp( NAME ) } )
			).toBeHidden();
			await savedFaces().toBe( 0 );
			await expect.poll( () => installed( site ) ).toEqual( [] );
			await facesOnPage( atelier ).toBe( 0 );

			await expect( fonts.getByRole( 'tab' ).first() ).toBeFocused();
			if ( hasTestPlugin ) {
				await test.step( 'collections', () =>
					installCollected( fonts, site ) );
			}
			await page.keyboard.press( 'Escape' );
			await expect( fonts ).toBeHidden();
			await onPage( atelier, 'color--contrast' ).toBe( '#dddddd' );
			await expect(
				page.getByRole( 'button', { name: 'Save', exact: true } )
			).toBeEnabled();
		} finally {
			await record.restore();
			await uninstall( site );
		}
	} );
} );
