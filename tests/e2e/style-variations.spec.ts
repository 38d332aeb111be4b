import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

/** A unique name. */
const unique = ( name: string ): string =>
	`${ name } ${ Date.now().toString( 36 ) }`;

const variation = ( page: Page, section: string, name: string ) =>
	page
		.getByRole( 'region', { name: section, exact: true } )
		.getByRole( 'button', { name, exact: true } );

const fromMenu = async ( page: Page, item: string ) => {
	await page.getByRole( 'button', { name: 'More', exact: true } ).click();
	await page.getByRole( 'menuitem', { name: item, exact: true } ).click();
};

test( 'a variation is applied and undone, and a custom one is saved, renamed, deleted and restored', async ( {
	page,
	atelier,
} ) => {
	await atelier.open( '/styles', { section: '/variations' } );
	const noon = variation( page, 'Styles', 'Noon' );
	await noon.click();
	await expect( noon ).toHaveAttribute( 'aria-pressed', 'true' );
	await atelier.navigation
		.getByRole( 'button', { name: 'Undo', exact: true } )
		.click();
	await expect( noon ).toHaveAttribute( 'aria-pressed', 'false' );
	await noon.click();

	const name = unique( 'Look' );
	await page.getByRole( 'button', { name: 'Save current styles' } ).click();
	await page.getByLabel( 'Name', { exact: true } ).fill( name );
	await page.keyboard.press( 'Enter' );
	const saved = variation( page, 'Your style variations', name );
	await expect( saved ).toBeVisible();

	const menu = page
		.getByRole( 'listitem' )
		.filter( { has: page.getByRole( 'button', { name, exact: true } ) } )
		.getByRole( 'button', { name: 'Actions' } );
	await menu.click();
	await page.getByRole( 'menuitem', { name: 'Rename' } ).click();
	await page.getByLabel( 'Name', { exact: true } ).fill( `${ name } b` );
	await page.keyboard.press( 'Enter' );
	const renamed = variation( page, 'Your style variations', `${ name } b` );
	await expect( renamed ).toBeVisible();

	const remove = async () => {
		await page
			.getByRole( 'listitem' )
			.filter( {
				has: page.getByRole( 'button', {
					name: `${ name } b`,
					exact: true,
				} ),
			} )
			.getByRole( 'button', { name: 'Actions' } )
			.click();
		await page.getByRole( 'menuitem', { name: 'Delete' } ).click();
		await expect( renamed ).toBeHidden();
	};
	await remove();
	await page
		.getByTestId( 'snackbar' )
		.filter( { hasText: 'deleted' } )
		.getByRole( 'button', { name: 'Undo' } )
		.click();
	await expect( renamed ).toBeVisible();
	await remove();
} );

test( 'styles are exported as a theme.json and imported, and other files are rejected @full', async ( {
	page,
	atelier,
} ) => {
	await atelier.open( '/styles' );
	await expect(
		page.getByRole( 'img', { name: 'Style preview' } )
	).toBeVisible();
	const [ download ] = await Promise.all( [
		page.waitForEvent( 'download' ),
		fromMenu( page, 'Export all styles' ),
	] );
	expect( download.suggestedFilename() ).toMatch( /\.theme\.json$/ );
	const text = await readFile( await download.path(), 'utf8' );
	expect( JSON.parse( text ) ).toMatchObject( { version: 3 } );

	await fromMenu( page, 'Import styles' );
	const dialog = page.getByRole( 'dialog', { name: 'Import styles' } );
	const give = async ( content: string ) => {
		const [ chooser ] = await Promise.all( [
			page.waitForEvent( 'filechooser' ),
			dialog.getByRole( 'button', { name: 'Choose file' } ).click(),
		] );
		await chooser.setFiles( {
			name: 'theme.json',
			mimeType: 'application/json',
			buffer: Buffer.from( content ),
		} );
	};
	const refusal = dialog.getByRole( 'alert' );
	await give( '{\n"version": 3,\n}' );
	await expect( refusal ).toContainText( 'line 3' );
	await give( '{"version":99,"styles":{}}' );
	await expect( refusal ).toContainText( 'version 99' );
	await give(
		'{"version":3,"styles":{"color":{"text":"</style><script>"}}}'
	);
	await expect( refusal ).toContainText( 'styles.color.text' );

	await give(
		'{"version":3,"styles":{"sparkle":1,"color":{"text":"#123456"}}}'
	);
	await expect( dialog ).toContainText( 'Colors: 1 value' );
	await expect( dialog ).toContainText( 'styles.sparkle' );
	await dialog.getByRole( 'button', { name: 'Apply' } ).click();
	await expect( dialog ).toBeHidden();
	await expect(
		page.getByRole( 'button', { name: 'Save', exact: true } )
	).toBeEnabled();
	await page
		.getByTestId( 'snackbar' )
		.filter( { hasText: 'Styles from “' } )
		.getByRole( 'button', { name: 'Undo' } )
		.click();
	await expect(
		page.getByRole( 'button', { name: 'Saved', exact: true } )
	).toBeVisible();
} );
