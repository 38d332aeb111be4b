import zlib from 'node:zlib';
import { devtoolsOf } from './devtools.mjs';
import { addressIn } from './editors.mjs';
import { watch } from './watch.mjs';

/**
 * @typedef {Record<string, number>} Figures Milliseconds, bytes or counts, by the name of the measure.
 *
 * @typedef {Object} Opened
 * @property {import('@playwright/test').Page}                                                                          page
 * @property {Awaited<ReturnType<typeof devtoolsOf>>}                                                                   devtools
 * @property {( name: string, milestone: string, event: string, act: () => Promise<unknown> ) => Promise<number>} take     Measures from the event of an act to a milestone, and what the main thread works from the beginning of the act.
 * @property {Figures}                                                                                                  figures
 *
 * @typedef {Object} Scenario
 * @property {string}                                name
 * @property {Record<string, string>}                query    The address to open.
 * @property {string[]}                              until    Milestones, see `watch()`; the last one ends the loading.
 * @property {number}                                [visits] The number of earlier visits with edits.
 * @property {number}                                [rest]   How long nobody does anything after an idle period, in milliseconds.
 * @property {( opened: Opened ) => Promise<unknown>} [then]   What is done after an idle period.
 */

const TIMEOUT = 60_000;

/**
 * Opens a scenario and measures it.
 *
 * @param {import('@playwright/test').BrowserContext} context
 * @param {import('./editors.mjs').Editor}            editor
 * @param {Scenario}                                  scenario
 * @param {boolean}                                   [isWarmUp] Whether it is only opened, so that the server has compiled it.
 * @return {Promise<Figures>}
 */
export async function measure( context, editor, scenario, isWarmUp = false ) {
	const page = await context.newPage();
	page.setDefaultTimeout( TIMEOUT );
	const { shell, site } = editor;
	await page.addInitScript( watch, {
		shell,
		site,
		opened: scenario.until,
	} );
	await page.addInitScript( rememberVisits, scenario.visits ?? 0 );
	const devtools = await devtoolsOf( page );
	const { cpu, heap, untilQuiet, traffic } = devtools;
	await page.goto( addressIn( editor, scenario.query ), {
		waitUntil: 'commit',
		timeout: TIMEOUT,
	} );
	/** @type {Figures} */
	const figures = {};
	for ( const milestone of scenario.until ) {
		figures[ milestone ] = await page.evaluate(
			( name ) => Reflect.get( window, 'atelierBench' ).seen( name ),
			milestone
		);
	}
	figures.cpu = await cpu();
	figures.scriptBytes = traffic.scriptBytes;
	figures.requests = traffic.requests;
	if ( isWarmUp ) {
		return figures;
	}

	await untilQuiet();
	figures.cpuIdle = await cpu();
	figures.scriptBytesIdle = traffic.scriptBytes;
	// What REST answers that a page or its scripts bring along add to it, compressed as it is.
	/** @type {string} */
	const printed = await page.evaluate( () =>
		Reflect.get( window, 'atelierBench' ).printed()
	);
	figures.restBytesIdle = traffic.restBytes + zlib.gzipSync( printed ).length;
	figures.heapIdle = await heap();

	await page.waitForTimeout( scenario.rest ?? 0 );
	await scenario.then?.( {
		page,
		devtools,
		figures,
		take: async ( name, milestone, event, act ) => {
			const busy = await cpu();
			await page.evaluate(
				( [ wanted, kind ] ) =>
					Reflect.get( window, 'atelierBench' ).expect(
						wanted,
						kind
					),
				[ milestone, event ]
			);
			await act();
			/** @type {number} */
			const taken = await page.evaluate( () =>
				Reflect.get( window, 'atelierBench' ).reached()
			);
			figures[ name ] = taken;
			figures[ `${ name }Cpu` ] = ( await cpu() ) - busy;
			return taken;
		},
	} );
	return figures;
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
