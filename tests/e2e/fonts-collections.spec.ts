import type { BrowserContext } from '@playwright/test';
import type { Atelier } from './support/atelier';
import type { RestRecord, Site } from './support/site';
import { keepStyles, openSection } from './support/styles';
import { expect, hasTestPlugin, test } from './support/test';

const setCookie = ( context: BrowserContext, url: string, name: string ) =>
	context.addCookies( [
		{ name: `atelier_e2e_${ name }`, value: 'few', url },
	] );

/** Opens the font library. */
async function openLibrary( atelier: Atelier ) {
	await openSection( atelier, '/typography', 'Typography' );
	await atelier.page.getByRole( 'button', { name: 'Manage fonts' } ).click();
	return atelier.page.getByRole( 'dialog', { name: 'Fonts', exact: true } );
}

/** The variants of a family on the server. */
const facesOf = async ( site: Site, slug: string ) => {
	const [ family ] = await site.rest<
		( RestRecord & { font_faces: number[] } )[]
	>( 'GET', `/wp/v2/font-families?slug=${ slug }` );
	return family?.font_faces.length ?? 0;
};

const removeFamilies = async ( site: Site ) => {
	for ( const slug of [ 'collected-sans', 'collected-broken' ] ) {
		const families = await site.rest< RestRecord[] >(
			'GET',
			`/wp/v2/font-families?slug=${ slug }`
		);
		for ( const { id } of families ) {
			await site.rest(
				'DELETE',
				`/wp/v2/font-families/${ id }?force=true`
			);
		}
	}
};

test.describe( 'collections of fonts', () => {
	test.skip( ! hasTestPlugin, 'needs the collection of the test plugin' );

	test( 'downloaded variants of a family are installed and active, and failed ones are named', async ( {
		atelier,
		page,
		site,
		context,
		baseURL,
	} ) => {
		const styles = await keepStyles( site );
		await removeFamilies( site );
		await setCookie( context, baseURL ?? '', 'collections' );
		try {
			const library = await openLibrary( atelier );
			const family = ( name: string ) =>
				library.getByRole( 'button', { name } );
			await library.getByRole( 'tab', { name: 'A collection' } ).click();
			await expect( library.getByText( '3 fonts' ) ).toBeVisible();
			await library
				.getByRole( 'combobox', { name: 'Category' } )
				.selectOption( 'Drawn' );
			await expect( library.getByText( '1 font' ) ).toBeVisible();
			await expect( family( 'Collected Outline' ) ).toBeVisible();
			await library
				.getByRole( 'combobox', { name: 'Category' } )
				.selectOption( 'All' );
			await library.getByPlaceholder( 'Font name…' ).fill( 'brok' );
			await expect( library.getByText( '1 font' ) ).toBeVisible();

			await family( 'Collected Broken' ).click();
			await library
				.getByRole( 'checkbox', { name: 'Select all' } )
				.check();
			await library
				.getByRole( 'button', { name: 'Install', exact: true } )
				.click();
			await expect( library.getByRole( 'alert' ) ).toContainText(
				'Error installing the fonts, could not be downloaded.'
			);
			await expect( library.getByRole( 'alert' ) ).toContainText(
				/Error downloading font face asset from .*there-is-no-such-file\.woff2\. Server responded with status: 404/
			);
			await expect(
				library.getByText( '1 of 2 variants were installed.' )
			).toBeVisible();
			await expect(
				library.getByRole( 'checkbox', {
					name: 'Collected Broken Normal',
				} )
			).toBeDisabled();
			await expect
				.poll( () => facesOf( site, 'collected-broken' ) )
				.toBe( 1 );

			await library.getByRole( 'button', { name: 'Back' } ).click();
			await expect( family( 'Collected Broken' ) ).toBeFocused();
			await expect( family( 'Collected Broken' ) ).toContainText(
				'Installed'
			);
			await library.getByPlaceholder( 'Font name…' ).fill( 'sans' );
			await family( 'Collected Sans' ).click();
			await library
				.getByRole( 'checkbox', { name: 'Collected Sans Bold' } )
				.check();
			await library
				.getByRole( 'button', { name: 'Install', exact: true } )
				.click();
			await expect(
				library.getByText( 'Fonts were installed successfully.' )
			).toBeVisible();
			await expect
				.poll( async () =>
					JSON.stringify( ( await styles.read() ).settings )
				)
				.toMatch( /"slug":"collected-sans"/ );

			await page.getByRole( 'tab', { name: 'Library' } ).click();
			await expect( family( 'Collected Sans' ) ).toContainText(
				'1/1 variants active'
			);
		} finally {
			await styles.restore();
			await removeFamilies( site );
		}
	} );

	test( 'Google’s needs permission, an unreachable one shows an error, and users without permission to install see none @full', async ( {
		atelier,
		page,
		context,
		baseURL,
	} ) => {
		let library = await openLibrary( atelier );
		await library.getByRole( 'tab', { name: 'Install Fonts' } ).click();
		await library
			.getByRole( 'button', { name: 'Allow access to Google Fonts' } )
			.click();
		await expect(
			library.getByRole( 'button', { name: 'Collected Google' } )
		).toBeVisible();
		await library
			.getByRole( 'button', { name: 'Actions', exact: true } )
			.click();
		await page
			.getByRole( 'menuitem', { name: 'Revoke access to Google Fonts' } )
			.click();
		await expect(
			library.getByRole( 'button', {
				name: 'Allow access to Google Fonts',
			} )
		).toBeVisible();

		await setCookie( context, baseURL ?? '', 'collections' );
		library = await openLibrary( atelier );
		await library.getByRole( 'tab', { name: 'atelier-e2e-far' } ).click();
		await expect( library.getByRole( 'alert' ) ).toContainText(
			'The collection could not be loaded'
		);
		await library.getByRole( 'button', { name: 'Try again' } ).click();
		await expect( library.getByRole( 'alert' ) ).toContainText(
			'Installed fonts aren’t affected.'
		);

		await setCookie( context, baseURL ?? '', 'no_fonts' );
		const asked = page.waitForResponse(
			( response ) =>
				/font-families/.test( decodeURIComponent( response.url() ) ) &&
				response.request().method() === 'OPTIONS'
		);
		library = await openLibrary( atelier );
		await asked;
		await expect( library.getByText( 'Theme fonts' ) ).toBeVisible();
		await expect( library.getByRole( 'tab' ) ).toHaveText( [ 'Library' ] );
	} );
} );
