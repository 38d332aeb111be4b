import { test } from './support/test';
import { onPage, openSection } from './support/styles';

test( 'font sizes and shadows are added, changed, undone and deleted, each visible at once', async ( {
	atelier,
	page,
} ) => {
	const button = ( name: string ) =>
		page.getByRole( 'button', { name, exact: true } );

	await test.step( 'font sizes', async () => {
		await openSection(
			atelier,
			'/typography/font-sizes',
			'Font size presets'
		);
		await button( 'Add font size' ).click();
		await button( 'New Font Size 1' ).click();
		await page.getByRole( 'spinbutton', { name: 'Size' } ).fill( '40' );
		await onPage( atelier, 'font-size--custom-1' ).toContain( '40px' );
		await page
			.getByRole( 'checkbox', { name: 'Custom fluid values' } )
			.check();
		await page.getByRole( 'spinbutton', { name: 'Minimum' } ).fill( '20' );
		await onPage( atelier, 'font-size--custom-1' ).toMatch( /^clamp\(/ );
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
} );
