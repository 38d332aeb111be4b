import { expectMainButton } from './support/mainButton';
import { expect, test } from './support/test';
import type { Atelier } from './support/atelier';
import { COUNT, pretendHistory } from './support/revisions';
import { keepStyles, widthField, widthIn } from './support/styles';

const background = ( id: number ) => `rgb(${ id }, 20, 30)`;

async function openRevisions( atelier: Atelier ) {
	await atelier.open( '/styles', { section: '/revisions' } );
	const list = atelier.page.getByRole( 'listbox', {
		name: 'Global styles revisions list',
	} );
	await expect( list.getByRole( 'option' ).first() ).toBeVisible();
	await expect( atelier.preview.locator( 'body' ) ).toBeVisible();
	return list;
}

test.describe( 'revisions of the styles', () => {
	test( 'are previewed, compared and applied @oldest', async ( {
		atelier,
		page,
	} ) => {
		await pretendHistory( page );
		const list = await openRevisions( atelier );
		const body = atelier.preview.locator( 'body' );
		await list.getByRole( 'option' ).nth( 2 ).click();
		await expect( body ).toHaveCSS(
			'background-color',
			background( COUNT - 2 )
		);
		await page.keyboard.press( 'ArrowDown' );
		await expect( body ).toHaveCSS(
			'background-color',
			background( COUNT - 3 )
		);
		await page.keyboard.press( 'Escape' );
		await expect( list ).toBeHidden();
		await expect( body ).not.toHaveCSS(
			'background-color',
			background( COUNT - 3 )
		);

		await atelier.go( '/styles', { section: '/revisions' } );
		await list.getByRole( 'option' ).nth( 3 ).click();
		await page.getByRole( 'button', { name: 'Compare' } ).press( 'Enter' );
		const dialog = page.getByRole( 'dialog', {
			name: 'Compare revisions',
		} );
		await expectMainButton( page );
		const picture = ( name: string ) =>
			dialog
				.frameLocator( `iframe[title="${ name }"]` )
				.locator( 'body' );
		await expect( picture( 'Before' ) ).toHaveCSS(
			'background-color',
			background( COUNT - 3 )
		);
		await expect( picture( 'After' ) ).not.toHaveCSS(
			'background-color',
			background( COUNT - 3 )
		);
		await dialog
			.getByRole( 'combobox', { name: 'After' } )
			.selectOption( '7' );
		await expect( picture( 'After' ) ).toHaveCSS(
			'background-color',
			background( 7 )
		);
		await dialog
			.getByRole( 'checkbox', { name: /^Typography › Letter spacing/ } )
			.press( 'Space' );
		await dialog
			.getByRole( 'button', { name: 'Restore 1 value' } )
			.press( 'Enter' );
		await expect( dialog ).toBeHidden();
		await expect(
			atelier.preview.getByRole( 'heading', { level: 1 } ).first()
		).toHaveCSS( 'letter-spacing', `${ COUNT - 3 }px` );
		await expect( body ).not.toHaveCSS(
			'background-color',
			background( COUNT - 3 )
		);

		await list.getByRole( 'option' ).nth( 1 ).click();
		await page.getByRole( 'button', { name: 'Apply' } ).click();
		await expectMainButton( page );
		await page
			.getByRole( 'dialog', { name: 'Replace unsaved changes?' } )
			.getByRole( 'button', { name: 'Apply' } )
			.click();
		await expect( body ).toHaveCSS(
			'background-color',
			background( COUNT )
		);
		const undo = atelier.navigation.getByRole( 'button', { name: 'Undo' } );
		await undo.click();
		await expect( body ).not.toHaveCSS(
			'background-color',
			background( COUNT )
		);
		await undo.click();
		await expect(
			atelier.navigation.getByRole( 'button', { name: 'Saved' } )
		).toBeVisible();
	} );
} );

test.describe( 'the history of the styles', () => {
	test( 'opens by a command, is shown on the canvas, and grows with each save; changes in the editor are on the site after saving', async ( {
		atelier,
		page,
		site,
	} ) => {
		const kept = await keepStyles( site );
		const save = ( color: string ) =>
			kept.write( {
				settings: {},
				styles: { color: { background: color } },
			} );
		try {
			await save( '#102030' );
			await save( '#405060' );
			await atelier.open( '/' );
			await expect( atelier.preview.locator( 'body' ) ).toBeVisible();
			await page
				.getByRole( 'button', { name: 'Open command palette' } )
				.click();
			await page.getByRole( 'combobox' ).fill( 'Style revisions' );
			await page
				.getByRole( 'option', { name: 'Style revisions' } )
				.click();
			await atelier.waitForEditor();
			const options = atelier.settings
				.getByRole( 'listbox', {
					name: 'Global styles revisions list',
				} )
				.getByRole( 'option' );
			await expect( options.first() ).toHaveAccessibleDescription(
				/^Current styles/
			);
			await options.nth( 1 ).click();
			const body = atelier.canvas.locator( 'body' );
			await expect( body ).toHaveCSS(
				'background-color',
				'rgb(16, 32, 48)'
			);
			await atelier.settings
				.getByRole( 'button', { name: 'Apply' } )
				.click();
			await expect(
				atelier.settings.getByRole( 'button', {
					name: 'Revisions',
					exact: true,
				} )
			).toBeFocused();
			await atelier.button( 'Save' ).click();
			await page
				.getByRole( 'dialog', { name: 'Are you ready to save?' } )
				.getByRole( 'button', { name: 'Save', exact: true } )
				.click();
			await expect( atelier.button( 'Saved' ) ).toBeVisible();
			const saved = await kept.read();
			expect( saved.styles ).toEqual( {
				color: { background: '#102030' },
			} );
			await atelier.settings
				.getByRole( 'button', { name: 'Revisions', exact: true } )
				.click();
			await expect( options.first() ).toHaveAccessibleDescription(
				/^Current styles Colors/
			);

			await test.step( 'a change in the editor is on the canvas, and on the site after saving', async () => {
				await atelier.button( 'Styles' ).click();
				await expect( atelier.settings ).toBeHidden();
				await page.keyboard.press( 'ControlOrMeta+k' );
				await page.getByRole( 'combobox' ).fill( 'Open styles' );
				await page
					.getByRole( 'option', { name: 'Open styles' } )
					.click();
				await atelier.settings
					.getByRole( 'button', { name: 'Layout', exact: true } )
					.click();
				await widthField( atelier ).fill( '432' );
				await expect
					.poll( () => widthIn( atelier.canvas ) )
					.toBe( '432px' );
				await atelier.button( 'Save' ).click();
				await page
					.getByRole( 'dialog', { name: 'Are you ready to save?' } )
					.getByRole( 'button', { name: 'Save', exact: true } )
					.click();
				await expect( atelier.button( 'Saved' ) ).toBeVisible();
				expect( await site.visit( '/' ) ).toMatch(
					/--wp--style--global--content-size:\s*432px/
				);
				await atelier.settings
					.getByRole( 'button', { name: 'Dimensions options' } )
					.click();
				await page
					.getByRole( 'menuitem', { name: 'Reset all' } )
					.click();
				await expect
					.poll( () => widthIn( atelier.canvas ) )
					.not.toBe( '432px' );
			} );
		} finally {
			await kept.restore();
		}
	} );
} );
