import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { cache, root } from '../paths.mjs';
import { logIn } from './logIn.mjs';
import { openBrowser } from './openBrowser.mjs';
import { median } from './report.mjs';

/** @typedef {{ what: string, median: number, slowest: number, target?: number }} Row */

const COUNT = 10_000;
const ROUNDS = 15;
/** The search, typed key by key. */
const TYPED = 'quiet river 9';
/** The pause of the search box, in milliseconds; it isn't counted. */
const PAUSE = 250;

/**
 * @param {string}   what
 * @param {number[]} times
 * @param {number}   [target]
 * @return {Row}
 */
function row( what, times, target ) {
	return {
		what,
		median: median( times ),
		slowest: Math.max( ...times ),
		...( target ? { target } : {} ),
	};
}

/** Bundles the pure core and the gallery's sample for Node. */
async function core() {
	const folder = path.join( cache, 'bench-lists' );
	await build( {
		absWorkingDir: root,
		entryPoints: {
			core: 'src/dataview/model/index.ts',
			sample: 'src/gallery/sample.ts',
		},
		outdir: folder,
		outExtension: { '.js': '.mjs' },
		bundle: true,
		minify: true,
		platform: 'node',
		format: 'esm',
	} );
	const load = ( /** @type {string} */ name ) =>
		import( pathToFileURL( path.join( folder, name ) ).href );
	const { filterSortAndPaginate } = await load( 'core.mjs' );
	const { makeBooks } = await load( 'sample.mjs' );
	return { filterSortAndPaginate, makeBooks };
}

const FIELDS = [
	{ id: 'title', type: 'text', enableGlobalSearch: true },
	{ id: 'summary', enableGlobalSearch: true },
	{ id: 'author', elements: [ { value: 'ada-byron', label: 'Ada Byron' } ] },
	{ id: 'pages', type: 'integer' },
];
const VIEW = {
	type: 'table',
	page: 1,
	perPage: 100,
	sort: { field: 'title', direction: 'asc' },
};

/** @return {Promise<Row[]>} */
export async function measureCore() {
	const { filterSortAndPaginate, makeBooks } = await core();
	/** @param {() => void} work */
	const time = ( work ) => {
		const start = performance.now();
		work();
		return performance.now() - start;
	};
	/** @type {Record<'first' | 'search' | 'filter' | 'sort' | 'page', number[]>} */
	const times = { first: [], search: [], filter: [], sort: [], page: [] };
	for ( let round = 0; round < ROUNDS; round++ ) {
		// New data each time, because results for the same data are cached.
		const books = makeBooks( COUNT );
		const fields = FIELDS.map( ( field ) => ( { ...field } ) );
		/** @param {object} changes */
		const show = ( changes ) =>
			filterSortAndPaginate( books, { ...VIEW, ...changes }, fields );
		times.first.push( time( () => show( {} ) ) );
		show( { search: 'q' } );
		for ( let length = 2; length <= TYPED.length; length++ ) {
			const search = TYPED.slice( 0, length );
			times.search.push( time( () => show( { search } ) ) );
		}
		const filters = [
			{ field: 'author', operator: 'isAny', value: [ 'ada-byron' ] },
		];
		times.filter.push( time( () => show( { filters } ) ) );
		const sort = { field: 'pages', direction: 'desc' };
		times.sort.push( time( () => show( { sort } ) ) );
		times.page.push( time( () => show( { page: 7 } ) ) );
	}
	return [
		row( 'core: first page, sorted by text', times.first ),
		row( 'core: a key in the search', times.search, 16 ),
		row( 'core: a new filter', times.filter, 16 ),
		row( 'core: sorted by another field', times.sort ),
		row( 'core: another page', times.page, 16 ),
	];
}

/**
 * @param {string} url
 * @return {Promise<Row[]>}
 */
export async function measureComponent( url ) {
	const { browser, close } = await openBrowser( url );
	try {
		const { page } = await logIn( browser, url );
		return [
			row(
				'component: a key in the search, 20 rows per page',
				await typeInto( page, 'large' ),
				50
			),
			row(
				'component: a key in the search, 100 rows per page',
				await typeInto( page, 'large-page' )
			),
		];
	} finally {
		await close();
	}
}

/**
 * Types into the search of an example, key by key.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string}                          example
 * @return {Promise<number[]>} Milliseconds for each key.
 */
async function typeInto( page, example ) {
	/** @type {number[]} */
	const times = [];
	for ( let round = 0; round < 3; round++ ) {
		await page.goto(
			`/wp-admin/tools.php?page=atelier-gallery&example=${ example }`,
			{ waitUntil: 'commit' }
		);
		await page.locator( 'tbody tr' ).first().waitFor();
		await page.getByRole( 'searchbox' ).focus();
		await page.evaluate( watchRows, PAUSE );
		await page.keyboard.type( TYPED, { delay: 3 * PAUSE } );
		// The rows of the last key.
		await page.waitForTimeout( 3 * PAUSE );
		times.push(
			...( await page.evaluate( () =>
				Reflect.get( window, 'atelierBench' )
			) )
		);
	}
	return times;
}

/**
 * Runs in the page: records for each key the time until the frame with its rows. A key that changes no rows isn't
 * recorded.
 *
 * @param {number} pause Earlier changes are those of the search box itself.
 */
function watchRows( pause ) {
	/** @type {number[]} */
	const times = [];
	Reflect.set( window, 'atelierBench', times );
	let start = Infinity;
	document.addEventListener(
		'input',
		( event ) => {
			start = event.timeStamp;
		},
		{ capture: true }
	);
	const observer = new MutationObserver( () => {
		const from = start;
		if ( performance.now() - from < pause ) {
			return;
		}
		start = Infinity;
		requestAnimationFrame( () =>
			setTimeout( () => times.push( performance.now() - from - pause ) )
		);
	} );
	observer.observe(
		document.getElementById( 'atelier-gallery' ) ?? document,
		{
			subtree: true,
			childList: true,
			characterData: true,
		}
	);
}
