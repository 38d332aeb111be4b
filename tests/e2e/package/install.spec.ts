import { expect, test } from '@playwright/test';
import fs from 'node:fs';
import { Atelier } from '../support/atelier';
import { stateOf } from '../support/logIn';
import { SITES } from '../support/sites';

const ZIP = process.env[ 'ATELIER_ZIP' ] ?? '';

test.skip(
	ZIP === '',
	'needs a site without Atelier; see tools/checks/e2e.mjs'
);

test.use( { storageState: stateOf( 0 ) } );

test( 'the zip is uploaded, used, deactivated and deleted', async ( {
	page,
} ) => {
	const baseURL = SITES[ 0 ]?.url ?? '';
	const admin = ( path: string ) => `${ baseURL }/wp-admin/${ path }`;
	expect( fs.existsSync( ZIP ) ).toBe( true );

	await page.goto( admin( 'plugin-install.php?tab=upload' ) );
	await page.locator( 'input[name="pluginzip"]' ).setInputFiles( ZIP );
	await page.getByRole( 'button', { name: 'Install Now' } ).click();
	await page.getByRole( 'link', { name: 'Activate Plugin' } ).click();
	const row = page.locator( 'tr[data-slug="atelier"]' ).first();
	await expect(
		row.getByRole( 'link', { name: 'Deactivate' } )
	).toBeVisible();

	await row.getByRole( 'link', { name: 'Settings' } ).click();
	await expect(
		page.getByRole( 'heading', { name: 'Atelier settings' } )
	).toBeVisible();
	await page
		.getByRole( 'checkbox', {
			name: 'Open Atelier instead of WordPress’s Site Editor',
		} )
		.check();
	await page.getByRole( 'button', { name: 'Save Changes' } ).click();
	await expect( page.getByText( 'Settings saved.' ) ).toBeVisible();
	await expect(
		page.locator( '#menu-appearance a[href$="admin.php?page=atelier"]' )
	).toHaveCount( 1 );

	await page.goto( `${ baseURL }/` );
	await page.locator( '#wp-admin-bar-site-editor a' ).click();
	const atelier = new Atelier( page );
	await atelier.waitForEditor();
	await expect( page ).toHaveURL( /page=atelier/ );

	await page.goto( admin( 'edit.php?post_type=page' ) );
	const edit = await page
		.getByRole( 'link', { name: /^“About”|^About/ } )
		.first()
		.getAttribute( 'href' );
	const id = Number( /post=(\d+)/.exec( edit ?? '' )?.[ 1 ] );
	await page.goto(
		admin( `admin.php?page=atelier&p=/page/${ id }&canvas=edit` )
	);
	await atelier.waitForEditor();
	await atelier.insertParagraph( 'Written from a zip' );
	await atelier.button( 'Save' ).click();
	await expect( atelier.button( 'Saved' ) ).toBeVisible();

	await page.goto( admin( 'plugins.php' ) );
	await row.getByRole( 'link', { name: 'Deactivate' } ).click();
	await expect( row.getByRole( 'link', { name: 'Activate' } ) ).toBeVisible();
	await page.goto( `${ baseURL }/?page_id=${ id }` );
	await expect( page.getByText( 'Written from a zip' ) ).toBeVisible();

	await page.goto( admin( 'plugins.php' ) );
	page.on( 'dialog', ( dialog ) => void dialog.accept() );
	await row.getByRole( 'link', { name: 'Delete' } ).click();
	await expect(
		page.getByText( 'Atelier was successfully deleted.' )
	).toBeVisible();
	const options = await page.goto( admin( 'options.php' ) );
	expect( await options?.text() ).not.toContain( 'atelier_settings' );
	await page.goto( `${ baseURL }/?page_id=${ id }` );
	await expect( page.getByText( 'Written from a zip' ) ).toBeVisible();
} );
