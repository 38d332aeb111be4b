/**
 * `npm run bench`: WordPress's own Site Editor and Atelier on the same site, one after the other in one run. Prints a
 * table and writes it into docs/performance.md. Fails if a measure exceeds its budget (bench/budgets.mjs).
 *
 * `--runs=5` sets the number of measurements; `--release=oldest` measures on the oldest WordPress; `--only="edit a
 * page"` measures one scenario and only prints it; `--slow` slows down CPU and network.
 * WP_BASE_URL measures an existing site instead, with WP_USERNAME and WP_PASSWORD; Atelier must be active on it. Only
 * sites on this machine are measured.
 */
import { parseArgs } from 'node:util';
import { ensureBuild } from './setup/build.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';

const { values } = parseArgs( {
	options: {
		runs: { type: 'string', default: '5' },
		release: { type: 'string', default: 'latest' },
		only: { type: 'string' },
		slow: { type: 'boolean', default: false },
	},
} );

await ensureDependencies();
await ensureBuild();

const { BUDGETED_RELEASE } = await import( './bench/budgets.mjs' );
const { findChromium } = await import( './browser.mjs' );
const { publish } = await import( './bench/publish.mjs' );
const { benchSite } = await import( './bench/run.mjs' );
const { overBudget, rowsOf, tableOf } = await import( './bench/report.mjs' );

const runs = Number( values.runs );
if ( ! Number.isInteger( runs ) || runs < 1 ) {
	throw new Error( '--runs takes a whole number from 1.' );
}
if ( values.release !== 'latest' && values.release !== 'oldest' ) {
	throw new Error( '--release takes latest or oldest.' );
}
const { siteToMeasure } = await import( './bench/site.mjs' );
const { server, url } = await siteToMeasure( values.release );
try {
	const { series, version } = await benchSite( {
		url,
		chromium: await findChromium(),
		runs,
		only: values.only,
		isSlow: values.slow,
		log: console.log,
	} );
	const rows = rowsOf( series );
	const table = tableOf( rows );
	const where = server
		? 'the WordPress of `npm test` (PHP in WebAssembly)'
		: 'a native server';
	console.log( `\n${ table }\n` );
	if ( values.only === undefined ) {
		publish(
			values.slow
				? 'slow'
				: version.split( '.' ).slice( 0, 2 ).join( '.' ),
			`WordPress ${ version } on ${ where }, ${ runs } runs, ${ new Date().toISOString().slice( 0, 10 ) }.\n\n${ table }`
		);
	}
	const over =
		version.startsWith( BUDGETED_RELEASE ) && ! values.slow
			? overBudget( rows )
			: [];
	if ( over.length > 0 ) {
		console.error( over.join( '\n' ) );
		process.exitCode = 1;
	}
} finally {
	await server?.stop();
}
