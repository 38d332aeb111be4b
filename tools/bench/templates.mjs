import { chromium } from '@playwright/test';
import { startFront } from '../server/front.mjs';
import { addressIn, EDITORS } from './editors.mjs';
import { fill, templateTitle } from './largeSite.mjs';
import { logIn, versionOf } from './logIn.mjs';

const TIMEOUT = 120_000;

/** @typedef {Record<'open' | 'openCpu' | 'search' | 'page', number>} Figures In milliseconds. */
/** @typedef {Record<'core' | 'atelier', Figures>} Pair */

/**
 * Measures the list of templates of both editors on a large site, alternating, each time in a fresh
 * browser profile.
 *
 * @param {Object}                    options
 * @param {string}                    options.url
 * @param {string}                    options.chromium Path of the browser.
 * @param {number}                    options.runs
 * @param {(message: string) => void} options.log
 * @return {Promise<{ pairs: Pair[], version: string }>}
 */
export async function benchTemplates( { url, chromium: program, runs, log } ) {
	const site = new URL( url );
	const front = await startFront( site );
	const browser = await chromium.launch( {
		executablePath: program,
		args: [
			'--no-sandbox',
			'--disable-gpu',
			'--disable-background-networking',
			'--disable-component-update',
			`--host-resolver-rules=MAP ${ site.host } 127.0.0.1:${ front.port } , MAP * ~NOTFOUND`,
		],
	} );
	try {
		const { context, page, theme } = await logIn( browser, url );
		log( 'filling the site' );
		const empty = await fill( page, theme );
		/** @type {Pair[]} */
		const pairs = [];
		try {
			const state = await context.storageState();
			// The first of all is not counted: it fills the server's own caches.
			for ( let run = 0; run <= runs; run++ ) {
				log( run === 0 ? 'warming up' : `run ${ run } of ${ runs }` );
				const pair = {
					core: await inProfile( 'core' ),
					atelier: await inProfile( 'atelier' ),
				};
				if ( run > 0 ) {
					pairs.push( pair );
				}
			}
			/** @param {'core' | 'atelier'} key */
			async function inProfile( key ) {
				const profile = await browser.newContext( {
					baseURL: url,
					storageState: state,
					viewport: { width: 1400, height: 900 },
				} );
				try {
					return await measureTemplates( profile, EDITORS[ key ] );
				} finally {
					await profile.close();
				}
			}
		} finally {
			await empty();
		}
		return { pairs, version: await versionOf( context ) };
	} finally {
		await browser.close();
		front.stop();
	}
}

/**
 * @param {import('@playwright/test').BrowserContext} context
 * @param {import('./editors.mjs').Editor}            editor
 * @return {Promise<Figures>}
 */
async function measureTemplates( context, editor ) {
	const page = await context.newPage();
	await page.addInitScript( watch );
	const devtools = await context.newCDPSession( page );
	await devtools.send( 'Performance.enable' );
	await page.goto( addressIn( editor, { p: '/template' } ), {
		waitUntil: 'commit',
		timeout: TIMEOUT,
	} );
	const open = await whenSeen( page, templateTitle( 0 ) );
	const openCpu = await mainThread( devtools );
	await whenQuiet( devtools );

	await page.evaluate( start, 'input' );
	await page.getByRole( 'searchbox', { name: 'Search' } ).fill( '077' );
	const search = await whenSeen( page, templateTitle( 77 ) );
	await page.getByRole( 'searchbox', { name: 'Search' } ).fill( '' );
	await whenSeen( page, templateTitle( 0 ) );
	await whenQuiet( devtools );

	await page.evaluate( start, 'click' );
	await page.getByRole( 'button', { name: 'Next page' } ).click();
	// On the second page, wherever the theme's own templates come.
	const next = await whenSeen( page, templateTitle( 25 ) );
	return { open, openCpu, search, page: next };
}

/** Runs inside the measured page: says since when a title is on it. */
function watch() {
	let since = 0;
	Object.assign( window, {
		atelierBench: {
			/** @param {string} event What the time is counted from. */
			startAt: ( event ) =>
				window.addEventListener(
					event,
					() => {
						since = performance.now();
					},
					{ capture: true, once: true }
				),
			/**
			 * @param {string} text
			 * @return {Promise<number>} Milliseconds from the start to the frame that shows it.
			 */
			seen: ( text ) =>
				new Promise( ( resolve ) => {
					const look = () => {
						const found = document.evaluate(
							`//body//*[text()="${ text }"]`,
							document,
							null,
							XPathResult.FIRST_ORDERED_NODE_TYPE,
							null
						).singleNodeValue;
						if (
							found instanceof HTMLElement &&
							found.getBoundingClientRect().height > 0
						) {
							resolve( performance.now() - since );
						} else {
							requestAnimationFrame( look );
						}
					};
					requestAnimationFrame( look );
				} ),
		},
	} );
}

/** @param {string} event */
const start = ( event ) =>
	Reflect.get( window, 'atelierBench' ).startAt( event );

/**
 * @param {import('@playwright/test').Page} page
 * @param {string}                          title
 * @return {Promise<number>}
 */
const whenSeen = ( page, title ) =>
	page.evaluate(
		( text ) => Reflect.get( window, 'atelierBench' ).seen( text ),
		title
	);

/** @param {import('@playwright/test').CDPSession} devtools */
async function mainThread( devtools ) {
	const { metrics } = await devtools.send( 'Performance.getMetrics' );
	const task = metrics.find( ( { name } ) => name === 'TaskDuration' );
	return ( task?.value ?? 0 ) * 1000;
}

/**
 * Waits until the page has painted its previews and has little to do.
 *
 * @param {import('@playwright/test').CDPSession} devtools
 */
async function whenQuiet( devtools ) {
	let before = await mainThread( devtools );
	for ( let round = 0; round < 20; round++ ) {
		await new Promise( ( resolve ) => setTimeout( resolve, 1500 ) );
		const now = await mainThread( devtools );
		if ( now - before < 75 ) {
			return;
		}
		before = now;
	}
}
