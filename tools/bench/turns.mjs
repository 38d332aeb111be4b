import { EDITORS } from './editors.mjs';
import { logIn, versionOf } from './logIn.mjs';
import { openBrowser } from './openBrowser.mjs';

/**
 * @template {string} Place
 * @template {string} Name
 * @typedef {Record<Place, Record<'core' | 'atelier', Record<Name, number>>[]>} Pairs
 */

/**
 * Measures both editors in turn, each time in a fresh browser profile with a logged-in user.
 *
 * @template {string} Place
 * @template {string} Name
 * @param {Object}                                                                                                                                    options
 * @param {string}                                                                                                                                    options.url
 * @param {string}                                                                                                                                    options.chromium Path of the browser.
 * @param {number}                                                                                                                                    options.runs
 * @param {(message: string) => void}                                                                                                                 options.log
 * @param {readonly Place[]}                                                                                                                          options.places   The parts to measure in each, such as a screen.
 * @param {(page: import('@playwright/test').Page, editor: import('./editors.mjs').Editor, place: Place) => Promise<Record<Name, number>>} options.measure  Gets a blank page.
 * @return {Promise<{ pairs: Pairs<Place, Name>, version: string }>}
 */
export async function measureInTurns( {
	url,
	chromium,
	runs,
	log,
	places,
	measure,
} ) {
	const { browser, close } = await openBrowser( url, chromium );
	try {
		const { context } = await logIn( browser, url );
		const state = await context.storageState();
		/**
		 * @param {'core' | 'atelier'} key
		 * @param {Place}              place
		 */
		const inProfile = async ( key, place ) => {
			const profile = await browser.newContext( {
				baseURL: url,
				storageState: state,
				viewport: { width: 1400, height: 900 },
			} );
			try {
				return await measure(
					await profile.newPage(),
					EDITORS[ key ],
					place
				);
			} finally {
				await profile.close();
			}
		};
		const pairs = /** @type {Pairs<Place, Name>} */ ( {} );
		for ( const place of places ) {
			pairs[ place ] = [];
		}
		for ( let run = 0; run < runs; run++ ) {
			log( `run ${ run + 1 } of ${ runs }` );
			for ( const place of places ) {
				pairs[ place ].push( {
					core: await inProfile( 'core', place ),
					atelier: await inProfile( 'atelier', place ),
				} );
			}
		}
		return { pairs, version: await versionOf( context ) };
	} finally {
		await close();
	}
}

/**
 * @param {import('@playwright/test').CDPSession} devtools With `Performance` enabled.
 * @return {Promise<number>} The main thread's task time in milliseconds.
 */
export async function mainThread( devtools ) {
	const { metrics } = await devtools.send( 'Performance.getMetrics' );
	const task = metrics.find( ( { name } ) => name === 'TaskDuration' );
	return ( task?.value ?? 0 ) * 1000;
}
