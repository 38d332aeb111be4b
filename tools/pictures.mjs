/**
 * `npm run pictures`: takes the pictures of docs/user/pictures.mjs from a running Atelier on the demo shop, and
 * those of wordpress.org in .wordpress-org: banner, icon, and some of the same pictures. Names of pictures limit it to
 * these. WP_BASE_URL names another site.
 */
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { PICTURES } from '../docs/user/pictures.mjs';
import { root } from './paths.mjs';
import { entryOf, readManifest, writeManifest } from './pictures/manifest.mjs';
import { openShop } from './pictures/shop.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('../docs/user/pictures.mjs').Picture} Picture */

/** The pictures on wordpress.org, in the order of their captions in readme.txt. */
const SCREENSHOTS = [
	'home',
	'styles',
	'review',
	'pages',
	'patterns',
	'fonts',
];

const { page, rest, open, close } = await openShop( {
	width: 1280,
	height: 800,
} );
/** @type {Record<string, import('./pictures/manifest.mjs').Entry>} */
const entries = readManifest();
const wanted = process.argv.slice( 2 );
try {
	for ( const [ name, picture ] of Object.entries( PICTURES ) ) {
		if ( wanted.length > 0 && ! wanted.includes( name ) ) {
			continue;
		}
		await take( name, picture );
		entries[ name ] = entryOf( name, await wordsOn() );
		writeManifest( entries );
		console.log( `docs/user/pictures/${ name }.jpg` );
	}
	await drawForDirectory( page );
} finally {
	await close();
}

/**
 * @param {string}  name
 * @param {Picture} picture
 */
async function take( name, picture ) {
	const { then, prepare, ...how } = picture;
	await open( { ...how, ...( await prepare?.( rest ) ) } );
	await then?.( page );
	await page.waitForTimeout( 1000 );
	await page.screenshot( {
		path: path.join( root, `docs/user/pictures/${ name }.jpg` ),
		type: 'jpeg',
		quality: 75,
	} );
}

/** The visible text of the screen, without that of the site in frames. */
function wordsOn() {
	return page.evaluate( () =>
		[
			...document.querySelectorAll(
				'#atelier *, .components-modal__frame *'
			),
		]
			.filter(
				( element ) =>
					element.childElementCount === 0 &&
					element.checkVisibility( { visibilityProperty: true } )
			)
			.flatMap( ( element ) => [
				element.textContent.trim(),
				element.closest( 'button' )?.getAttribute( 'aria-label' ) ?? '',
			] )
	);
}

/**
 * Takes the pictures of wordpress.org: some of the guides, and the icon and the banner, which are SVG and HTML.
 *
 * @param {Page} page
 */
async function drawForDirectory( page ) {
	const folder = path.join( root, '.wordpress-org' );
	SCREENSHOTS.forEach( ( name, index ) =>
		fs.copyFileSync(
			path.join( root, `docs/user/pictures/${ name }.jpg` ),
			path.join( folder, `screenshot-${ index + 1 }.jpg` )
		)
	);
	// Atelier goes on running in the other page.
	const sheet = await page.context().newPage();
	for ( const [ width, height, name, source ] of /** @type {const} */ ( [
		[ 128, 128, 'icon-128x128', 'icon.svg' ],
		[ 256, 256, 'icon-256x256', 'icon.svg' ],
		[ 772, 250, 'banner-772x250', 'banner.html' ],
		[ 1544, 500, 'banner-1544x500', 'banner.html' ],
	] ) ) {
		await sheet.setViewportSize( { width, height } );
		await sheet.goto( pathToFileURL( path.join( folder, source ) ).href );
		const isFitting = await sheet.evaluate( () => {
			const { scrollWidth, scrollHeight } = document.documentElement;
			return scrollWidth <= innerWidth && scrollHeight <= innerHeight;
		} );
		if ( ! isFitting ) {
			throw new Error( `${ source } is drawn beyond its edges.` );
		}
		await sheet.screenshot( {
			path: path.join( folder, `${ name }.png` ),
		} );
		console.log( `.wordpress-org/${ name }.png` );
	}
	await sheet.close();
}
