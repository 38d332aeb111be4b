import fs from 'node:fs';
import path from 'node:path';
import { findChromium } from '../browser.mjs';
import { cache, root } from '../paths.mjs';
import { findPhp } from '../php.mjs';
import { startOwnSite } from '../server/start.mjs';
import { runTool } from './command.mjs';
import { sum } from './count.mjs';
import { isFull } from './extent.mjs';

/** @typedef {import('../wordpress/obtain.mjs').Release} Release */
/** @typedef {{ title: string, file: string, line: number, ok: boolean }} Spec */
/** @typedef {{ suites?: Suite[], specs: Spec[] }} Suite */
/** @typedef {{ stats: { expected: number, unexpected: number, flaky: number }, suites: Suite[] }} Report Playwright's. */

/**
 * @typedef {Object} Run
 * @property {string}            name
 * @property {Release}           release
 * @property {'7.4'}             [wasm]  The PHP in WebAssembly; by default this machine's PHP, if it has one.
 * @property {string}            [only]  A pattern for titles.
 * @property {readonly string[]} [files] By default all but those that run only by their names.
 * @property {number}            [sites] Three keep two cores busy: a journey waits for a third of its time.
 * @property {string}            [zip]   The plugin, which the site doesn't have yet.
 */

/**
 * Journeys on the newest WordPress, and on the oldest those that touch what differs most, with this machine's PHP, which is much
 * faster; the first journey as on machines without PHP, on the oldest PHP.
 *
 * @type {Run[]}
 */
const RUNS = [
	{ name: 'latest', release: 'latest' },
	{
		name: 'oldest',
		release: 'oldest',
		only: isFull ? '@journey|@oldest|@matrix' : '@journey|@oldest',
	},
	{
		name: 'php74',
		release: 'latest',
		wasm: '7.4',
		only: 'a page inside its template.*@journey',
		sites: 1,
	},
];

/**
 * Tests of the zip as a user installs it: uploaded in wp-admin, on a site without Atelier. Needs a PHP that can unpack
 * it into the site.
 */
const INSTALLATIONS = /** @type {const} */ ( [ 'latest', 'oldest' ] ).map(
	( release ) => ( {
		name: `install-${ release }`,
		release,
		files: [ 'package/' ],
		sites: 1,
		zip: path.join( root, 'atelier.zip' ),
	} )
);

/** Attempts to lose changes, as many as ATELIER_RELIABILITY sets: far more than in a normal run of all tests. */
export function checkReliability() {
	process.env.ATELIER_RELIABILITY ??= '50';
	const files = [ 'reliability/' ];
	return runAll( [ { name: 'reliability', release: 'latest', files } ] );
}

/** Journeys in a real browser on a real WordPress: one of our own, or the one at WP_BASE_URL. */
export const checkJourneys = () => runAll( RUNS );

/**
 * Some of these journeys, on the newest WordPress.
 *
 * @param {readonly string[]} files
 */
export const checkJourneysOf = ( files ) =>
	runAll( [ { name: 'changed', release: 'latest', files } ] );

/** Whether the plugin's zip can be installed, used and deleted. */
export async function checkPackage() {
	if ( ! findPhp() ) {
		console.log( 'There is no PHP on this machine: the zip isn’t tried.' );
		return { passed: 0, failed: 0 };
	}
	if ( ! ( await runTool( 'wp-scripts', [ 'plugin-zip' ] ) ) ) {
		return { passed: 0, failed: 1 };
	}
	return runAll( INSTALLATIONS );
}

/** @param {Run[]} runs */
async function runAll( runs ) {
	const named = process.env.WP_BASE_URL;
	const [ first ] = runs;
	if ( named && first ) {
		const { release, files = [] } = first;
		return runJourneys(
			{ name: 'named', release, files },
			[ named ],
			false
		);
	}
	const counts = [];
	/** Sites of the next run are installed while this one's browsers start and wait. */
	let next = startServers( first );
	try {
		for ( const [ at, run ] of runs.entries() ) {
			const servers = await next;
			next = startServers( runs[ at + 1 ] );
			const php = run.wasm ? null : findPhp()?.version;
			console.log(
				`WordPress ${ run.release }, PHP ${ php ?? `${ run.wasm ?? '8.3' } in WebAssembly` }`
			);
			try {
				const urls = servers.map( ( { url } ) => url );
				counts.push( await runJourneys( run, urls, ! run.zip ) );
			} finally {
				await stopAll( servers );
			}
		}
	} catch ( error ) {
		await stopAll( await next );
		throw error;
	}
	return sum( counts );
}

/** @param {import('../server/child.mjs').Server[]} servers */
const stopAll = ( servers ) =>
	Promise.all( servers.map( ( server ) => server.stop() ) );

/**
 * A site for each parallel test, so that none affects another.
 *
 * @param {Run | undefined} run
 * @return {Promise<import('../server/child.mjs').Server[]>}
 */
function startServers( run ) {
	if ( ! run ) {
		return Promise.resolve( [] );
	}
	const { name, release, wasm, only, zip, sites = 3 } = run;
	const servers = Promise.all(
		Array.from( { length: sites }, ( _, index ) =>
			startOwnSite( {
				release,
				wasm,
				name: `e2e-${ name }-${ index + 1 }`,
				// Both of wp-admin's ways to load scripts are tested, one in each run.
				concatenates: only !== undefined,
				isBare: zip !== undefined,
				testPlugin: zip ? null : path.join( root, 'tests/e2e/plugin' ),
			} )
		)
	);
	// Whoever waits for it is told.
	servers.catch( () => null );
	return servers;
}

/**
 * @param {Run}      run
 * @param {string[]} urls
 * @param {boolean}  isOwn Whether the sites have the test plugin, and can be put back.
 * @return {Promise<import('./count.mjs').Count>}
 */
async function runJourneys( { name, only, files = [], zip }, urls, isOwn ) {
	const report = path.join( cache, 'reports', `e2e-${ name }.json` );
	fs.rmSync( report, { force: true } );
	const isFine = await runTool(
		'playwright',
		[
			'test',
			'--config=tests/e2e/playwright.config.ts',
			...( only ? [ `--grep=${ only }` ] : [] ),
			...files,
		],
		{
			WP_BASE_URL: urls.join( ' ' ),
			CHROMIUM_PATH: await findChromium(),
			ATELIER_E2E_REPORT: report,
			...( isOwn ? { ATELIER_E2E_SERVER: '1' } : {} ),
			...( zip ? { ATELIER_ZIP: zip } : {} ),
		}
	);
	/** @type {Report} */
	const { stats, suites } = JSON.parse( fs.readFileSync( report, 'utf8' ) );
	if ( stats.flaky > 0 ) {
		console.log( `${ stats.flaky } needed a second try` );
	}
	const specs = suites.flatMap( specsOf );
	return {
		passed: stats.expected + stats.flaky,
		failed: isFine ? stats.unexpected : Math.max( stats.unexpected, 1 ),
		failures: specs
			.filter( ( { ok } ) => ! ok )
			.map( ( spec ) => `${ name }: ${ nameOf( spec ) }` ),
	};
}

/** @param {Spec} spec */
const nameOf = ( { title, file, line } ) => `${ file }:${ line } ${ title }`;

/**
 * @param {Suite} suite
 * @return {Spec[]} Also those of suites inside.
 */
const specsOf = ( { specs, suites = [] } ) => [
	...specs,
	...suites.flatMap( specsOf ),
];
