import { expect, test } from './support/test';
import { keepStyles, onPage, openSection } from './support/styles';

test.describe( 'font sizes', () => {
	test( 'are added, named, sized, made fluid and deleted, each visible at once and undone separately', async ( {
		atelier,
		page,
	} ) => {
		await openSection(
			atelier,
			'/typography/font-sizes',
			'Font size presets'
		);
		const row = ( name: string ) =>
			page.getByRole( 'button', { name, exact: true } );
		await row( 'Add font size' ).click();
		await row( 'New Font Size 1' ).click();
		await expect( page.locator( ':focus' ) ).toHaveText(
			'New Font Size 1'
		);

		const menu = async ( name: string ) => {
			await row( 'Font size options' ).click();
			await page.getByRole( 'menuitem', { name } ).click();
		};
		const dialog = page.getByRole( 'dialog', { name: 'Rename' } );
		await menu( 'Rename' );
		await dialog.getByRole( 'textbox', { name: 'Name' } ).fill( '  ' );
		await page.keyboard.press( 'Enter' );
		await expect( dialog ).toBeHidden();
		await menu( 'Rename' );
		await dialog.getByRole( 'textbox', { name: 'Name' } ).fill( 'Poster' );
		await page.keyboard.press( 'Enter' );
		await expect( dialog ).toBeHidden();
		await expect(
			page.getByRole( 'heading', { name: 'Poster' } )
		).toBeVisible();

		const size = page.getByRole( 'spinbutton', { name: 'Size' } );
		await size.fill( '40' );
		await onPage( atelier, 'font-size--custom-1' ).toContain( '40px' );
		await page
			.getByRole( 'checkbox', { name: 'Fluid typography' } )
			.check();
		await page
			.getByRole( 'checkbox', { name: 'Custom fluid values' } )
			.check();
		await expect( size ).toBeDisabled();
		const minimum = page.getByRole( 'spinbutton', { name: 'Minimum' } );
		await expect( minimum ).toHaveValue( '40' );
		await minimum.fill( '20' );
		await onPage( atelier, 'font-size--custom-1' ).toMatch( /^clamp\(/ );
		await page
			.getByRole( 'checkbox', { name: 'Fluid typography' } )
			.uncheck();
		await onPage( atelier, 'font-size--custom-1' ).toBe( '40px' );
		await row( 'Undo' ).click();
		await expect( minimum ).toHaveValue( '20' );

		await row( 'Save' ).click();
		const review = page.getByRole( 'dialog', {
			name: 'Are you ready to save?',
		} );
		await expect(
			review.getByText( 'Font sizes › Poster added' )
		).toBeVisible();
		await page.keyboard.press( 'Escape' );
		await expect( review ).toBeHidden();

		await menu( 'Delete' );
		const question = page.getByRole( 'dialog', {
			name: 'Delete “Poster”?',
		} );
		await question.getByRole( 'button', { name: 'Delete' } ).click();
		await expect( question ).toBeHidden();
		await expect(
			page.getByRole( 'heading', { name: 'Font size presets' } )
		).toBeVisible();
		await expect( row( 'Poster' ) ).toBeHidden();
		await onPage( atelier, 'font-size--custom-1' ).toBe( '' );
	} );

	test( 'of the theme are changed and reset, and invalid ones are repaired, not lost @full', async ( {
		atelier,
		page,
		site,
	} ) => {
		const styles = await keepStyles( site );
		try {
			await styles.write( {
				settings: {
					typography: {
						fontSizes: {
							custom: [
								{
									slug: 'custom-1',
									name: 'Mine',
									size: '17px',
								},
								{
									slug: 'custom-1',
									name: 'Twin',
									size: '18px',
								},
								{ name: 'Nameless', size: '19px' },
							],
						},
					},
				},
			} );
			await openSection(
				atelier,
				'/typography/font-sizes',
				'Font size presets'
			);
			const button = ( name: string ) =>
				page.getByRole( 'button', { name, exact: true } );
			await expect(
				page.getByText( /2 items .* invalid/ )
			).toBeVisible();
			await button( 'Repair' ).click();
			await expect( button( 'Twin' ) ).toBeVisible();
			await expect( button( 'Nameless' ) ).toBeVisible();

			await button( 'Small' ).click();
			await page.getByRole( 'spinbutton', { name: 'Size' } ).fill( '3' );
			await onPage( atelier, 'font-size--small' ).toContain( '3rem' );
			await button( 'Back' ).click();
			await expect( page.locator( ':focus' ) ).toHaveAccessibleName(
				'Small'
			);
			await expect( button( 'Small' ) ).toHaveAccessibleDescription(
				/3rem.*changed/
			);

			await button( 'Save' ).click();
			const review = page.getByRole( 'dialog', {
				name: 'Are you ready to save?',
			} );
			await expect(
				review.getByText( 'Font sizes › Small: 0.875rem → 3rem' )
			).toBeVisible();
			await review
				.getByRole( 'button', { name: 'Save', exact: true } )
				.click();
			await expect(
				atelier.navigation.getByRole( 'button', { name: 'Saved' } )
			).toBeVisible();
			expect( await site.visit( '/' ) ).toMatch(
				/--wp--preset--font-size--custom-3:/
			);

			await button( 'Font size presets options' ).first().click();
			await page
				.getByRole( 'menuitem', { name: 'Reset font size presets' } )
				.click();
			await onPage( atelier, 'font-size--small' ).toContain( '0.875rem' );
		} finally {
			await styles.restore();
		}
	} );
} );

test.describe( 'shadows', () => {
	test( 'list their uses before all are removed @full', async ( {
		atelier,
		page,
		site,
	} ) => {
		const title = `Shady ${ Date.now() }`;
		const { id } = await site.rest( 'POST', '/wp/v2/pages', {
			title,
			status: 'draft',
			content:
				'<!-- wp:group {"style":{"shadow":"var:preset|shadow|shadow-1"}} --><div class="wp-block-group" style="box-shadow:var(--wp--preset--shadow--shadow-1)"></div><!-- /wp:group -->',
		} );
		try {
			await openSection( atelier, '/shadows', 'Shadows' );
			const button = ( name: string ) =>
				page.getByRole( 'button', { name, exact: true } );
			await button( 'Add shadow' ).click();
			await expect( button( 'Shadow 1' ) ).toBeVisible();
			await button( 'Add shadow' ).click();
			await expect( button( 'Shadow 2' ) ).toBeVisible();
			await button( 'Shadow options' ).last().click();
			await page
				.getByRole( 'menuitem', { name: 'Remove all custom shadows' } )
				.click();
			const question = page.getByRole( 'dialog', {
				name: 'Remove all custom shadows?',
			} );
			await expect(
				question.getByRole( 'link', { name: title } )
			).toBeVisible();
			await question.getByRole( 'button', { name: 'Remove' } ).click();
			await expect(
				page.getByText( 'No custom shadows yet.' )
			).toBeVisible();
		} finally {
			await site.rest( 'DELETE', `/wp/v2/pages/${ id }?force=true` );
		}
	} );

	test( 'have layers, which are edited, moved and removed by keyboard @full', async ( {
		atelier,
		page,
	} ) => {
		await openSection( atelier, '/shadows', 'Shadows' );
		const button = ( name: string ) =>
			page.getByRole( 'button', { name, exact: true } );
		await button( 'Add shadow' ).press( 'Enter' );
		await button( 'Shadow 1' ).press( 'Enter' );
		await onPage( atelier, 'shadow--shadow-1' ).toBe(
			'6px 6px 9px rgba(0, 0, 0, 0.2)'
		);
		await expect( button( 'Remove' ) ).toBeHidden();
		await button( 'Add shadow' ).press( 'Enter' );
		await button( 'Drop shadow' ).last().press( 'Enter' );
		const layer = page.getByRole( 'dialog', { name: 'Drop shadow' } );
		await layer.getByRole( 'radio', { name: 'Inset' } ).click();
		const inner = page.getByRole( 'dialog', { name: 'Inner shadow' } );
		await inner.getByRole( 'spinbutton', { name: 'Blur' } ).fill( '4' );
		await inner
			.getByRole( 'spinbutton', { name: 'X Position' } )
			.fill( '-2' );
		await onPage( atelier, 'shadow--shadow-1' ).toBe(
			'6px 6px 9px rgba(0, 0, 0, 0.2), inset -2px 6px 4px 0 rgba(0, 0, 0, 0.2)'
		);
		await page.keyboard.press( 'Escape' );
		await expect( inner ).toBeHidden();

		await button( 'Reorder layer 2' ).press( 'ArrowUp' );
		await expect( page.locator( ':focus' ) ).toHaveAccessibleName(
			'Reorder layer 1'
		);
		await onPage( atelier, 'shadow--shadow-1' ).toMatch( /^inset -2px/ );
		await button( 'Remove' ).last().press( 'Enter' );
		await onPage( atelier, 'shadow--shadow-1' ).toBe(
			'inset -2px 6px 4px 0 rgba(0, 0, 0, 0.2)'
		);
		await expect( button( 'Reorder layer 1' ) ).toBeHidden();
		await button( 'Undo' ).click();
		await expect( button( 'Reorder layer 2' ) ).toBeVisible();

		await button( 'Shadow options' ).click();
		await page.getByRole( 'menuitem', { name: 'Reset' } ).click();
		await onPage( atelier, 'shadow--shadow-1' ).toBe(
			'6px 6px 9px rgba(0, 0, 0, 0.2)'
		);
		await button( 'Shadow options' ).click();
		await expect(
			page.getByRole( 'menuitem', { name: 'Reset' } )
		).toBeDisabled();
		await page.keyboard.press( 'Escape' );
		await button( 'Back' ).click();
		await button( 'Natural' ).click();
		await button( 'Shadow options' ).click();
		await expect( page.getByRole( 'menuitem' ) ).toHaveText( [ 'Reset' ] );
	} );
} );
