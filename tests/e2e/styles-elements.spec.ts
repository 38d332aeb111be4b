import { expect, test } from './support/test';
import { keepStyles, openSection } from './support/styles';

test( 'colors and typography of elements are previewed and undone, by keyboard, and on the site after saving', async ( {
	atelier,
	page,
	site,
} ) => {
	const styles = await keepStyles( site );
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
	} finally {
		await styles.restore();
	}
} );
