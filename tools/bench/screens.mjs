import { addressIn, EDITORS } from './editors.mjs';
import { fill, patternTitle, templateTitle } from './largeSite.mjs';
import { logIn, versionOf } from './logIn.mjs';
import { openBrowser } from './openBrowser.mjs';

const TIMEOUT = 120_000;

/** @typedef {Record<'open' | 'openCpu' | 'search' | 'page', number>} Figures In milliseconds. */
/** @typedef {Record<'core' | 'atelier', Figures>} Pair */

/**
 * A screen that both editors have: its address, the prefix of its items' titles, and an item that isn't on its first
 * page.
 *
 * @typedef {{ query: Record<string, string>, prefix: string, sought: string, found: string }} Screen
 */

const SCREENS = /** @type {const} */ ( {
	templates: {
		query: { p: '/template' },
		prefix: 'Bench template ',
		sought: '077',
		found: templateTitle( 77 ),
	},
	patterns: {
		query: {
			p: '/pattern',
			postType: 'wp_block',
			categoryId: 'my-patterns',
		},
		prefix: 'Bench pattern ',
		sought: '277',
		found: patternTitle( 277 ),
	},
} );

/**
 * Measures lists of both editors on a large site, alternating, each time in a fresh browser profile.
 *
 * @param {Object}                    options
 * @param {string}                    options.url
 * @param {string}                    options.chromium Path of the browser.
 * @param {number}                    options.runs
 * @param {(message: string) => void} options.log
 * @return {Promise<{ pairs: Record<keyof typeof SCREENS, Pair[]>, version: string }>}
 */
export async function benchScreens( { url, chromium: program, runs, log } ) {
	const { browser, close } = await openBrowser( url, program );
	try {
		const { context, page, theme } = await logIn( browser, url );
		log( 'filling the site' );
		const empty = await fill( page, theme );
		/** @type {Record<keyof typeof SCREENS, Pair[]>} */
		const pairs = { templates: [], patterns: [] };
		try {
			const state = await context.storageState();
			// The first run isn't counted: it fills the server's own caches.
			for ( let run = 0; run <= runs; run++ ) {
				log( run === 0 ? 'warming up' : `run ${ run } of ${ runs }` );
				for ( const [ name, screen ] of Object.entries( SCREENS ) ) {
					const pair = {
						core: await inProfile( 'core', screen ),
						atelier: await inProfile( 'atelier', screen ),
					};
					if ( run > 0 ) {
						pairs[
							/** @type {keyof typeof SCREENS} */ ( name )
						].push( pair );
					}
				}
			}
			/**
			 * @param {'core' | 'atelier'} key
			 * @param {Screen}             screen
			 */
			async function inProfile( key, screen ) {
				const profile = await browser.newContext( {
					baseURL: url,
					storageState: state,
					viewport: { width: 1400, height: 900 },
				} );
				try {
					return await measureList( profile, EDITORS[ key ], screen );
				} finally {
					await profile.close();
				}
			}
		} finally {
			await empty();
		}
		return { pairs, version: await versionOf( context ) };
	} finally {
		await close();
	}
}

/**
 * @param {import('@playwright/test').BrowserContext} context
 * @param {import('./editors.mjs').Editor}            editor
 * @param {Screen}                                    screen
 * @return {Promise<Figures>}
 */
async function measureList(
	context,
	editor,
	{ query, prefix, sought, found }
) {
	const page = await context.newPage();
	await page.addInitScript( watch );
	const devtools = await context.newCDPSession( page );
	await devtools.send( 'Performance.enable' );
	await page.goto( addressIn( editor, query ), {
		waitUntil: 'commit',
		timeout: TIMEOUT,
	} );
	const { ms: open, text: first } = await whenFirst( page, prefix, '' );
	const openCpu = await mainThread( devtools );
	await whenQuiet( devtools );

	const box = page.getByRole( 'searchbox', { name: 'Search' } );
	await page.evaluate( start, 'input' );
	await box.fill( sought );
	const search = await whenFirst( page, found, '' );
	await box.fill( '' );
	await whenFirst( page, prefix, found );
	await whenQuiet( devtools );

	await page.evaluate( start, 'click' );
	await page.getByRole( 'button', { name: 'Next page' } ).click();
	const next = await whenFirst( page, prefix, first );
	return { open, openCpu, search: search.ms, page: next.ms };
}

/** Runs inside the measured page: records when the first title changes. */
function watch() {
	let since = 0;
	Object.assign( window, {
		atelierBench: {
			/** @param {string} event The event at which the time starts. */
			startAt: ( event ) =>
				window.addEventListener(
					event,
					() => {
						since = performance.now();
					},
					{ capture: true, once: true }
				),
			/**
			 * @param {string} prefix
			 * @param {string} before
			 * @return {Promise<{ ms: number, text: string }>} Milliseconds from the start to the frame with it.
			 */
			first: ( prefix, before ) =>
				new Promise( ( resolve ) => {
					const look = () => {
						const found = document.evaluate(
							`//body//*[starts-with(text(), "${ prefix }")]`,
							document,
							null,
							XPathResult.FIRST_ORDERED_NODE_TYPE,
							null
						).singleNodeValue;
						const text = found?.textContent ?? '';
						if (
							found instanceof HTMLElement &&
							text !== before &&
							found.getBoundingClientRect().height > 0
						) {
							resolve( { ms: performance.now() - since, text } );
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
 * @param {string}                          prefix The prefix of the title.
 * @param {string}                          before The previous title; empty for any.
 * @return {Promise<{ ms: number, text: string }>}
 */
const whenFirst = ( page, prefix, before ) =>
	page.evaluate(
		( [ start, other ] ) =>
			Reflect.get( window, 'atelierBench' ).first( start, other ),
		[ prefix, before ]
	);

/** @param {import('@playwright/test').CDPSession} devtools */
async function mainThread( devtools ) {
	const { metrics } = await devtools.send( 'Performance.getMetrics' );
	const task = metrics.find( ( { name } ) => name === 'TaskDuration' );
	return ( task?.value ?? 0 ) * 1000;
}

/**
 * Waits until the page has painted its previews and is nearly idle.
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
