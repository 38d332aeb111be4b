import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { keepStyles, openSection } from './support/styles';

/** A description of the focused element. */
const focused = ( page: Page ) => page.locator( ':focus' );

test.describe( 'colors of the site', () => {
	test( 'with low contrast are reported and fixed, by keyboard alone', async ( {
		atelier,
		page,
	} ) => {
		await openSection( atelier, '/colors', 'Colors' );
		const text = page.getByRole( 'button', { name: 'Text', exact: true } );
		const body = atelier.preview.locator( 'body' );
		const before = await body.evaluate(
			( element ) => getComputedStyle( element ).color
		);

		await text.focus();
		await page.keyboard.press( 'Enter' );
		await expect( focused( page ) ).toHaveRole( 'option' );
		await page.keyboard.press( 'Home' );
		await expect( focused( page ) ).toHaveAccessibleName( 'Base' );
		await page.keyboard.press( 'Enter' );
		await expect( body ).toHaveCSS( 'color', 'rgb(255, 255, 255)' );
		await expect( page.getByText( 'Hard to read' ).last() ).toBeVisible();

		await page
			.getByRole( 'button', { name: 'Use nearest passing color' } )
			.press( 'Enter' );
		await expect( body ).toHaveCSS( 'color', 'rgb(118, 118, 118)' );
		await expect(
			page.getByText( 'Easy to read (AA)' ).last()
		).toBeVisible();
		await page.keyboard.press( 'Escape' );
		await expect( focused( page ) ).toHaveAccessibleName( 'Text' );
		await expect( text ).toHaveAccessibleDescription( /#767676.*4\.5:1/ );

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

	test( 'have link states and heading levels, and are reset together @full', async ( {
		atelier,
		page,
	} ) => {
		await openSection( atelier, '/colors', 'Colors' );
		const choose = async ( row: string, color: string ) => {
			await page
				.getByRole( 'button', { name: row, exact: true } )
				.click();
			await page
				.getByRole( 'option', { name: color, exact: true } )
				.click();
			await page.keyboard.press( 'Escape' );
		};
		const state = page.getByRole( 'combobox', { name: 'State' } ).first();
		await state.selectOption( 'Hover' );
		await choose( 'Link', 'Accent 3' );
		const link = page.getByRole( 'button', { name: 'Link', exact: true } );
		await expect( link ).toHaveAccessibleDescription( /Accent 3/ );
		await state.selectOption( 'Default' );
		await expect( link ).not.toHaveAccessibleDescription( /Accent 3/ );

		await page
			.getByRole( 'radiogroup', { name: 'Select heading level' } )
			.getByRole( 'radio', { name: 'H1' } )
			.click();
		await choose( 'Heading', 'Accent 3' );
		await expect(
			atelier.preview.getByRole( 'heading', { level: 1 } ).first()
		).toHaveCSS( 'color', 'rgb(80, 58, 168)' );

		await page.getByRole( 'button', { name: 'Reset all' } ).click();
		await expect(
			page.getByRole( 'button', { name: 'Heading', exact: true } )
		).toHaveAccessibleDescription( /^Not set/ );
	} );
} );

test.describe( 'typography of the site', () => {
	test( 'is previewed, can be undone, and is visible on the site after saving @full', async ( {
		atelier,
		page,
		site,
	} ) => {
		const styles = await keepStyles( site );
		try {
			await openSection( atelier, '/typography', 'Typography' );
			await page.getByRole( 'button', { name: 'Headings' } ).click();
			await page.getByRole( 'radio', { name: 'H1' } ).click();
			const heading = atelier.preview
				.getByRole( 'heading', { level: 1 } )
				.first();
			await page.getByRole( 'button', { name: 'Uppercase' } ).click();
			await expect( heading ).toHaveCSS( 'text-transform', 'uppercase' );
			await page
				.getByRole( 'combobox', { name: 'Appearance' } )
				.selectOption( 'Bold' );
			await expect( heading ).toHaveCSS( 'font-weight', '700' );

			await page.getByRole( 'button', { name: 'Undo' } ).click();
			await expect( heading ).not.toHaveCSS( 'font-weight', '700' );
			await expect( heading ).toHaveCSS( 'text-transform', 'uppercase' );

			await page
				.getByRole( 'button', { name: 'Save', exact: true } )
				.click();
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
} );
