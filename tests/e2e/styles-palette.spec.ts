import type { Atelier } from './support/atelier';
import { keepStyles, onPage, openSection } from './support/styles';
import { expect, test } from './support/test';

/** A variable that an invalid color would set. */
const spilt = ( { preview }: Atelier ) =>
	preview
		.locator( 'body' )
		.evaluate( ( body ) =>
			getComputedStyle( body ).getPropertyValue( '--spilt' )
		);

test.describe( 'palettes', () => {
	test( 'a color is changed, moved, added and deleted, each visible at once and undone separately @oldest', async ( {
		atelier,
		page,
		site,
	} ) => {
		const styles = await keepStyles( site );
		await styles.write( {
			settings: {
				color: {
					palette: {
						custom: [
							{
								slug: 'custom-spilt',
								name: 'Spilt',
								color: 'red;} body{--spilt:1',
							},
						],
					},
				},
			},
		} );
		const user = await site.rest( 'POST', '/wp/v2/pages', {
			title: 'Painted with ink',
			status: 'draft',
			content:
				'<!-- wp:paragraph {"textColor":"custom-color-1"} --><p class="has-custom-color-1-color has-text-color">A</p><!-- /wp:paragraph -->',
		} );
		try {
			await openSection( atelier, '/colors/palette', 'Edit palette' );
			const button = ( name: string | RegExp ) =>
				page.getByRole( 'button', { name, exact: true } );
			const hex = page.getByRole( 'textbox', { name: 'Hex color' } );
			const colors = page
				.getByRole( 'list', { name: 'Theme' } )
				.getByRole( 'listitem' );

			await button( /^Contrast #/ ).click();
			const editor = page.getByRole( 'dialog', { name: 'Contrast' } );
			await hex.fill( 'dddddd' );
			await onPage( atelier, 'color--contrast' ).toBe( '#dddddd' );
			await expect(
				editor.getByText( 'Hard to read with this color' )
			).toBeVisible();
			await page.keyboard.press( 'Escape' );
			await expect( editor ).toBeHidden();
			await expect( button( /^Contrast #/ ) ).toBeFocused();
			await button( 'Undo' ).click();
			await onPage( atelier, 'color--contrast' ).toBe( '#111111' );

			await button( 'Reorder Contrast' ).press( 'ArrowUp' );
			await expect( colors.first() ).toContainText( 'Contrast' );
			await expect( button( 'Reorder Contrast' ) ).toBeFocused();

			await button( 'Add color' ).click();
			await expect(
				page.getByRole( 'textbox', { name: 'Name' } )
			).toBeFocused();
			await page.getByRole( 'textbox', { name: 'Name' } ).fill( 'Ink' );
			await hex.fill( '123456' );
			await onPage( atelier, 'color--custom-color-1' ).toBe( '#123456' );
			await page.keyboard.press( 'Escape' );
			await button( 'Options for Ink' ).click();
			await page.getByRole( 'menuitem', { name: 'Edit' } ).click();
			await expect( hex ).toHaveValue( '123456' );
			await page.keyboard.press( 'Escape' );
			await expect( hex ).toBeHidden();

			await button( 'Save' ).click();
			const review = page.getByRole( 'dialog', {
				name: 'Are you ready to save?',
			} );
			await expect(
				review.getByText( 'Palette › Ink added' )
			).toBeVisible();
			await expect(
				review.getByText( 'Palette: order changed' )
			).toBeVisible();
			await page.keyboard.press( 'Escape' );
			await expect( review ).toBeHidden();

			await button( 'Options for Ink' ).click();
			await page.getByRole( 'menuitem', { name: 'Delete' } ).click();
			const question = page.getByRole( 'dialog', {
				name: 'Delete “Ink”?',
			} );
			await expect(
				question.getByRole( 'link', { name: 'Painted with ink' } )
			).toBeVisible();
			await question.getByRole( 'button', { name: 'Delete' } ).click();
			await expect( question ).toBeHidden();
			await onPage( atelier, 'color--custom-color-1' ).toBe( '' );

			await test.step( 'an invalid one is harmless, and can be fixed', async () => {
				expect( await spilt( atelier ) ).toBe( '' );
				await button( 'Spilt Invalid' ).click();
				await hex.fill( '336699' );
				await onPage( atelier, 'color--custom-spilt' ).toBe(
					'#336699'
				);
				expect( await spilt( atelier ) ).toBe( '' );
				await page.keyboard.press( 'Escape' );
			} );

			await test.step( 'blocks of a type have their own', async () => {
				await atelier.go( '/styles', {
					section: '/blocks/core%2Fquote/colors/palette',
				} );
				await button( /^Contrast #/ ).click();
				await hex.fill( 'dddddd' );
				await expect( button( /^Contrast #dddddd/ ) ).toBeVisible();
				await onPage( atelier, 'color--contrast' ).toBe( '#111111' );
			} );
		} finally {
			await styles.restore();
			await site.rest( 'DELETE', `/wp/v2/pages/${ user.id }?force=true` );
		}
	} );
} );
