/**
 * `npm run bench:styles`: how soon the site follows a dragged color, and how soon the style book is shown, in
 * WordPress's own Site Editor and in Atelier. Writes tables into docs/performance.md.
 *
 * `--runs=3` sets the number of measurements. WP_BASE_URL measures an existing site on this machine instead, with
 * WP_USERNAME and WP_PASSWORD; Atelier must be active on it.
 */
import { parseArgs } from 'node:util';
import { ensureBuild } from './setup/build.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';

const { values } = parseArgs( {
	options: { runs: { type: 'string', default: '3' } },
} );

await ensureDependencies();
await ensureBuild();

const { findChromium } = await import( './browser.mjs' );
const { measureBook } = await import( './bench/book.mjs' );
const { DRAG_PLACES, measureDrag } = await import( './bench/drag.mjs' );
const { publish } = await import( './bench/publish.mjs' );
const { median } = await import( './bench/report.mjs' );
const { siteToMeasure } = await import( './bench/site.mjs' );
const { measureInTurns } = await import( './bench/turns.mjs' );

/** @typedef {readonly [ label: string, unit: string, target: number | null ]} Measure The target is the upper limit of the ratio Atelier / WordPress. */

const DRAG = /** @type {const} */ ( {
	seen: [
		'a step, until the frame after the one that shows it',
		'ms',
		1 / 3,
	],
	cpu: [ 'main-thread CPU of a step', 'ms', 1 / 3 ],
	slowest: [ 'longest task of a drag, above 50 ms', 'ms', null ],
	blocked: [ 'all that tasks of a drag take beyond 50 ms', 'ms', null ],
} );

const BOOK = /** @type {const} */ ( {
	seen: [ 'opened, until its first category is seen', 'ms', 1 / 2 ],
	cpu: [ 'main-thread CPU until then', 'ms', null ],
	heap: [ 'heap, once it is idle', 'MB', null ],
} );

const { server, url } = await siteToMeasure( 'latest' );
try {
	const options = {
		url,
		chromium: await findChromium(),
		runs: Number( values.runs ),
		log: console.log,
	};
	const drag = await measureInTurns( {
		...options,
		places: DRAG_PLACES,
		measure: measureDrag,
	} );
	const book = await measureInTurns( {
		...options,
		places: [ 'book' ],
		measure: measureBook,
	} );
	const tables = [
		...DRAG_PLACES.map( ( place ) =>
			tableOf(
				`color of headings, in the ${ place }`,
				DRAG,
				drag.pairs[ place ]
			)
		),
		tableOf( 'style book, cold', BOOK, book.pairs.book ),
	].join( '\n\n' );
	console.log( `\n${ tables }\n` );
	publish(
		'styles',
		`WordPress ${ drag.version }, ${ values.runs } runs, ${ new Date().toISOString().slice( 0, 10 ) }.\n\n${ tables }`
	);
} finally {
	await server?.stop();
}

/**
 * @template {string} Name
 * @param {string}                                               title
 * @param {Record<Name, Measure>}                                measures
 * @param {Record<'core' | 'atelier', Record<Name, number>>[]} pairs
 */
function tableOf( title, measures, pairs ) {
	const names = /** @type {Name[]} */ ( Object.keys( measures ) );
	const rows = names.map( ( name ) => {
		const [ label, unit, target ] = measures[ name ];
		const core = median( pairs.map( ( pair ) => pair.core[ name ] ) );
		const own = median( pairs.map( ( pair ) => pair.atelier[ name ] ) );
		const ratio = median(
			pairs.map( ( pair ) => pair.atelier[ name ] / pair.core[ name ] )
		);
		return `| ${ label } | ${ core.toFixed( 0 ) } ${ unit } | ${ own.toFixed( 0 ) } ${ unit } | ${ Number.isFinite( ratio ) ? ratio.toFixed( 2 ) : '–' } | ${ target ? `≤ ${ target.toFixed( 2 ) } ${ ratio <= target ? '✓' : '✗' }` : '' } |`;
	} );
	return [
		`| ${ title } | WordPress | Atelier | ratio | target |`,
		'| --- | ---: | ---: | ---: | --- |',
		...rows,
	].join( '\n' );
}
