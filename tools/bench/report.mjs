import fs from 'node:fs';
import path from 'node:path';
import { root } from '../paths.mjs';
import { limitsOf } from './budgets.mjs';

/**
 * @typedef {Record<'core' | 'atelier', Record<string, number>>} Pair One measure of each editor, taken one after the other.
 * @typedef {Record<string, Pair[]>} Pairs By scenario.
 * @typedef {{ scenario: string, measure: Measure, core: number, atelier: number, ratio: number, target: number, budget: number }} Row
 *
 * @typedef {Object} Measure
 * @property {string}  label
 * @property {string}  [unit]
 * @property {boolean} [isAbsolute] Whether its limit is one of Atelier's own, not of the ratio.
 */

/** @type {Record<string, Measure>} */
const MEASURES = {
	shell: { label: 'usable shell', unit: 'ms' },
	site: { label: 'visible site', unit: 'ms' },
	canvas: { label: 'first block in the canvas', unit: 'ms' },
	list: { label: 'first item', unit: 'ms' },
	listCpu: { label: 'main-thread CPU until then', unit: 'ms' },
	book: { label: 'its first category', unit: 'ms' },
	cpu: { label: 'main-thread CPU until then', unit: 'ms' },
	scriptBytes: { label: 'script until then', unit: 'KB' },
	requests: { label: 'requests until then' },
	cpuIdle: { label: 'main-thread CPU until idle', unit: 'ms' },
	scriptBytesIdle: { label: 'script until idle', unit: 'KB' },
	restBytesIdle: { label: 'REST until idle', unit: 'KB' },
	heapIdle: { label: 'kept heap', unit: 'KB' },
	viewToEdit: {
		label: 'from the click on the site to its first block',
		unit: 'ms',
	},
	search: { label: 'a search, until other items', unit: 'ms' },
	color: {
		label: 'the first color, until it is seen',
		unit: 'ms',
		isAbsolute: true,
	},
	drag: { label: 'a step of a drag, until it is seen', unit: 'ms' },
	dragCpu: { label: 'main-thread CPU of a step', unit: 'ms' },
	firstKey: { label: 'the first key', unit: 'ms' },
	key: { label: 'the other keys, 75th percentile', unit: 'ms' },
	worstKey: { label: 'the slowest of them', unit: 'ms' },
	keyCpu: { label: 'main-thread CPU per key', unit: 'ms' },
};

/** @param {number[]} values */
export function median( values ) {
	const sorted = [ ...values ].sort( ( a, b ) => a - b );
	const middle = sorted.length / 2;
	const high = sorted[ Math.floor( middle ) ] ?? NaN;
	return Number.isInteger( middle )
		? ( ( sorted[ middle - 1 ] ?? NaN ) + high ) / 2
		: high;
}

/**
 * The medians of both editors, for what has a limit. The ratio is the median of the paired ratios, not the ratio of the medians: a
 * slow moment of the machine affects both of a pair.
 *
 * @param {Pairs}   pairs
 * @param {boolean} isLarge
 * @return {Row[]}
 */
export const rowsOf = ( pairs, isLarge ) =>
	Object.entries( pairs ).flatMap( ( [ scenario, list ] ) => {
		const limits = limitsOf( scenario, isLarge ) ?? {};
		return Object.entries( MEASURES ).flatMap( ( [ name, measure ] ) => {
			const limit = limits[ name ];
			if ( ! limit ) {
				return [];
			}
			const [ target, budget = target ] = limit;
			const of = ( /** @type {'core' | 'atelier'} */ editor ) =>
				list.map( ( pair ) => pair[ editor ][ name ] ?? NaN );
			const core = of( 'core' );
			const atelier = of( 'atelier' );
			const ratio = median(
				atelier.map( ( value, at ) => value / ( core[ at ] ?? NaN ) )
			);
			return {
				scenario,
				measure,
				core: median( core ),
				atelier: median( atelier ),
				ratio,
				target,
				budget,
			};
		} );
	} );

/** @param {Row} row */
const comparedOf = ( { measure, atelier, ratio } ) =>
	measure.isAbsolute ? atelier : ratio;

/**
 * The rows as a table in Markdown.
 *
 * @param {Row[]} rows
 */
export function tableOf( rows ) {
	const lines = rows.map( ( row ) => {
		const { unit = '', label, isAbsolute } = row.measure;
		const written = ( /** @type {number} */ value ) =>
			`${ Math.round( unit === 'KB' ? value / 1000 : value ) } ${ unit }`.trim();
		const target = `≤ ${ row.target }${ isAbsolute ? ' ms' : '' } ${ comparedOf( row ) <= row.target ? '✓' : '✗' }`;
		return `| ${ row.scenario } | ${ label } | ${ written( row.core ) } | ${ written( row.atelier ) } | ${ row.ratio.toFixed( 2 ) } | ${ target } |`;
	} );
	return [
		'| opened | measure | WordPress | Atelier | ratio | target |',
		'| --- | --- | ---: | ---: | ---: | --- |',
		...lines,
	].join( '\n' );
}

/**
 * A sentence for each measure that isn't within its budget.
 *
 * @param {Row[]} rows
 */
export const overBudget = ( rows ) =>
	rows
		.filter( ( row ) => ! ( comparedOf( row ) <= row.budget ) )
		.map(
			( row ) =>
				`${ row.scenario }: ${ row.measure.label } is ${ comparedOf( row ).toFixed( 2 ) }, its budget ${ row.budget }.`
		);

/**
 * Prints a table, and replaces the text between two markers in docs/performance.md.
 *
 * @param {string}  name     Name of the markers, such as "7.1" or "lists".
 * @param {string}  how      What was measured, and how often; empty if there is nothing to say.
 * @param {string}  table
 * @param {boolean} [isPart] Whether only a part was measured, which is printed only.
 */
export function publish( name, how, table, isPart = false ) {
	console.log( `\n${ table }\n` );
	if ( isPart ) {
		return;
	}
	const day = new Date().toISOString().slice( 0, 10 );
	const file = path.join( root, 'docs/performance.md' );
	const page = fs.readFileSync( file, 'utf8' );
	const start = `<!-- bench ${ name } -->`;
	const end = `<!-- /bench ${ name } -->`;
	const [ before = '', rest = '' ] = page.split( start );
	const [ , after = '' ] = rest.split( end );
	fs.writeFileSync(
		file,
		`${ before }${ start }\n\n${ how ? `${ how }, ` : '' }${ day }.\n\n${ table }\n\n${ end }${ after }`
	);
	console.log( 'Written to docs/performance.md.' );
}
