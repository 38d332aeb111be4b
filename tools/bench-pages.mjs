/**
 * `npm run bench:pages`: the list of pages in WordPress's own Site Editor and in Atelier, one after the other in one
 * run, on a site with many pages. Writes a table into docs/performance.md.
 *
 * WP_BASE_URL names the site, with WP_USERNAME and WP_PASSWORD; Atelier must be active on it, and
 * tools/bench/many-pages.php fills it. `--runs=5` sets the number of measurements.
 */
import { parseArgs } from 'node:util';
import { ensureBuild } from './setup/build.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';

const { values } = parseArgs( {
	options: { runs: { type: 'string', default: '5' } },
} );
const url = process.env.WP_BASE_URL;
if ( ! url ) {
	throw new Error( 'WP_BASE_URL has to name a site with many pages.' );
}

await ensureDependencies();
await ensureBuild();

const { findChromium } = await import( './browser.mjs' );
const { measurePages } = await import( './bench/pages.mjs' );
const { publish } = await import( './bench/publish.mjs' );

const { rows, count, heap } = await measurePages( {
	url,
	chromium: await findChromium(),
	runs: Number( values.runs ),
	log: console.log,
} );
const table = [
	`| ${ count } | measure | WordPress | Atelier | ratio | target |`,
	'| --- | --- | ---: | ---: | ---: | --- |',
	...rows.map( ( { step, measure, core, atelier, ratio } ) => {
		const verdict =
			measure === 'time' ? `≤ 0.5 ${ ratio <= 0.5 ? '✓' : '✗' }` : '';
		return `| ${ step } | ${ measure } | ${ core } ms | ${ atelier } ms | ${ ratio.toFixed( 2 ) } | ${ verdict } |`;
	} ),
	`| 30 pages more | kept heap | ${ Math.round( heap.core ) } KB | ${ Math.round( heap.atelier ) } KB | ${ ( heap.atelier / heap.core ).toFixed( 2 ) } | |`,
].join( '\n' );
console.log( `\n${ table }\n` );
publish(
	'pages',
	`${ values.runs } runs, ${ new Date().toISOString().slice( 0, 10 ) }.\n\n${ table }`
);
