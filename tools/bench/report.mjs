import { limitOf } from './budgets.mjs';

/**
 * @typedef {Record<'core' | 'atelier', Record<string, number>>} Pair One measure of each editor, taken one after the other.
 * @typedef {{ scenario: string, cache: 'cold' | 'warm', pairs: Pair[] }} Series
 * @typedef {{ core: number, atelier: number, ratio: number }} Compared
 * @typedef {Compared & { scenario: string, cache: string, measure: string, target?: number, budget?: number }} Row
 */

/** The label and unit of each figure. */
const MEASURES = {
	shell: { label: 'usable shell', unit: 'ms' },
	site: { label: 'visible site', unit: 'ms' },
	canvas: { label: 'first block in the canvas', unit: 'ms' },
	content: { label: 'first of its content', unit: 'ms' },
	cpu: { label: 'main-thread CPU until then', unit: 'ms' },
	longTasks: { label: 'long tasks until then', unit: 'ms' },
	shift: { label: 'layout shift until then', unit: 'shift' },
	scriptBytes: { label: 'script until then', unit: 'KB' },
	requests: { label: 'requests until then', unit: '' },
	cpuIdle: { label: 'main-thread CPU until idle', unit: 'ms' },
	scriptBytesIdle: { label: 'script until idle', unit: 'KB' },
	requestsIdle: { label: 'requests until idle', unit: '' },
	restBytesIdle: { label: 'REST until idle', unit: 'KB' },
	heapIdle: { label: 'kept heap', unit: 'KB' },
	viewToEdit: {
		label: 'view to edit, 600 ms after the pointer has come',
		unit: 'ms',
	},
	key: {
		label: 'from a key to a free main thread, 75th percentile',
		unit: 'ms',
	},
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
 * The medians of both editors. The ratio is the median of the paired ratios, not the ratio of the medians: a slow moment of the machine affects
 * both of a pair.
 *
 * @param {readonly Pair[]} pairs
 * @param {string}          measure
 * @return {Compared}
 */
function compare( pairs, measure ) {
	const of = ( /** @type {'core' | 'atelier'} */ editor ) =>
		pairs.map( ( pair ) => pair[ editor ][ measure ] ?? NaN );
	const [ core, atelier ] = [ of( 'core' ), of( 'atelier' ) ];
	return {
		core: median( core ),
		atelier: median( atelier ),
		ratio: median(
			atelier.flatMap( ( value, at ) => {
				const other = core[ at ] ?? 0;
				return other > 0 ? [ value / other ] : [];
			} )
		),
	};
}

/**
 * @param {Series[]} series
 * @return {Row[]} With what was measured in all pairs.
 */
export const rowsOf = ( series ) =>
	series.flatMap( ( { scenario, cache, pairs } ) =>
		Object.keys( MEASURES )
			.filter( ( measure ) =>
				pairs.every(
					( { core, atelier } ) =>
						core[ measure ] !== undefined &&
						atelier[ measure ] !== undefined
				)
			)
			.map( ( measure ) => ( {
				scenario,
				cache,
				measure,
				...compare( pairs, measure ),
				...limitOf( scenario, cache, measure ),
			} ) )
	);

/**
 * The rows as a table in Markdown.
 *
 * @param {Row[]} rows
 */
export function tableOf( rows ) {
	const lines = rows.map( ( row ) => {
		const { label, unit } =
			MEASURES[ /** @type {keyof typeof MEASURES} */ ( row.measure ) ];
		const written = ( /** @type {number} */ value ) =>
			unit === 'KB'
				? `${ Math.round( value / 1000 ) } KB`
				: unit === 'shift'
					? value.toFixed( 3 )
					: `${ Math.round( value ) }${ unit ? ` ${ unit }` : '' }`;
		const ratio = Number.isNaN( row.ratio ) ? '–' : row.ratio.toFixed( 2 );
		const target =
			row.target === undefined
				? ''
				: `≤ ${ row.target } ${ row.ratio <= row.target ? '✓' : '✗' }`;
		return `| ${ row.scenario } | ${ row.cache } | ${ label } | ${ written( row.core ) } | ${ written( row.atelier ) } | ${ ratio } | ${ target } |`;
	} );
	return [
		'| opened | cache | measure | WordPress | Atelier | ratio | target |',
		'| --- | --- | --- | ---: | ---: | ---: | --- |',
		...lines,
	].join( '\n' );
}

/**
 * A sentence for each measure above its budget.
 *
 * @param {Row[]} rows
 */
export const overBudget = ( rows ) =>
	rows
		.filter(
			( { ratio, budget } ) => budget !== undefined && ratio > budget
		)
		.map(
			( { scenario, measure, ratio, budget } ) =>
				`${ scenario }: ${ MEASURES[ /** @type {keyof typeof MEASURES} */ ( measure ) ].label } is ${ ratio.toFixed( 2 ) } of WordPress, its budget ${ budget }.`
		);

/** @typedef {readonly [ label: string, unit: string, target: number | null ]} Measure The target is the upper limit of the ratio Atelier / WordPress. */

/**
 * A table of what both editors took, with the median of the paired ratios.
 *
 * @template {string} Name
 * @param {string}                                                      title
 * @param {Readonly<Record<Name, Measure>>}                              measures
 * @param {readonly Record<'core' | 'atelier', Record<Name, number>>[]} pairs
 */
export function comparedTable( title, measures, pairs ) {
	const rows = Object.entries( measures ).map( ( [ name, measure ] ) => {
		const [ label, unit, target ] = /** @type {Measure} */ ( measure );
		const { core, atelier, ratio } = compare( pairs, name );
		return `| ${ label } | ${ core.toFixed( 0 ) } ${ unit } | ${ atelier.toFixed( 0 ) } ${ unit } | ${ Number.isFinite( ratio ) ? ratio.toFixed( 2 ) : '–' } | ${ target ? `≤ ${ target.toFixed( 2 ) } ${ ratio <= target ? '✓' : '✗' }` : '' } |`;
	} );
	return [
		`| ${ title } | WordPress | Atelier | ratio | target |`,
		'| --- | ---: | ---: | ---: | --- |',
		...rows,
	].join( '\n' );
}
