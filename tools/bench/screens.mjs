import { devtoolsOf } from './devtools.mjs';
import { addressIn } from './editors.mjs';
import { patternTitle, templateTitle } from './largeSite.mjs';

const TIMEOUT = 120_000;

/** @typedef {Record<'open' | 'openCpu' | 'search' | 'page', number>} Figures In milliseconds. */

/**
 * A screen that both editors have: its address, the prefix of its items' titles, and an item that isn't on its first
 * page.
 *
 * @typedef {{ query: Record<string, string>, prefix: string, sought: string, found: string }} Screen
 */

export const SCREENS = /** @type {const} */ ( {
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
 * @param {import('@playwright/test').BrowserContext} context
 * @param {import('./editors.mjs').Editor}            editor
 * @param {Screen}                                    screen
 * @return {Promise<Figures>}
 */
export async function measureList(
	context,
	editor,
	{ query, prefix, sought, found }
) {
	const page = await context.newPage();
	await page.addInitScript( watch );
	const { cpu, untilQuiet } = await devtoolsOf( page );
	await page.goto( addressIn( editor, query ), {
		waitUntil: 'commit',
		timeout: TIMEOUT,
	} );
	const { ms: open, text: first } = await whenFirst( page, prefix, '' );
	const openCpu = await cpu();
	await untilQuiet();

	const box = page.getByRole( 'searchbox', { name: 'Search' } );
	await page.evaluate( start, 'input' );
	await box.fill( sought );
	const search = await whenFirst( page, found, '' );
	await box.fill( '' );
	await whenFirst( page, prefix, found );
	await untilQuiet();

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
