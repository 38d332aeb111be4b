/**
 * `npm run pictures`: takes the pictures of docs/user from a running Atelier on the demo site. WP_BASE_URL names another one.
 */
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from './browser.mjs';
import { siteToMeasure } from './bench/site.mjs';
import { root } from './paths.mjs';
import { ensureBuild } from './setup/build.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {{ at: string, edits?: boolean, then?: (page: Page) => Promise<void> }} Picture */

/** @param {Page} page */
const editor = ( page ) => page.frameLocator( 'iframe[name="editor-canvas"]' );

/** @type {Record<string, Picture>} By the name of the file. */
const PICTURES = {
	home: { at: '/' },
	palette: {
		at: '/',
		then: async ( page ) => {
			await page.keyboard.press( 'ControlOrMeta+k' );
			await page.getByRole( 'combobox' ).fill( 'about' );
			await page.getByRole( 'option' ).first().waitFor();
		},
	},
	styles: { at: '/styles' },
	stylebook: { at: '/stylebook' },
	fonts: {
		at: '/styles',
		then: async ( page ) => {
			await page.keyboard.press( 'ControlOrMeta+k' );
			await page.getByRole( 'combobox' ).fill( 'Manage fonts' );
			await page.getByRole( 'option', { name: 'Manage fonts' } ).click();
			await page.getByRole( 'dialog' ).waitFor();
		},
	},
	templates: { at: '/template' },
	patterns: { at: '/pattern' },
	pages: { at: '/page' },
	navigation: { at: '/navigation' },
	editor: { at: '/', edits: true },
	review: {
		at: '/',
		edits: true,
		then: async ( page ) => {
			const heading = editor( page )
				.getByRole( 'document', { name: /^Block: Heading/ } )
				.last();
			await heading.click();
			await page.keyboard.press( 'ControlOrMeta+a' );
			await page.keyboard.type( 'Made to last' );
			await page
				.getByRole( 'button', { name: 'Save', exact: true } )
				.click();
			await page.waitForTimeout( 1000 );
		},
	},
};

ensureDependencies();
await ensureBuild( console.log );
const { server, url } = await siteToMeasure( 'latest' );
const browser = await chromium.launch( {
	executablePath: await findChromium(),
	args: [ '--no-sandbox' ],
} );
try {
	const context = await browser.newContext( {
		viewport: { width: 1280, height: 800 },
	} );
	const page = await context.newPage();
	await page.goto( `${ url }/wp-login.php` );
	await page.locator( '#user_login' ).fill( 'admin' );
	await page.locator( '#user_pass' ).fill( 'password' );
	await page.locator( '#wp-submit' ).click();
	await page.waitForURL( /wp-admin/ );
	for ( const [ name, picture ] of Object.entries( PICTURES ) ) {
		await take( page, name, picture );
		console.log( `docs/user/pictures/${ name }.jpg` );
	}
} finally {
	await browser.close();
	await server?.stop();
}

/**
 * @param {Page}    page
 * @param {string}  name
 * @param {Picture} picture
 */
async function take( page, name, { at, edits = false, then } ) {
	const query = new URLSearchParams( { page: 'atelier', p: at } );
	if ( edits ) {
		query.set( 'canvas', 'edit' );
	}
	await page.goto( `${ url }/wp-admin/admin.php?${ query }` );
	await page.waitForTimeout( 6000 );
	const welcome = page
		.getByRole( 'dialog' )
		.getByRole( 'button', { name: 'Close' } );
	if ( await welcome.isVisible() ) {
		await welcome.click();
	}
	await then?.( page );
	await page.waitForTimeout( 1000 );
	await page.screenshot( {
		path: path.join( root, `docs/user/pictures/${ name }.jpg` ),
		type: 'jpeg',
		quality: 75,
	} );
	page.removeAllListeners( 'dialog' );
	page.on( 'dialog', ( dialog ) => void dialog.accept() );
}
