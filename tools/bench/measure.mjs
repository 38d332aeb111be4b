import { devtoolsOf } from './devtools.mjs';
import { addressIn } from './editors.mjs';
import { type } from './typing.mjs';
import { watch } from './watch.mjs';

/**
 * @typedef {import('./editors.mjs').Editor} Editor
 * @typedef {'shell' | 'site' | 'canvas' | 'content'} Milestone
 * @typedef {Record<string, number>} Figures Milliseconds, bytes or counts, by the name of the measure.
 *
 * @typedef {Object} Scenario
 * @property {string}                 name
 * @property {Record<string, string>} query      The address to open.
 * @property {Milestone[]}            milestones Timed; the last one ends the loading.
 * @property {string}                 [text]      Text in the loaded content.
 * @property {number}                 [visits]    The number of earlier visits with edits.
 * @property {number}                 [rest]      How long nobody does anything after an idle period, in milliseconds.
 * @property {boolean}                [thenEdits] Whether a click opens the canvas after an idle period.
 * @property {boolean}                [thenTypes] Whether text is typed into a paragraph after an idle period.
 */

const TIMEOUT = 120_000;
/** How long the pointer is over the site before the click, in milliseconds. */
const APPROACH = 600;
/** A cheap phone or an old laptop on a slow mobile network. */
const SLOW = {
	cpu: 4,
	network: {
		offline: false,
		latency: 400,
		downloadThroughput: 200_000,
		uploadThroughput: 200_000,
	},
};

/**
 * Opens a scenario in a page of its own and measures it.
 *
 * @param {import('@playwright/test').BrowserContext} context
 * @param {Editor}                                    editor
 * @param {Scenario}                                  scenario
 * @param {boolean}                                   isSlow   Whether CPU and network are slowed down.
 * @return {Promise<Figures>}
 */
export async function measure( context, editor, scenario, isSlow ) {
	const page = await context.newPage();
	try {
		await page.addInitScript( watch, {
			selectors: editor.selectors,
			text: scenario.text,
		} );
		await page.addInitScript( rememberVisits, scenario.visits ?? 0 );
		const { session, cpu, heap, untilQuiet } = await devtoolsOf( page );
		const traffic = countTraffic( session );
		await session.send( 'Network.enable' );
		if ( isSlow ) {
			await session.send( 'Emulation.setCPUThrottlingRate', {
				rate: SLOW.cpu,
			} );
			await session.send(
				'Network.emulateNetworkConditions',
				SLOW.network
			);
		}

		await page.goto( addressIn( editor, scenario.query ), {
			waitUntil: 'commit',
			timeout: TIMEOUT,
		} );
		/** @type {Figures} */
		const figures = {};
		for ( const milestone of scenario.milestones ) {
			figures[ milestone ] = await whenReached( page, milestone );
		}
		figures.cpu = await cpu();
		figures.longTasks = await longTasks( page );
		figures.shift = await page.evaluate( () =>
			Reflect.get( window, 'atelierBench' ).shift()
		);
		Object.assign( figures, traffic.now() );

		await page.evaluate( () =>
			Reflect.get( window, 'atelierBench' ).stop()
		);
		await untilQuiet();
		figures.cpuIdle = await cpu();
		const { scriptBytes, requests, restBytes } = traffic.now();
		figures.scriptBytesIdle = scriptBytes;
		figures.requestsIdle = requests;
		figures.restBytesIdle = restBytes;
		figures.heapIdle = await heap();

		if ( scenario.rest ) {
			await page.waitForTimeout( scenario.rest );
		}
		if ( scenario.thenEdits ) {
			figures.viewToEdit = await viewToEdit( page );
		}
		if ( scenario.thenTypes ) {
			const before = await cpu();
			const { keys, busy } = await type( page );
			figures.key = busy;
			figures.keyCpu = ( ( await cpu() ) - before ) / keys;
		}
		return figures;
	} finally {
		const { origin } = new URL( page.url() );
		await page.close();
		await forgetEdits( context, origin );
	}
}

/**
 * Runs inside the measured page: Atelier preloads its editor for users who usually edit.
 *
 * @param {number} visits
 */
function rememberVisits( visits ) {
	localStorage.setItem(
		'atelier-visits',
		JSON.stringify( { version: 1, value: 'e'.repeat( visits ) } )
	);
}

/**
 * Atelier keeps unsaved changes, and would offer them on the next page.
 *
 * @param {import('@playwright/test').BrowserContext} context
 * @param {string}                                    origin
 */
async function forgetEdits( context, origin ) {
	const page = await context.newPage();
	const devtools = await context.newCDPSession( page );
	await devtools.send( 'Storage.clearDataForOrigin', {
		origin,
		storageTypes: 'indexeddb',
	} );
	await page.close();
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {Milestone}                       milestone
 * @return {Promise<number>} Milliseconds since the navigation began.
 */
async function whenReached( page, milestone ) {
	const handle = await page.waitForFunction(
		( name ) => Reflect.get( window, 'atelierBench' ).reached( name ),
		milestone,
		{ timeout: TIMEOUT, polling: 100 }
	);
	return /** @type {Promise<number>} */ ( handle.jsonValue() );
}

/**
 * From the click on the site until its blocks are editable.
 *
 * @param {import('@playwright/test').Page} page
 */
async function viewToEdit( page ) {
	await page.evaluate( () => {
		Object.assign( window, { atelierBenchClick: null } );
		const look = () => {
			const bar = [
				...document.querySelectorAll(
					'.atelier-canvas-EditorBar__bar, .editor-header'
				),
			].some( ( element ) => element.getBoundingClientRect().height > 0 );
			const frame = /** @type {HTMLIFrameElement | null} */ (
				document.querySelector( 'iframe[name="editor-canvas"]' )
			);
			const block =
				frame?.contentDocument?.querySelector( '[data-block]' );
			const isReady =
				bar &&
				frame &&
				getComputedStyle( frame ).visibility !== 'hidden' &&
				Number( block?.getBoundingClientRect().height ) > 0;
			if ( isReady ) {
				Object.assign( window, {
					atelierBenchClick:
						performance.now() -
						Reflect.get( window, 'atelierBenchStart' ),
				} );
			} else {
				requestAnimationFrame( look );
			}
		};
		const start = () => {
			Object.assign( window, { atelierBenchStart: performance.now() } );
			look();
		};
		// The click may be in a frame, whose events don't bubble up to here.
		window.addEventListener( 'pointerdown', start, {
			capture: true,
			once: true,
		} );
		for ( const frame of document.querySelectorAll( 'iframe' ) ) {
			frame.contentDocument?.addEventListener( 'pointerdown', start, {
				capture: true,
				once: true,
			} );
		}
	} );
	await page.mouse.move( 10, 500 );
	await page.mouse.move( 850, 500, { steps: 4 } );
	await page.waitForTimeout( APPROACH );
	await page.mouse.click( 850, 500 );
	const handle = await page.waitForFunction(
		() => Reflect.get( window, 'atelierBenchClick' ),
		undefined,
		{ timeout: TIMEOUT, polling: 100 }
	);
	return /** @type {Promise<number>} */ ( handle.jsonValue() );
}

/** @param {import('@playwright/test').Page} page */
const longTasks = ( page ) =>
	page.evaluate(
		() =>
			/** @type {number} */ (
				Reflect.get( window, 'atelierBench' ).longTasks()
			)
	);

/** @param {import('@playwright/test').CDPSession} devtools */
function countTraffic( devtools ) {
	/** @type {Set<string>} */
	const scripts = new Set();
	/** @type {Set<string>} */
	const answers = new Set();
	let requests = 0;
	let scriptBytes = 0;
	let restBytes = 0;
	devtools.on( 'Network.requestWillBeSent', ( { request } ) => {
		if ( ! request.url.startsWith( 'data:' ) ) {
			requests += 1;
		}
	} );
	devtools.on(
		'Network.responseReceived',
		( { requestId, type, response } ) => {
			if ( type === 'Script' ) {
				scripts.add( requestId );
			}
			if ( response.url.includes( '/wp-json/' ) ) {
				answers.add( requestId );
			}
		}
	);
	devtools.on(
		'Network.loadingFinished',
		( { requestId, encodedDataLength } ) => {
			if ( scripts.has( requestId ) ) {
				scriptBytes += encodedDataLength;
			}
			if ( answers.has( requestId ) ) {
				restBytes += encodedDataLength;
			}
		}
	);
	return {
		now: () => ( { scriptBytes, requests, restBytes } ),
	};
}
