import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { keepStyles, openSection } from './support/styles';

/** Chooses a color of the palette in a row. */
async function choose( page: Page, row: string, color: string ) {
	await page
		.getByRole( 'button', { name: row, exact: true } )
		.first()
		.click();
	await page
		.getByRole( 'option', { name: color, exact: true } )
		.first()
		.click();
	await page.keyboard.press( 'Escape' );
}

const YELLOW = 'rgb(255, 238, 88)';
const VIOLET = 'rgb(80, 58, 168)';

test.describe( 'styles of states', () => {
	test( 'and of narrow windows are previewed, and seen by visitors after saving', async ( {
		atelier,
		page,
		site,
		browser,
	} ) => {
		const styles = await keepStyles( site );
		const { id, link } = await site.rest( 'POST', '/wp/v2/pages', {
			title: 'States of buttons',
			status: 'publish',
			content:
				'<!-- wp:group --><div class="wp-block-group"><!-- wp:buttons --><div class="wp-block-buttons"><!-- wp:button --><div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="/">Order now</a></div><!-- /wp:button --></div><!-- /wp:buttons --></div><!-- /wp:group -->',
		} );
		const home = ( settings: Record< string, unknown > ) =>
			site.rest( 'POST', '/wp/v2/settings', settings );
		await home( { show_on_front: 'page', page_on_front: id } );
		try {
			await openSection( atelier, '/blocks/core%2Fbutton', 'Button' );
			const button = atelier.preview.getByText( 'Order now' );
			const state = page.getByRole( 'combobox', {
				name: 'State',
				exact: true,
			} );
			const viewport = page.getByRole( 'combobox', { name: 'Viewport' } );
			await choose( page, 'Background', 'Accent 3' );
			await expect( button ).toHaveCSS( 'background-color', VIOLET );

			// The edited state is visible without hovering.
			await state.selectOption( 'Hover' );
			await choose( page, 'Background', 'Accent 1' );
			await expect( button ).toHaveCSS( 'background-color', YELLOW );
			await expect(
				page
					.getByRole( 'img', { name: 'Preview of Button' } )
					.frameLocator( 'iframe' )
					.getByText( 'Call to action' )
			).toHaveCSS( 'background-color', YELLOW );
			await state.selectOption( 'Default' );
			await expect( button ).toHaveCSS( 'background-color', VIOLET );

			// The preview has the width of the viewport.
			await viewport.selectOption( 'Mobile' );
			await expect
				.poll( () =>
					atelier.preview
						.locator( 'body' )
						.evaluate( () => window.innerWidth )
				)
				.toBe( 480 );
			await page
				.getByRole( 'button', { name: 'Uppercase' } )
				.first()
				.click();
			await expect( button ).toHaveCSS( 'text-transform', 'uppercase' );
			await viewport.selectOption( 'Default' );
			await expect( button ).toHaveCSS( 'text-transform', 'none' );
			await page
				.getByRole( 'button', { name: '50%', exact: true } )
				.click();

			await atelier.go( '/styles', { section: '/blocks/core%2Fgroup' } );
			await page.getByLabel( 'Minimum width' ).fill( '210' );
			await page
				.getByRole( 'button', { name: 'Save', exact: true } )
				.click();
			const review = page.getByRole( 'dialog', {
				name: 'Are you ready to save?',
			} );
			await expect( review ).toContainText(
				'Button › Dimensions › Width: none → “50%”'
			);
			await review
				.getByRole( 'button', { name: 'Save', exact: true } )
				.click();
			await expect(
				atelier.navigation.getByRole( 'button', { name: 'Saved' } )
			).toBeVisible();

			const visitor = await browser.newPage( {
				viewport: { width: 1400, height: 800 },
			} );
			await visitor.goto( link );
			const order = visitor.getByText( 'Order now' );
			await expect( order ).toHaveCSS( 'background-color', VIOLET );
			await expect( order ).toHaveCSS( 'text-transform', 'none' );
			await order.hover();
			await expect( order ).toHaveCSS( 'background-color', YELLOW );
			await expect(
				visitor.locator( '.entry-content .wp-block-group' ).first()
			).toHaveCSS( 'min-width', '210px' );
			await visitor.setViewportSize( { width: 390, height: 800 } );
			await expect( order ).toHaveCSS( 'text-transform', 'uppercase' );
			await visitor.close();
		} finally {
			await home( { show_on_front: 'posts', page_on_front: 0 } );
			await site.rest( 'DELETE', `/wp/v2/pages/${ id }?force=true` );
			await styles.restore();
		}
	} );

	test( 'are those of the WordPress version @oldest', async ( {
		atelier,
		page,
		site,
	} ) => {
		const styles = await keepStyles( site );
		try {
			await openSection( atelier, '/typography/link', 'Links' );
			const state = page.getByRole( 'combobox', { name: 'State' } );
			await expect( state.getByRole( 'option' ) ).toHaveText( [
				'Default',
				'Unvisited',
				'Any link',
				'Visited',
				'Hover',
				'Focus',
				'Keyboard focus',
				'Active',
			] );
			// The page's links are in blocks with their own styles.
			await atelier.preview
				.locator( 'main' )
				.evaluate( ( main ) =>
					main.insertAdjacentHTML(
						'afterbegin',
						'<a href="#">Plain</a>'
					)
				);
			const link = atelier.preview.getByText( 'Plain', { exact: true } );
			await state.selectOption( 'Keyboard focus' );
			await page.getByRole( 'button', { name: 'Strikethrough' } ).click();
			await expect( link ).toHaveCSS(
				'text-decoration-line',
				'line-through'
			);
			await state.selectOption( 'Default' );
			await expect( link ).not.toHaveCSS(
				'text-decoration-line',
				'line-through'
			);
			await page
				.getByRole( 'button', { name: 'Save', exact: true } )
				.click();
			const review = page.getByRole( 'dialog', {
				name: 'Are you ready to save?',
			} );
			await expect( review ).toContainText(
				'Links › Keyboard focus › Typography › Decoration: none → “line-through”'
			);
			await review
				.getByRole( 'button', { name: 'Save', exact: true } )
				.click();
			await expect(
				atelier.navigation.getByRole( 'button', { name: 'Saved' } )
			).toBeVisible();
			expect( await site.visit( '/' ) ).toMatch(
				/:focus-visible\)\s*\{[^}]*text-decoration:\s*line-through/
			);

			// Blocks have states and viewports if WordPress prints them.
			await openSection( atelier, '/blocks/core%2Fbutton', 'Button' );
			await expect(
				page.getByRole( 'button', { name: 'Uppercase' } ).first()
			).toBeVisible();
			const { blockStates, hasViewports } = await page.evaluate(
				() =>
					window.atelierBoot?.styleSchema as {
						blockStates: Record< string, string[] >;
						hasViewports: boolean;
					}
			);
			await expect(
				page.getByRole( 'combobox', { name: 'State', exact: true } )
			).toHaveCount( blockStates[ 'core/button' ] ? 1 : 0 );
			await expect(
				page.getByRole( 'combobox', { name: 'Viewport' } )
			).toHaveCount( hasViewports ? 1 : 0 );
		} finally {
			await styles.restore();
		}
	} );
} );
