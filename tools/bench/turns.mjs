import { EDITORS } from './editors.mjs';
import { logIn, versionOf } from './logIn.mjs';
import { openBrowser } from './openBrowser.mjs';

/**
 * @template {string} Place
 * @template Figures
 * @typedef {Record<Place, Record<'core' | 'atelier', Figures>[]>} Pairs Taken one after the other, by place.
 */

/**
 * Measures both editors in turn, each time in a fresh browser profile with a logged-in user.
 *
 * @template {string} Place
 * @template What
 * @template Figures
 * @param {Object}                                                                                                                                       options
 * @param {string}                                                                                                                                       options.url
 * @param {number}                                                                                                                                       options.runs
 * @param {(page: import('@playwright/test').Page, theme: string) => Promise<{ places: Readonly<Record<Place, What>>, cleanUp?: () => Promise<void> }>} options.plan    What to measure in each, such as a screen; the page is logged in.
 * @param {(context: import('@playwright/test').BrowserContext, editor: import('./editors.mjs').Editor, what: What) => Promise<Figures>}               options.measure
 * @return {Promise<{ pairs: Pairs<Place, Figures>, version: string }>} With the site's version of WordPress.
 */
export async function measureInTurns( { url, runs, plan, measure } ) {
	const { browser, close } = await openBrowser( url );
	try {
		const { context, page, theme } = await logIn( browser, url );
		const { places, cleanUp } = await plan( page, theme );
		const storageState = await context.storageState();
		/**
		 * @param {'core' | 'atelier'} key
		 * @param {What}               what
		 */
		const inProfile = async ( key, what ) => {
			const profile = await browser.newContext( {
				baseURL: url,
				storageState,
				viewport: { width: 1400, height: 900 },
			} );
			try {
				return await measure( profile, EDITORS[ key ], what );
			} finally {
				await profile.close();
			}
		};
		const names = /** @type {Place[]} */ ( Object.keys( places ) );
		const pairs = /** @type {Pairs<Place, Figures>} */ ( {} );
		for ( const name of names ) {
			pairs[ name ] = [];
		}
		try {
			// The first run isn't counted: it fills the server's own caches.
			for ( let run = 0; run <= runs; run++ ) {
				console.log(
					run === 0 ? 'warming up' : `run ${ run } of ${ runs }`
				);
				for ( const name of names ) {
					const pair = {
						core: await inProfile( 'core', places[ name ] ),
						atelier: await inProfile( 'atelier', places[ name ] ),
					};
					if ( run > 0 ) {
						pairs[ name ].push( pair );
					}
				}
			}
		} finally {
			await cleanUp?.();
		}
		return { pairs, version: await versionOf( context ) };
	} finally {
		await close();
	}
}
