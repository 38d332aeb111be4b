/**
 * `npm run pictures`: takes the pictures of docs/user from a running Atelier on the demo site, and draws what wordpress.org
 * shows, in .wordpress-org: banner, icon, and some of the same pictures. WP_BASE_URL names another site.
 */
import fs from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from './browser.mjs';
import { siteToMeasure } from './bench/site.mjs';
import { root } from './paths.mjs';
import { ensureBuild } from './setup/build.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {{ at: string, edits?: boolean, draft?: number, then?: (page: Page) => Promise<void> }} Picture */

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
	/** Where it is, the site says. */
	editor: { at: '', edits: true },
	/** In one that is made for it. */
	draft: { at: '' },
	review: {
		at: '/',
		edits: true,
		then: async ( page ) => {
			// The text of the site's title, and that of a block: two records.
			const blocks = editor( page );
			// The first press chooses the template part, the second what is in it.
			for ( const name of [ 'Block: Header', 'Block: Site Title' ] ) {
				await blocks.getByRole( 'document', { name } ).first().click();
			}
			await page.keyboard.press( 'End' );
			await page.keyboard.type( ' & Sons' );
			await blocks
				.getByRole( 'document', { name: /^Block: Heading/ } )
				.first()
				.click();
			await page.keyboard.press( 'ControlOrMeta+a' );
			await page.keyboard.type( 'Made to last' );
			await page
				.getByRole( 'button', { name: /^(Save|Review)/ } )
				.first()
				.click();
			await page
				.getByRole( 'dialog', { name: 'Are you ready to save?' } )
				.waitFor();
			await page.waitForTimeout( 2000 );
		},
	},
};

/** Those that wordpress.org shows, in the order of their captions in readme.txt. */
const SCREENSHOTS = [
	'home',
	'styles',
	'review',
	'pages',
	'patterns',
	'fonts',
];

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
	const answer = await page.request.get(
		`${ url }/?rest_route=/wp/v2/pages&slug=about`
	);
	const [ about ] = /** @type {{ id: number }[]} */ ( await answer.json() );
	PICTURES.editor = { at: `/page/${ about?.id }`, edits: true };
	PICTURES.draft = { at: '/identity', draft: await makeDraft( page ) };
	for ( const [ name, picture ] of Object.entries( PICTURES ) ) {
		await take( page, name, picture );
		console.log( `docs/user/pictures/${ name }.jpg` );
	}
	await drawForDirectory( page );
} finally {
	await browser.close();
	await server?.stop();
}

/**
 * A site draft with something in it.
 *
 * @param {Page} page
 * @return {Promise<number>} Its id.
 */
async function makeDraft( page ) {
	const nonce = await page.request.get(
		`${ url }/wp-admin/admin-ajax.php?action=rest-nonce`
	);
	const headers = { 'X-WP-Nonce': await nonce.text() };
	const answer = await page.request.post(
		`${ url }/?rest_route=/atelier/v1/site-drafts`,
		{ headers, data: { title: 'Christmas' } }
	);
	const { id } = /** @type {{ id: number }} */ ( await answer.json() );
	await page.request.post(
		`${ url }/?rest_route=/wp/v2/settings&atelier_draft=${ id }`,
		{ headers, data: { description: 'Presents, wrapped and delivered' } }
	);
	return id;
}

/**
 * @param {Page}    page
 * @param {string}  name
 * @param {Picture} picture
 */
async function take( page, name, { at, edits = false, draft, then } ) {
	const query = new URLSearchParams( { page: 'atelier', p: at } );
	if ( edits ) {
		query.set( 'canvas', 'edit' );
	}
	if ( draft ) {
		query.set( 'atelier_draft', String( draft ) );
	}
	await page.goto( `${ url }/wp-admin/admin.php?${ query }` );
	await page.waitForTimeout( 6000 );
	if ( edits ) {
		await closeWelcome( page );
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

/**
 * Those who open an editor for the first time are welcomed, to the site and then to the page.
 *
 * @param {Page} page
 */
async function closeWelcome( page ) {
	const close = page
		.getByRole( 'dialog' )
		.getByRole( 'button', { name: 'Close' } );
	const welcomes = [ 10_000, 2_000 ];
	for ( const timeout of welcomes ) {
		await close
			.waitFor( { timeout } )
			.then( () => close.click() )
			.catch( () => undefined );
	}
}

/**
 * What wordpress.org shows beside readme.txt, whose captions have the same order.
 *
 * @param {Page} page
 */
async function drawForDirectory( page ) {
	const folder = path.join( root, '.wordpress-org' );
	fs.mkdirSync( folder, { recursive: true } );
	SCREENSHOTS.forEach( ( name, index ) =>
		fs.copyFileSync(
			path.join( root, `docs/user/pictures/${ name }.jpg` ),
			path.join( folder, `screenshot-${ index + 1 }.jpg` )
		)
	);
	const icon = fs.readFileSync( path.join( folder, 'icon.svg' ), 'utf8' );
	for ( const [ width, height, name ] of /** @type {const} */ ( [
		[ 128, 128, 'icon-128x128' ],
		[ 256, 256, 'icon-256x256' ],
		[ 772, 250, 'banner-772x250' ],
		[ 1544, 500, 'banner-1544x500' ],
	] ) ) {
		await page.setViewportSize( { width, height } );
		await page.setContent(
			name.startsWith( 'icon' )
				? `<body style="margin:0">${ icon.replace( '<svg', `<svg width="${ width }"` ) }`
				: banner( icon, height )
		);
		await page.screenshot( { path: path.join( folder, `${ name }.png` ) } );
		console.log( `.wordpress-org/${ name }.png` );
	}
}

/**
 * @param {string} icon   SVG.
 * @param {number} height In pixels.
 */
function banner( icon, height ) {
	return `<body style="margin:0;height:100vh;display:flex;align-items:center;gap:${ height * 0.14 }px;padding-inline:${ height * 0.3 }px;box-sizing:border-box;background:#1e1e1e;color:#fff;font-family:system-ui,sans-serif">
	${ icon.replace( '<svg', `<svg width="${ height * 0.5 }" style="flex:none"` ) }
	<div><div style="font-size:${ height * 0.24 }px;font-weight:600;line-height:1.1">Atelier</div>
	<div style="font-size:${ height * 0.084 }px;opacity:.85;margin-top:${ height * 0.05 }px;line-height:1.35">A site editor that opens in half the time,<br>never loses a change, and shows what a save will do.</div></div>`;
}
