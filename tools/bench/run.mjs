import { EDITORS } from './editors.mjs';
import { logIn, rest, versionOf } from './logIn.mjs';
import { openBrowser } from './openBrowser.mjs';
import { measure } from './measure.mjs';

/** @typedef {import('./report.mjs').Series} Series */
/** @typedef {import('./measure.mjs').Scenario} Scenario */

/** The long document that one scenario types into. */
const LONG = Array.from(
	{ length: 500 },
	( _, index ) =>
		`<!-- wp:paragraph --><p>Paragraph ${ index + 1 } says a little, as paragraphs do.</p><!-- /wp:paragraph -->`
).join( '\n\n' );
const CACHES = /** @type {const} */ ( [ 'cold', 'warm' ] );

/**
 * Measures both editors on a site, alternating, each time in a fresh browser profile.
 *
 * @param {Object}                    options
 * @param {string}                    options.url
 * @param {string}                    options.chromium Path of the browser.
 * @param {number}                    options.runs
 * @param {string | undefined}        options.only     The name of the one scenario to measure.
 * @param {boolean}                   options.isSlow   Whether CPU and network are slowed down; with a cold cache only.
 * @param {(message: string) => void} options.log
 * @return {Promise<{ series: Series[], version: string }>} With the site's version of WordPress.
 */
export async function benchSite( {
	url,
	chromium: program,
	runs,
	only,
	isSlow,
	log,
} ) {
	const caches = isSlow ? CACHES.slice( 0, 1 ) : CACHES;
	const { browser, close } = await openBrowser( url, program );
	try {
		const {
			state,
			version,
			scenarios: all,
			cleanUp,
		} = await prepare( browser, url );
		const scenarios = all.filter(
			( { name } ) => only === undefined || name === only
		);
		/** @type {Series[]} */
		const series = scenarios.flatMap( ( { name } ) =>
			caches.map( ( cache ) => ( { scenario: name, cache, pairs: [] } ) )
		);
		// The first run isn't counted: it fills the server's own caches.
		for ( let run = 0; run <= runs; run++ ) {
			log( run === 0 ? 'warming up' : `run ${ run } of ${ runs }` );
			for ( const scenario of scenarios ) {
				const pairs = await measurePair(
					browser,
					url,
					state,
					scenario,
					{ caches, isSlow }
				);
				for ( const entry of series ) {
					if ( run > 0 && entry.scenario === scenario.name ) {
						entry.pairs.push( pairs[ entry.cache ] );
					}
				}
			}
		}
		await cleanUp();
		return { series, version };
	} finally {
		await close();
	}
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string}                             baseURL
 * @param {string}                             storageState
 * @param {Scenario}                           scenario
 * @param {Object}                             conditions
 * @param {readonly ('cold' | 'warm')[]}       conditions.caches
 * @param {boolean}                            conditions.isSlow
 */
async function measurePair(
	browser,
	baseURL,
	storageState,
	scenario,
	{ caches, isSlow }
) {
	/** @type {Record<'cold' | 'warm', import('./report.mjs').Pair>} */
	const pairs = {
		cold: { core: {}, atelier: {} },
		warm: { core: {}, atelier: {} },
	};
	for ( const key of /** @type {const} */ ( [ 'core', 'atelier' ] ) ) {
		const context = await browser.newContext( {
			baseURL,
			storageState: JSON.parse( storageState ),
			viewport: { width: 1400, height: 900 },
		} );
		try {
			for ( const cache of caches ) {
				pairs[ cache ][ key ] = await measure(
					context,
					EDITORS[ key ],
					scenario,
					isSlow
				);
			}
		} finally {
			await context.close();
		}
	}
	return pairs;
}

/**
 * Logs in and finds the documents to open.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string}                             baseURL
 */
async function prepare( browser, baseURL ) {
	const { context, page, theme } = await logIn( browser, baseURL );
	const [ first ] = await rest( page, 'GET', '/wp/v2/pages?per_page=1' );
	const long = await rest( page, 'POST', '/wp/v2/blocks', {
		title: 'Bench: 500 paragraphs',
		status: 'publish',
		content: LONG,
	} );
	const version = await versionOf( context );
	const state = JSON.stringify( await context.storageState() );
	const cleanUp = async () => {
		await rest( page, 'DELETE', `/wp/v2/blocks/${ long.id }?force=true` );
		await context.close();
	};
	/** @type {Scenario[]} */
	const scenarios = [
		{
			name: 'home',
			query: {},
			milestones: [ 'shell', 'site' ],
			thenEdits: true,
		},
		{
			name: 'home of who usually edits',
			query: {},
			visits: 3,
			milestones: [ 'shell', 'site' ],
			thenEdits: true,
		},
		{
			name: 'home after a rest',
			query: {},
			rest: 10_000,
			milestones: [ 'shell', 'site' ],
			thenEdits: true,
		},
		...[
			{ name: 'styles', text: 'Typography' },
			{ name: 'templates', path: '/template', text: 'Index' },
			{ name: 'patterns', path: '/pattern', text: 'My patterns' },
			{ name: 'pages', path: '/page', text: first.title.rendered },
			{ name: 'navigation', text: 'Navigation' },
		].map( ( { name, path = `/${ name }`, text } ) => ( {
			name,
			query: { p: path },
			text,
			milestones: /** @type {['content']} */ ( [ 'content' ] ),
		} ) ),
		{
			name: 'edit a template',
			query: {
				p: `/wp_template/${ theme }//index`,
				canvas: 'edit',
			},
			milestones: [ 'site', 'canvas' ],
		},
		{
			name: 'edit a page',
			query: { p: `/page/${ first.id }`, canvas: 'edit' },
			milestones: [ 'site', 'canvas' ],
		},
		{
			name: 'type in 500 blocks',
			query: { p: `/wp_block/${ long.id }`, canvas: 'edit' },
			milestones: [ 'canvas' ],
			thenTypes: true,
		},
	];
	return { state, version, scenarios, cleanUp };
}
