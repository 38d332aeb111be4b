import { chromium } from '@playwright/test';
import { EDITORS, addressIn } from './editors.mjs';
import { keptHeap } from './keptHeap.mjs';
import { untilOtherRows } from './rows.mjs';

/**
 * @typedef {'open' | 'another page' | 'a search' | 'another preset'} Step
 * @typedef {Record<Step, { time: number, cpu: number }>} Figures
 * @typedef {{ step: Step, measure: 'time' | 'main-thread CPU', core: number, atelier: number, ratio: number }} Row
 * @typedef {{ core: number, atelier: number }} Heap In kilobytes.
 */

/** @type {Step[]} */
const STEPS = [ 'open', 'another page', 'another preset', 'a search' ];
/** In milliseconds, after each step, so that its background work doesn't count for the next. */
const REST = 2500;
/** How long the pointer hovers before a click, as by hand, in milliseconds. Not counted. */
const APPROACH = 100;

/**
 * @param {Object}                    options
 * @param {string}                    options.url
 * @param {string}                    options.chromium Path of the browser.
 * @param {number}                    options.runs
 * @param {(message: string) => void} options.log
 * @return {Promise<{ rows: Row[], count: string, heap: Heap }>} With the number of pages as text.
 */
export async function measurePages( { url, chromium: program, runs, log } ) {
	const browser = await chromium.launch( {
		executablePath: program,
		args: [
			'--no-sandbox',
			'--disable-gpu',
			'--disable-background-networking',
			`--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE ${ new URL( url ).hostname }`,
		],
	} );
	try {
		const state = await logIn( browser, url );
		/** @type {{ core: Figures, atelier: Figures }[]} */
		const pairs = [];
		let count = '';
		// The first run isn't counted: it fills the server's own caches.
		for ( let run = 0; run <= runs; run++ ) {
			log( run === 0 ? 'warming up' : `run ${ run } of ${ runs }` );
			const core = await measureOne( browser, url, state, 'core' );
			const atelier = await measureOne( browser, url, state, 'atelier' );
			count = atelier.count;
			if ( run > 0 ) {
				pairs.push( { core: core.figures, atelier: atelier.figures } );
			}
		}
		log( 'leafing through pages' );
		const heap = {
			core: await heapOf( 'core' ),
			atelier: await heapOf( 'atelier' ),
		};
		return { rows: rowsOf( pairs ), count, heap };

		/** @param {keyof typeof EDITORS} name */
		async function heapOf( name ) {
			const context = await browser.newContext( {
				baseURL: url,
				storageState: state,
			} );
			try {
				return await keptHeap( context, EDITORS[ name ] );
			} finally {
				await context.close();
			}
		}
	} finally {
		await browser.close();
	}
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string}                             baseURL
 */
async function logIn( browser, baseURL ) {
	const context = await browser.newContext( { baseURL } );
	const page = await context.newPage();
	await page.goto( '/wp-login.php', { waitUntil: 'commit' } );
	await page.fill( '#user_login', process.env.WP_USERNAME ?? 'admin' );
	await page.fill( '#user_pass', process.env.WP_PASSWORD ?? 'password' );
	await page.click( '#wp-submit' );
	await page.waitForURL( /wp-admin/, { waitUntil: 'commit' } );
	const state = await context.storageState();
	await context.close();
	return state;
}

/**
 * Takes all steps in one editor, in a browser profile of its own.
 *
 * @param {import('@playwright/test').Browser}                         browser
 * @param {string}                                                     baseURL
 * @param {Awaited<ReturnType<typeof logIn>>}                          storageState
 * @param {keyof typeof EDITORS}                                       name
 * @return {Promise<{ figures: Figures, count: string }>}
 */
async function measureOne( browser, baseURL, storageState, name ) {
	const context = await browser.newContext( { baseURL, storageState } );
	try {
		const page = await context.newPage();
		const devtools = await context.newCDPSession( page );
		await devtools.send( 'Performance.enable' );
		const cpu = async () => {
			const { metrics } = await devtools.send( 'Performance.getMetrics' );
			const found = metrics.find(
				( { name: one } ) => one === 'TaskDuration'
			);
			return ( found?.value ?? 0 ) * 1000;
		};
		/**
		 * From the action to the frame with other rows than before.
		 *
		 * @param {() => Promise<unknown>} act
		 */
		const timed = async ( act ) => {
			const busy = await cpu();
			const figures = {
				time: await untilOtherRows( page, act ),
				cpu: ( await cpu() ) - busy,
			};
			await page.waitForTimeout( REST );
			return figures;
		};
		const open = await timed( () =>
			page.goto( addressIn( EDITORS[ name ], { p: '/page' } ), {
				waitUntil: 'commit',
			} )
		);
		const count = await page
			.getByText( /^\d+ items$/ )
			.first()
			.innerText( { timeout: 1000 } )
			.catch( () => '' );
		// Closes a welcome guide.
		await page.keyboard.press( 'Escape' );
		const other = await timed( () =>
			page.getByRole( 'button', { name: 'Next page' } ).click()
		);
		const drafts = page
			.getByRole( 'link', { name: /^Drafts/ } )
			.or( page.getByRole( 'button', { name: /^Drafts/ } ) )
			.first();
		await drafts.hover();
		await page.waitForTimeout( APPROACH );
		const preset = await timed( () => drafts.click() );
		const search = await timed( () =>
			page.getByRole( 'searchbox' ).first().fill( 'omega' )
		);
		return {
			figures: {
				open,
				'another page': other,
				'another preset': preset,
				'a search': search,
			},
			count,
		};
	} finally {
		await context.close();
	}
}

/**
 * The median of each editor, and of the paired ratios.
 *
 * @param {{ core: Figures, atelier: Figures }[]} pairs
 * @return {Row[]}
 */
function rowsOf( pairs ) {
	return STEPS.flatMap( ( step ) =>
		/** @type {const} */ ( [ 'time', 'cpu' ] ).map( ( key ) => ( {
			step,
			measure: /** @type {Row['measure']} */ (
				key === 'time' ? 'time' : 'main-thread CPU'
			),
			core: Math.round(
				median( pairs.map( ( { core } ) => core[ step ][ key ] ) )
			),
			atelier: Math.round(
				median( pairs.map( ( { atelier } ) => atelier[ step ][ key ] ) )
			),
			ratio: median(
				pairs.map(
					( { core, atelier } ) =>
						atelier[ step ][ key ] / core[ step ][ key ]
				)
			),
		} ) )
	);
}

/** @param {number[]} numbers */
function median( numbers ) {
	const sorted = [ ...numbers ].sort( ( one, other ) => one - other );
	return sorted[ Math.floor( sorted.length / 2 ) ] ?? NaN;
}
