/**
 * `npm run bench:styles`: how soon the site follows a color that is dragged, in WordPress's own Site
 * Editor and in Atelier. Puts tables into docs/performance.md.
 *
 * `--runs=3` is how often each is measured. WP_BASE_URL measures a site of yours on this machine
 * instead, with WP_USERNAME and WP_PASSWORD; Atelier has to be active on it.
 */
import { parseArgs } from 'node:util';
import { ensureBuild } from './setup/build.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';

const { values } = parseArgs( {
	options: { runs: { type: 'string', default: '3' } },
} );

ensureDependencies();
await ensureBuild( console.log );

const { findChromium } = await import( './browser.mjs' );
const { benchDrag } = await import( './bench/drag.mjs' );
const { publish } = await import( './bench/publish.mjs' );
const { median } = await import( './bench/report.mjs' );
const { siteToMeasure } = await import( './bench/site.mjs' );

/** What is measured, and the upper limit of the ratio Atelier / WordPress. */
const MEASURES = /** @type {const} */ ( {
	seen: [ 'a step, until the frame after the one that shows it', 1 / 3 ],
	cpu: [ 'main-thread CPU of a step', 1 / 3 ],
	slowest: [ 'longest task of a drag, above 50 ms', null ],
	blocked: [ 'all that tasks of a drag take beyond 50 ms', null ],
} );

const { server, url } = await siteToMeasure( 'latest' );
try {
	const { pairs, version } = await benchDrag( {
		url,
		chromium: await findChromium(),
		runs: Number( values.runs ),
		log: console.log,
	} );
	const tables = Object.entries( pairs ).map( ( [ place, list ] ) =>
		tableOf( place, list )
	);
	console.log( `\n${ tables.join( '\n\n' ) }\n` );
	publish(
		'styles',
		`WordPress ${ version }, ${ values.runs } runs, ${ new Date().toISOString().slice( 0, 10 ) }.\n\n${ tables.join( '\n\n' ) }`
	);
} finally {
	await server?.stop();
}

/**
 * @param {string}                            place
 * @param {import('./bench/drag.mjs').Pair[]} pairs
 */
function tableOf( place, pairs ) {
	const rows = Object.entries( MEASURES ).map(
		( [ key, [ label, target ] ] ) => {
			const measure = /** @type {keyof typeof MEASURES} */ ( key );
			const core = median(
				pairs.map( ( pair ) => pair.core[ measure ] )
			);
			const own = median(
				pairs.map( ( pair ) => pair.atelier[ measure ] )
			);
			const ratio = median(
				pairs.map(
					( pair ) => pair.atelier[ measure ] / pair.core[ measure ]
				)
			);
			return `| ${ label } | ${ core.toFixed( 0 ) } ms | ${ own.toFixed( 0 ) } ms | ${ Number.isFinite( ratio ) ? ratio.toFixed( 2 ) : '–' } | ${ target ? `≤ ${ target.toFixed( 2 ) } ${ ratio <= target ? '✓' : '✗' }` : '' } |`;
		}
	);
	return [
		`| color of headings, in the ${ place } | WordPress | Atelier | ratio | target |`,
		'| --- | ---: | ---: | ---: | --- |',
		...rows,
	].join( '\n' );
}
