import { expect, test } from './support/test';
import { keepStyles, onPage, openSection } from './support/styles';

test( 'colors and typography of elements are previewed, undone, and on the site after saving; font sizes and shadows are added and deleted', async ( {
	atelier,
	page,
	site,
} ) => {
	const styles = await keepStyles( site );
	const button = ( name: string ) =>
		page.getByRole( 'button', { name, exact: true } );
	const focused = page.locator( ':focus' );
	const body = atelier.preview.locator( 'body' );
	const heading = atelier.preview
		.getByRole( 'heading', { level: 1 } )
		.first();
	try {
		await test.step( 'text', async () => {
			await openSection( atelier, '/colors', 'Colors' );
			const text = page.getByRole( 'button', {
				name: 'Text',
				exact: true,
			} );
			const before = await body.evaluate(
				( element ) => getComputedStyle( element ).color
			);
			await text.focus();
			await page.keyboard.press( 'Enter' );
			await expect( focused ).toHaveRole( 'option' );
			await page.keyboard.press( 'Home' );
			await expect( focused ).toHaveAccessibleName( 'Base' );
			await page.keyboard.press( 'Enter' );
			await expect( body ).toHaveCSS( 'color', 'rgb(255, 255, 255)' );
			await page
				.getByRole( 'button', { name: 'Use nearest passing color' } )
				.press( 'Enter' );
			await expect( body ).toHaveCSS( 'color', 'rgb(118, 118, 118)' );
			await page.keyboard.press( 'Escape' );
			await expect( focused ).toHaveAccessibleName( 'Text' );
			await page
				.getByRole( 'button', { name: 'Elements options' } )
				.press( 'Enter' );
			await page
				.getByRole( 'menuitem', { name: 'Reset Text' } )
				.press( 'Enter' );
			await expect( body ).toHaveCSS( 'color', before );
			await expect(
				atelier.navigation.getByRole( 'button', { name: 'Saved' } )
			).toBeVisible();
		} );

		await test.step( 'a level of headings', async () => {
			await page
				.getByRole( 'radiogroup', { name: 'Select heading level' } )
				.getByRole( 'radio', { name: 'H1' } )
				.click();
			await page
				.getByRole( 'button', { name: 'Heading', exact: true } )
				.click();
			await page
				.getByRole( 'option', { name: 'Accent 3', exact: true } )
				.click();
			await page.keyboard.press( 'Escape' );
			await expect( heading ).toHaveCSS( 'color', 'rgb(80, 58, 168)' );

			await atelier.go( '/styles', { section: '/typography' } );
			await page.getByRole( 'button', { name: 'Headings' } ).click();
			await page.getByRole( 'radio', { name: 'H1' } ).click();
			await page.getByRole( 'button', { name: 'Uppercase' } ).click();
			await expect( heading ).toHaveCSS( 'text-transform', 'uppercase' );
			await page
				.getByRole( 'combobox', { name: 'Appearance' } )
				.selectOption( 'Bold' );
			await expect( heading ).toHaveCSS( 'font-weight', '700' );
			await page.getByRole( 'button', { name: 'Undo' } ).click();
			await expect( heading ).not.toHaveCSS( 'font-weight', '700' );
			await expect( heading ).toHaveCSS( 'text-transform', 'uppercase' );
		} );

		await page.getByRole( 'button', { name: 'Save', exact: true } ).click();
		await page
			.getByRole( 'dialog', { name: 'Are you ready to save?' } )
			.getByRole( 'button', { name: 'Save', exact: true } )
			.click();
		await expect(
			atelier.navigation.getByRole( 'button', { name: 'Saved' } )
		).toBeVisible();
		expect( await site.visit( '/' ) ).toMatch(
			/h1\s*\{[^}]*text-transform:\s*uppercase/
		);

		await test.step( 'font sizes', async () => {
			await atelier.go( '/styles', {
				section: '/typography/font-sizes',
			} );
			await button( 'Add font size' ).click();
			await button( 'New Font Size 1' ).click();
			await page.getByRole( 'spinbutton', { name: 'Size' } ).fill( '40' );
			await onPage( atelier, 'font-size--custom-1' ).toContain( '40px' );
			await page
				.getByRole( 'checkbox', { name: 'Custom fluid values' } )
				.check();
			await page
				.getByRole( 'spinbutton', { name: 'Minimum' } )
				.fill( '20' );
			await onPage( atelier, 'font-size--custom-1' ).toMatch(
				/^clamp\(/
			);
			await page
				.getByRole( 'checkbox', { name: 'Fluid typography' } )
				.uncheck();
			await onPage( atelier, 'font-size--custom-1' ).toBe( '40px' );
			await button( 'Font size options' ).click();
			await page.getByRole( 'menuitem', { name: 'Delete' } ).click();
			await page
				.getByRole( 'dialog' )
				.getByRole( 'button', { name: 'Delete' } )
				.click();
			await onPage( atelier, 'font-size--custom-1' ).toBe( '' );
		} );

		await test.step( 'shadows', async () => {
			await atelier.go( '/styles', { section: '/shadows' } );
			await button( 'Add shadow' ).click();
			await onPage( atelier, 'shadow--shadow-1' ).toBe(
				'6px 6px 9px rgba(0, 0, 0, 0.2)'
			);
			await button( 'Undo' ).click();
			await onPage( atelier, 'shadow--shadow-1' ).toBe( '' );
		} );
	} finally {
		await styles.restore();
	}
} );
