import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { request } from '@playwright/test';
import { root } from '../../../tools/paths.mjs';
import { Browser } from './Browser.mjs';
import { startFirefox } from '../drivers/firefox.mjs';
import { forgetKept, logInHere } from './inPage.mjs';
import { CREDENTIALS, logIn } from '../../../tools/server/administrator.mjs';
import { startWebKit } from '../drivers/webkit.mjs';

/** @typedef {{ rest: import('../../../tools/server/administrator.mjs').Rest }} Site */

/**
 * The tools of a journey: a browser with a logged-in administrator, and the site.
 *
 * @typedef {{ browser: Browser, site: Site, open: (path: string, query?: Record<string, string>) => Promise<void> }} Tools
 */
/** @typedef {(tools: Tools) => Promise<void>} Journey */

const BROWSERS = { firefox: startFirefox, webkit: startWebKit };
const FOLDER = path.join( root, 'tests/browsers' );
const PICTURES = path.join( root, 'test-results/browsers' );

export const BROWSER_NAMES = Object.keys( BROWSERS );

/**
 * Runs all journeys in a browser.
 *
 * @param {string}            name    The browser's name.
 * @param {string}            url     The site's URL.
 * @param {readonly string[]} wanted  Names of files; all if empty.
 * @return {Promise<{ passed: number, failed: number }>}
 */
export async function runJourneys( name, url, wanted ) {
	const count = { passed: 0, failed: 0 };
	const driver =
		await BROWSERS[ /** @type {keyof typeof BROWSERS} */ ( name ) ]();
	if ( typeof driver === 'string' ) {
		console.log( `\n${ name } is skipped: ${ driver }` );
		return count;
	}
	console.log( `\n${ driver.name }` );
	const browser = new Browser( driver );
	const context = await request.newContext( { baseURL: url } );
	/** @type {Tools['open']} */
	const open = ( at, query = {} ) =>
		browser.open(
			`${ url }/wp-admin/admin.php?${ new URLSearchParams( { page: 'atelier', p: at, ...query } ) }`
		);
	try {
		const site = { rest: await logIn( context ) };
		await browser.open( `${ url }/wp-login.php` );
		if ( ! ( await browser.evaluate( logInHere, ...CREDENTIALS ) ) ) {
			throw new Error( `${ CREDENTIALS[ 0 ] } could not log in.` );
		}
		for ( const [ title, journey ] of await loadJourneys( wanted ) ) {
			const started = Date.now();
			try {
				// Unsaved changes of an earlier journey must not be offered to this one.
				await browser.open( `${ url }/wp-includes/images/blank.gif` );
				await browser.evaluate( forgetKept );
				await journey( { browser, site, open } );
				count.passed += 1;
				console.log(
					`  ✓ ${ title } (${ Math.round( ( Date.now() - started ) / 1000 ) } s)`
				);
			} catch ( error ) {
				count.failed += 1;
				console.error( `  ✘ ${ title }` );
				console.error( error instanceof Error ? error.stack : error );
				await takePicture( browser, `${ name } ${ title }` );
			}
		}
	} finally {
		await context.dispose();
		await driver.close();
	}
	return count;
}

/**
 * @param {readonly string[]} wanted
 * @return {Promise<[ string, Journey ][]>} By title.
 */
async function loadJourneys( wanted ) {
	const files = fs
		.readdirSync( FOLDER )
		.filter( ( file ) => file.endsWith( '.mjs' ) )
		.filter(
			( file ) =>
				wanted.length === 0 ||
				wanted.includes( path.basename( file, '.mjs' ) )
		);
	const modules = await Promise.all(
		files.map(
			( file ) =>
				import( pathToFileURL( path.join( FOLDER, file ) ).href )
		)
	);
	return modules.flatMap( ( module ) => Object.entries( module.default ) );
}

/**
 * @param {Browser} browser
 * @param {string}  title
 */
async function takePicture( browser, title ) {
	fs.mkdirSync( PICTURES, { recursive: true } );
	const file = path.join(
		PICTURES,
		`${ title.replace( /[^\w]+/g, '-' ) }.png`
	);
	await browser.screenshot( file ).then(
		() => console.error( `    ${ path.relative( root, file ) }` ),
		() => undefined
	);
}
