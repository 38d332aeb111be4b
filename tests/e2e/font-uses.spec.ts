import { openSection } from './support/styles';
import { expect, test } from './support/test';

const asks = ( slug: string ) =>
	`<!-- wp:paragraph {"fontFamily":"${ slug }"} --><p class="has-${ slug }-font-family">Text</p><!-- /wp:paragraph -->`;

test.describe( 'uses of fonts', () => {
	test( 'a missing font is listed with its uses, and replaced in the styles', async ( {
		atelier,
		page,
		site,
	} ) => {
		const asking = await site.rest( 'POST', '/wp/v2/pages', {
			title: 'Asks for a lost font',
			status: 'draft',
			content: asks( 'atelier-lost-font' ),
		} );
		try {
			await openSection( atelier, '/typography', 'Typography' );
			const library = page.getByRole( 'dialog', {
				name: 'Fonts',
				exact: true,
			} );
			const button = ( name: string ) =>
				library.getByRole( 'button', { name } );
			await page.getByRole( 'button', { name: 'Manage fonts' } ).click();
			const lost = library
				.getByRole( 'listitem' )
				.filter( { hasText: 'atelier-lost-font' } );
			await expect( lost ).toContainText( 'Used by 1 document.' );
			// No style uses it.
			await expect(
				lost.getByRole( 'button', { name: 'Upload' } )
			).toBeVisible();
			await expect(
				lost.getByRole( 'button', { name: 'Replace' } )
			).toBeHidden();
			await lost
				.getByRole( 'button', { name: 'Where it’s used' } )
				.click();
			await expect(
				lost.getByRole( 'link', { name: 'Asks for a lost font' } )
			).toBeVisible();

			// The theme uses it for all text.
			await expect( library ).toContainText(
				/All active variants: [\d.]+ kB in \d+ files/
			);
			await button( 'Manrope' ).click();
			await library
				.getByRole( 'textbox', { name: 'Preview text' } )
				.fill( 'Hello 漢' );
			await expect( library.getByText( /^[\d.]+ kB$/ ) ).toBeVisible();
			await expect(
				library.getByText( 'Weight 200 to 800' )
			).toBeVisible();
			await expect( library.locator( 'dd' ).first() ).toHaveText( '漢' );
			await library
				.getByRole( 'checkbox', { name: 'Select all' } )
				.uncheck();
			await button( 'Back' ).click();
			const manrope = library
				.getByRole( 'group', { name: 'Used but not installed' } )
				.getByRole( 'listitem' )
				.filter( { hasText: 'Manrope' } );
			await expect( manrope ).toContainText( 'no variants are active' );
			await manrope.getByRole( 'button', { name: 'Replace' } ).click();
			const replacing = page.getByRole( 'dialog', {
				name: 'Replace “manrope”',
			} );
			await replacing
				.getByRole( 'combobox', { name: 'Font' } )
				.selectOption( 'Fira Code' );
			await replacing.getByRole( 'button', { name: 'Replace' } ).click();
			await expect( replacing ).toBeHidden();
			await expect( manrope ).toBeHidden();
			await expect( lost ).toBeVisible();
			await page.keyboard.press( 'Escape' );
			await expect( library ).toBeHidden();

			const font = () =>
				atelier.preview
					.locator( 'body' )
					.evaluate(
						( body ) => getComputedStyle( body ).fontFamily
					);
			await expect.poll( font ).toContain( 'Fira Code' );
			const undo = page.getByRole( 'button', {
				name: 'Undo',
				exact: true,
			} );
			await undo.click();
			await expect.poll( font ).not.toContain( 'Fira Code' );
			await undo.click();
			await expect.poll( font ).toContain( 'Manrope' );
		} finally {
			await site.rest(
				'DELETE',
				`/wp/v2/pages/${ asking.id }?force=true`
			);
		}
	} );

	test( 'the deletion of a font names the styles and content that use it @full', async ( {
		atelier,
		page,
		site,
	} ) => {
		const slug = 'atelier-used-font';
		const family = await site.rest( 'POST', '/wp/v2/font-families', {
			font_family_settings: JSON.stringify( {
				name: 'Atelier Used Font',
				slug,
				fontFamily: 'serif',
			} ),
		} );
		const asking = await site.rest( 'POST', '/wp/v2/pages', {
			title: 'Is set in a used font',
			status: 'draft',
			content: asks( slug ),
		} );
		try {
			await openSection( atelier, '/typography', 'Typography' );
			const manage = page.getByRole( 'button', { name: 'Manage fonts' } );
			const library = page.getByRole( 'dialog', {
				name: 'Fonts',
				exact: true,
			} );
			const row = library.getByRole( 'button', {
				name: 'Atelier Used Font',
			} );
			await manage.click();
			await row.click();
			await library
				.getByRole( 'checkbox', { name: 'Select all' } )
				.check();
			await page.keyboard.press( 'Escape' );
			await expect( library ).toBeHidden();

			await page
				.getByRole( 'button', { name: 'Text', exact: true } )
				.click();
			await page
				.getByRole( 'combobox', { name: 'Font', exact: true } )
				.selectOption( 'Atelier Used Font' );
			await page
				.getByRole( 'button', { name: 'Back', exact: true } )
				.click();

			await manage.click();
			await row.click();
			await library
				.getByRole( 'button', { name: 'Delete', exact: true } )
				.click();
			const question = page.getByRole( 'dialog', {
				name: 'Delete font',
			} );
			await expect( question ).toContainText( 'Typography › Font' );
			const place = question.getByRole( 'link', {
				name: 'Is set in a used font',
			} );
			await expect( place ).toBeVisible();
			// The link leaves the library.
			await place.click();
			await expect( library ).toBeHidden();
			await expect( question ).toBeHidden();
			await expect( page ).toHaveURL( /p=%2Fpage/ );
		} finally {
			await site.rest(
				'DELETE',
				`/wp/v2/pages/${ asking.id }?force=true`
			);
			await site.rest(
				'DELETE',
				`/wp/v2/font-families/${ family.id }?force=true`
			);
		}
	} );
} );
