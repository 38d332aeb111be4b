import fs from 'node:fs';
import path from 'node:path';
import { findChromium } from '../browser.mjs';
import { cache, root } from '../paths.mjs';
import { findPhp } from '../php.mjs';
import { startNative } from '../server/native.mjs';
import { startPlayground } from '../server/playground.mjs';
import { obtainWordPress } from '../wordpress/obtain.mjs';
import { runTool } from './command.mjs';

/** @typedef {import('../wordpress/release.mjs').Release} Release */
/** @typedef {{ name: string, release: Release, php: 'native' | '8.3' | '7.4', only?: string }} Run */

/**
 * Everything on the newest WordPress and the core of each room on the oldest, with the PHP of this
 * machine, which is much faster; the main journey as on machines without PHP, on the oldest PHP.
 *
 * @type {Run[]}
 */
const RUNS = [
	{ name: 'latest', release: 'latest', php: 'native' },
	{
		name: 'oldest',
		release: 'oldest',
		php: 'native',
		only: '@journey|@oldest',
	},
	{ name: 'php74', release: 'latest', php: '7.4', only: '@journey' },
];

/** Whole journeys in a real browser on a real WordPress: our own, or the one that WP_BASE_URL names. */
export async function checkJourneys() {
	const chromium = await findChromium();
	const named = process.env.WP_BASE_URL;
	if ( named ) {
		return runJourneys( {
			name: 'named',
			url: named,
			chromium,
			isOwn: false,
		} );
	}
	const count = { passed: 0, failed: 0 };
	for ( const run of RUNS ) {
		const server = await startServer( run );
		try {
			const { passed, failed } = await runJourneys( {
				name: run.name,
				url: server.url,
				chromium,
				isOwn: true,
				...( run.only ? { only: run.only } : {} ),
			} );
			count.passed += passed;
			count.failed += failed;
		} finally {
			await server.stop();
		}
	}
	return count;
}

/**
 * @param {Run} run
 * @return {Promise<import('../server/child.mjs').Server>} The running server.
 */
async function startServer( { name, release, php, only } ) {
	const native = php === 'native' ? findPhp() : null;
	const wasm = php === 'native' ? '8.3' : php;
	const version = native?.version ?? `${ wasm } in WebAssembly`;
	console.log( `WordPress ${ release }, PHP ${ version }` );
	const options = {
		core: await obtainWordPress( release ),
		name: `e2e-${ name }`,
		// Both ways of wp-admin to send scripts are tested: one here, one there.
		concatenates: only !== undefined,
		testPlugin: path.join( root, 'tests/e2e/plugin' ),
	};
	return native
		? startNative( { ...options, php: native.program } )
		: startPlayground( { ...options, php: wasm } );
}

/**
 * The parts of the journeys, one after the other. Left to Playwright, a part that waits for another would have
 * all of that run, whatever is asked for.
 */
const PARTS = [ 'together', 'alone' ];

/**
 * @typedef {{ name: string, url: string, chromium: string, isOwn: boolean, only?: string }} JourneyOptions
 */

/**
 * @param {JourneyOptions} options
 * @return {Promise<{ passed: number, failed: number }>}
 */
async function runJourneys( options ) {
	const count = { passed: 0, failed: 0 };
	for ( const part of PARTS ) {
		const { passed, failed } = await runPart( part, options );
		count.passed += passed;
		count.failed += failed;
	}
	if ( count.passed + count.failed === 0 ) {
		throw new Error( `No journey is asked for by ${ options.only }.` );
	}
	return count;
}

/**
 * @param {string}         part
 * @param {JourneyOptions} options
 * @return {Promise<{ passed: number, failed: number }>}
 */
async function runPart( part, { name, url, chromium, isOwn, only } ) {
	const report = path.join(
		cache,
		'reports',
		`e2e-${ name }-${ part }.json`
	);
	fs.rmSync( report, { force: true } );
	const isFine = await runTool(
		'playwright',
		[
			'test',
			'--config=tests/e2e/playwright.config.ts',
			`--project=${ part }`,
			'--no-deps',
			'--pass-with-no-tests',
			...( only ? [ `--grep=${ only }` ] : [] ),
		],
		{
			WP_BASE_URL: url,
			CHROMIUM_PATH: chromium,
			ATELIER_E2E_REPORT: report,
			...( isOwn ? { ATELIER_E2E_SERVER: '1' } : {} ),
		}
	);
	/** @type {{ stats: { expected: number, unexpected: number, flaky: number } }} */
	const { stats } = JSON.parse( fs.readFileSync( report, 'utf8' ) );
	if ( stats.flaky > 0 ) {
		console.log( `${ stats.flaky } needed a second try` );
	}
	return {
		passed: stats.expected + stats.flaky,
		failed: isFine ? stats.unexpected : Math.max( stats.unexpected, 1 ),
	};
}
