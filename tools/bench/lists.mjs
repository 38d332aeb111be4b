import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { createRequire } from 'node:module';
import { chromium } from '@playwright/test';
import webpack from 'webpack';
import { cache, root } from '../paths.mjs';

/** @typedef {{ what: string, median: number, slowest: number, target?: number }} Row */

const require = createRequire( import.meta.url );
const COUNT = 10_000;
const ROUNDS = 15;
/** What is typed, key by key. */
const TYPED = 'quiet river 9';
/** How long the search box waits for the next key; it is not counted. */
const PAUSE = 250;

/**
 * @param {string}   what
 * @param {number[]} times
 * @param {number}   [target]
 * @return {Row}
 */
function row( what, times, target ) {
	const sorted = [ ...times ].sort( ( a, b ) => a - b );
	return {
		what,
		median: sorted[ Math.floor( sorted.length / 2 ) ] ?? NaN,
		slowest: sorted.at( -1 ) ?? NaN,
		...( target ? { target } : {} ),
	};
}

/** Bundles the pure core and the gallery's sample for Node. */
async function core() {
	const folder = path.join( cache, 'bench-lists' );
	const compiler = webpack( {
		mode: 'production',
		target: 'node20',
		context: root,
		entry: {
			core: {
				import: [ './src/dataview/model/index.ts' ],
				library: { type: 'commonjs2' },
			},
			sample: {
				import: [ './src/gallery/sample.ts' ],
				library: { type: 'commonjs2' },
			},
		},
		output: { path: folder, filename: '[name].cjs' },
		resolve: { extensions: [ '.tsx', '.ts', '.js' ] },
		module: {
			rules: [
				{
					test: /\.tsx?$/,
					loader: require.resolve( 'esbuild-loader' ),
					options: { target: 'es2022' },
				},
			],
		},
	} );
	await new Promise( ( resolve, reject ) =>
		compiler.run( ( error, stats ) => {
			if ( error || stats?.hasErrors() ) {
				reject(
					error ?? new Error( stats?.toString( 'errors-only' ) )
				);
			} else {
				compiler.close( resolve );
			}
		} )
	);
	const load = ( /** @type {string} */ name ) =>
		require( path.join( folder, name ) );
	const { filterSortAndPaginate } = load( 'core.cjs' );
	const { makeBooks } = load( 'sample.cjs' );
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
		// New data each time, for nothing is computed twice for the same.
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
 * @param {string} baseURL
 * @param {string} executablePath
 * @return {Promise<Row[]>}
 */
export async function measureComponent( baseURL, executablePath ) {
	const browser = await chromium.launch( {
		executablePath,
		args: [ '--no-sandbox', '--disable-gpu' ],
	} );
	try {
		const page = await browser.newPage( { baseURL } );
		await page.goto( '/wp-login.php', { waitUntil: 'commit' } );
		await page.fill( '#user_login', process.env.WP_USERNAME ?? 'admin' );
		await page.fill( '#user_pass', process.env.WP_PASSWORD ?? 'password' );
		await page.click( '#wp-submit' );
		await page.waitForURL( /wp-admin/, { waitUntil: 'commit' } );
		/** @type {number[]} */
		const times = [];
		for ( let round = 0; round < 3; round++ ) {
			await page.goto(
				'/wp-admin/tools.php?page=atelier-gallery&example=large',
				{ waitUntil: 'commit' }
			);
			await page.locator( 'tbody tr' ).first().waitFor();
			const box = page.getByRole( 'searchbox' );
			await box.focus();
			for ( const key of TYPED ) {
				const whenShown = page.evaluate( timeToRows, PAUSE );
				await page.keyboard.type( key );
				const time = await whenShown;
				if ( time !== null ) {
					times.push( time - PAUSE );
				}
			}
		}
		return [
			row(
				'component: a key in the search, until its rows are painted',
				times,
				50
			),
		];
	} finally {
		await browser.close();
	}
}

/**
 * Runs in the page: how long it takes from a key to the frame with the rows for it; null where the
 * key changes no row.
 *
 * @param {number} pause What changes before it is the search box itself.
 * @return {Promise<number | null>}
 */
function timeToRows( pause ) {
	return new Promise( ( resolve ) => {
		let start = Infinity;
		document.addEventListener(
			'input',
			( event ) => {
				start = event.timeStamp;
				setTimeout( () => resolve( null ), 4 * pause );
			},
			{ capture: true, once: true }
		);
		const observer = new MutationObserver( () => {
			if ( performance.now() - start < pause ) {
				return;
			}
			observer.disconnect();
			requestAnimationFrame( () =>
				setTimeout( () => resolve( performance.now() - start ) )
			);
		} );
		const list = document.getElementById( 'atelier-gallery' );
		if ( list ) {
			observer.observe( list, {
				subtree: true,
				childList: true,
				characterData: true,
			} );
		}
	} );
}
