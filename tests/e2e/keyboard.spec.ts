import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

/** Whether a page of Atelier lets the browser answer a key, as it then would by a dialog of its own. */
const watchSaveKey = ( page: Page ) =>
	page.addInitScript( () => {
		const told = window as unknown as { saveKeys: boolean[] };
		told.saveKeys = [];
		window.addEventListener( 'keydown', ( event ) => {
			if ( event.key === 's' && ( event.ctrlKey || event.metaKey ) ) {
				setTimeout( () =>
					told.saveKeys.push( event.defaultPrevented )
				);
			}
		} );
	} );

const saveKeys = ( page: Page ) =>
	page.evaluate(
		() => ( window as unknown as { saveKeys: boolean[] } ).saveKeys
	);

/** Makes a change of the styles by keyboard alone, in the field that has the focus then. */
async function typeLineHeight( page: Page, value: string ): Promise< void > {
	const field = page.getByRole( 'spinbutton', { name: 'Line height' } );
	await field.focus();
	await page.keyboard.press( 'ControlOrMeta+a' );
	await page.keyboard.type( value );
}

test.describe( 'the key that saves', () => {
	test.use( { viewport: { width: 1400, height: 900 } } );

	test( 'opens the review from anywhere in view mode, and never a dialog of the browser @oldest', async ( {
		atelier,
		page,
	} ) => {
		await watchSaveKey( page );
		await atelier.open( '/styles', { section: '/typography/text' } );
		const review = page.getByRole( 'dialog', {
			name: 'Are you ready to save?',
		} );
		await expect( atelier.preview.locator( 'body' ) ).toBeVisible();
		await expect(
			page.getByRole( 'spinbutton', { name: 'Line height' } )
		).toBeVisible();
		// Nothing to save.
		await page.keyboard.press( 'ControlOrMeta+s' );
		await expect.poll( () => saveKeys( page ) ).toEqual( [ true ] );
		await expect( review ).toBeHidden();

		// In a field, which has not told yet what is in it.
		await typeLineHeight( page, '1.7' );
		await page.keyboard.press( 'ControlOrMeta+s' );
		await expect( review ).toBeVisible();
		await expect( review.getByText( /1\.7/ ) ).toBeVisible();
		// There already.
		await page.keyboard.press( 'ControlOrMeta+s' );
		await page.keyboard.press( 'Escape' );
		await expect( review ).toBeHidden();
		await expect(
			page.getByRole( 'spinbutton', { name: 'Line height' } )
		).toBeFocused();

		// In the frame of the preview.
		await atelier.preview.locator( 'body' ).evaluate( ( body ) => {
			body.tabIndex = -1;
			window.focus.call( body.ownerDocument.defaultView );
			body.focus();
		} );
		await page.keyboard.press( 'ControlOrMeta+s' );
		await expect( review ).toBeVisible();
		await page.keyboard.press( 'Escape' );
		await expect( review ).toBeHidden();

		// On no element at all.
		await page.evaluate( () =>
			( document.activeElement as HTMLElement | null )?.blur()
		);
		await page.keyboard.press( 'ControlOrMeta+s' );
		await expect( review ).toBeVisible();
		await page.keyboard.press( 'Escape' );

		// In a list.
		await atelier.navigation.getByRole( 'link', { name: 'Back' } ).click();
		await atelier.navigation
			.getByRole( 'link', { name: 'Templates', exact: true } )
			.click();
		await page.getByRole( 'searchbox', { name: 'Search' } ).focus();
		await page.keyboard.press( 'ControlOrMeta+s' );
		await expect( review ).toBeVisible();
		await page.keyboard.press( 'Escape' );

		// A dialog is answered first: what is in it stays.
		await page.keyboard.press( 'ControlOrMeta+k' );
		const palette = page.getByRole( 'combobox' );
		await palette.fill( 'Add new page' );
		await page.keyboard.press( 'ControlOrMeta+s' );
		await expect( palette ).toHaveValue( 'Add new page' );
		await expect( review ).toBeHidden();
		expect( new Set( await saveKeys( page ) ) ).toEqual(
			new Set( [ true ] )
		);
	} );
} );
