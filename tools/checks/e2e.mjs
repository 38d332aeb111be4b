import fs from 'node:fs';
import path from 'node:path';
import { findChromium } from '../browser.mjs';
import { cache, root } from '../paths.mjs';
import { findPhp } from '../php.mjs';
import { startNative } from '../server/native.mjs';
import { startPlayground } from '../server/playground.mjs';
import { obtainWordPress } from '../wordpress/obtain.mjs';
import { runTool } from './command.mjs';
import { sum } from './count.mjs';
import { isFull } from './extent.mjs';

/** @typedef {import('../wordpress/release.mjs').Release} Release */
/** @typedef {{ title: string, file: string, line: number, ok: boolean, tests: { results: { duration: number }[] }[] }} Spec */
/** @typedef {{ suites?: Suite[], specs: Spec[] }} Suite */
/** @typedef {{ stats: { expected: number, unexpected: number, flaky: number }, suites: Suite[] }} Report Playwright's. */
/** @typedef {{ name: string, release: Release, php: 'native' | '8.3' | '7.4', only?: string, files?: readonly string[], sites?: number, zip?: string }} Run */

/**
 * Journeys on the newest WordPress, and on the oldest those that touch what differs most, with this machine's PHP, which is much
 * faster; the first journey as on machines without PHP, on the oldest PHP.
 *
 * @type {Run[]}
 */
const RUNS = [
	{
		name: 'latest',
		release: 'latest',
		php: 'native',
	},
	{
		name: 'oldest',
		release: 'oldest',
		php: 'native',
		only: isFull ? '@journey|@oldest|@matrix' : '@journey|@oldest',
	},
	{
		name: 'php74',
		release: 'latest',
		php: '7.4',
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
		php: /** @type {const} */ ( 'native' ),
		files: [ 'package/' ],
		sites: 1,
		zip: path.join( root, 'atelier.zip' ),
	} )
);

/** Attempts to lose changes, as many as ATELIER_RELIABILITY sets: far more than in a normal run of all tests. */
export function checkReliability() {
	process.env.ATELIER_RELIABILITY ??= '50';
	return runAll( [
		{
			name: 'reliability',
			release: 'latest',
			php: 'native',
			files: [ 'reliability/' ],
		},
	] );
}

/** Journeys in a real browser on a real WordPress: one of our own, or the one at WP_BASE_URL. */
export const checkJourneys = () => runAll( RUNS );

/**
 * Some of these journeys, on the newest WordPress.
 *
 * @param {readonly string[]} files
 */
export const checkJourneysOf = ( files ) =>
	runAll( [
		{
			name: 'changed',
			release: 'latest',
			php: 'native',
			files,
		},
	] );

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
	const chromium = await findChromium();
	const named = process.env.WP_BASE_URL;
	if ( named ) {
		return runJourneys( {
			name: 'named',
			urls: [ named ],
			chromium,
			isOwn: false,
			...( runs[ 0 ]?.files ? { files: runs[ 0 ].files } : {} ),
		} );
	}
	const counts = [];
	/** @type {ReturnType< typeof startServers > | null} */
	let next = null;
	try {
		for ( const [ at, run ] of runs.entries() ) {
			const servers = await ( next ?? startServers( run ) );
			next = startAhead( runs[ at + 1 ] );
			console.log( `WordPress ${ run.release }, PHP ${ phpOf( run ) }` );
			try {
				const count = await runJourneys( {
					name: run.name,
					urls: servers.map( ( { url } ) => url ),
					chromium,
					isOwn: run.zip === undefined,
					...( run.zip ? { zip: run.zip } : {} ),
					...( run.only ? { only: run.only } : {} ),
					...( run.files ? { files: run.files } : {} ),
				} );
				counts.push( count );
			} finally {
				await stopAll( servers );
			}
		}
	} catch ( error ) {
		await stopAll( await ( next ?? [] ) );
		throw error;
	}
	return sum( counts );
}

/**
 * Sites of the next run are installed while this one's browsers start and wait.
 *
 * @param {Run | undefined} run
 */
function startAhead( run ) {
	const servers = run ? startServers( run ) : null;
	// Whoever waits for it is told.
	servers?.catch( () => null );
	return servers;
}

/** @param {Run} run */
function phpOf( { php } ) {
	const native = php === 'native' ? findPhp() : null;
	return (
		native?.version ?? `${ php === 'native' ? '8.3' : php } in WebAssembly`
	);
}

/** @param {import('../server/child.mjs').Server[]} servers */
const stopAll = ( servers ) =>
	Promise.all( servers.map( ( server ) => server.stop() ) );

/**
 * A site for each parallel test, so that none affects another. Three keep two cores busy: a journey waits
 * for a third of its time.
 *
 * @param {Run} run
 * @return {Promise<import('../server/child.mjs').Server[]>} The running servers.
 */
async function startServers( { name, release, php, only, zip, sites = 3 } ) {
	const native = php === 'native' ? findPhp() : null;
	const wasm = php === 'native' ? '8.3' : php;
	const core = await obtainWordPress( release );
	return Promise.all(
		Array.from( { length: sites }, ( _, index ) => {
			const options = {
				core,
				name: `e2e-${ name }-${ index + 1 }`,
				// Both of wp-admin's ways to load scripts are tested, one in each run.
				concatenates: only !== undefined,
				isBare: zip !== undefined,
				testPlugin:
					zip === undefined
						? path.join( root, 'tests/e2e/plugin' )
						: null,
			};
			return native
				? startNative( { ...options, php: native.program } )
				: startPlayground( { ...options, php: wasm } );
		} )
	);
}

/**
 * @param {{ name: string, urls: string[], chromium: string, isOwn: boolean, only?: string, files?: readonly string[], zip?: string }} options
 * @return {Promise<import('./count.mjs').Count>}
 */
async function runJourneys( {
	name,
	urls,
	chromium,
	isOwn,
	only,
	files,
	zip,
} ) {
	const report = path.join( cache, 'reports', `e2e-${ name }.json` );
	fs.rmSync( report, { force: true } );
	const isFine = await runTool(
		'playwright',
		[
			'test',
			'--config=tests/e2e/playwright.config.ts',
			...( only ? [ `--grep=${ only }` ] : [] ),
			...( files ?? [] ),
		],
		{
			WP_BASE_URL: urls.join( ' ' ),
			CHROMIUM_PATH: chromium,
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
	reportSlowest( suites );
	return {
		passed: stats.expected + stats.flaky,
		failed: isFine ? stats.unexpected : Math.max( stats.unexpected, 1 ),
		failures: specsOf( suites )
			.filter( ( { ok } ) => ! ok )
			.map( ( spec ) => `${ name }: ${ nameOf( spec ) }` ),
	};
}

/** How many of the slowest journeys are printed. */
const SLOWEST = 20;

/** @param {Suite[]} suites */
function reportSlowest( suites ) {
	const took = specsOf( suites )
		.map( ( spec ) => ( {
			name: nameOf( spec ),
			seconds: Math.max(
				...spec.tests
					.flatMap( ( { results } ) => results )
					.map( ( { duration } ) => duration / 1000 )
			),
		} ) )
		.sort( ( one, other ) => other.seconds - one.seconds );
	if ( took.length > SLOWEST ) {
		console.log( `The slowest ${ SLOWEST }:` );
		for ( const { name, seconds } of took.slice( 0, SLOWEST ) ) {
			console.log(
				`${ seconds.toFixed( 0 ).padStart( 5 ) } s  ${ name }`
			);
		}
	}
}

/** @param {Spec} spec */
const nameOf = ( { title, file, line } ) => `${ file }:${ line } ${ title }`;

/**
 * @param {Suite[]} suites
 * @return {Spec[]} Also those of suites inside.
 */
const specsOf = ( suites ) =>
	suites.flatMap( ( suite ) => [
		...suite.specs,
		...specsOf( suite.suites ?? [] ),
	] );
