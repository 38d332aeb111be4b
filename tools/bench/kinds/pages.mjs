/** The list of pages in both editors, on a site with many pages: WP_BASE_URL names it, and bench/many-pages.php fills it. */
import { keptHeap } from '../keptHeap.mjs';
import { measureList } from '../list.mjs';
import { publish } from '../publish.mjs';
import { comparedTable } from '../report.mjs';
import { measureInTurns } from '../turns.mjs';

/** Upper limit of the ratio Atelier / WordPress. */
const TARGET = 0.5;
const CPU = /** @type {const} */ ( [
	'main-thread CPU until then',
	'ms',
	null,
] );

const MEASURES = /** @type {const} */ ( {
	open: [ 'opened', 'ms', TARGET ],
	openCpu: CPU,
	leaf: [ 'another page', 'ms', TARGET ],
	leafCpu: CPU,
	preset: [ 'another preset', 'ms', TARGET ],
	presetCpu: CPU,
	search: [ 'a search', 'ms', TARGET ],
	searchCpu: CPU,
} );

const HEAP = /** @type {const} */ ( {
	heap: [ 'kept heap', 'KB', null ],
} );

/** @param {import('../../bench.mjs').BenchOptions} options */
export async function measure( { runs = 5 } ) {
	const url = process.env.WP_BASE_URL;
	if ( ! url ) {
		throw new Error( 'WP_BASE_URL has to name a site with many pages.' );
	}
	const pages = { query: { p: '/page' }, preset: 'Drafts', sought: 'omega' };
	const plan = () => Promise.resolve( { places: { pages } } );
	const steps = await measureInTurns( {
		url,
		runs,
		plan,
		measure: measureList,
	} );
	const kept = await measureInTurns( {
		url,
		runs: 1,
		plan,
		measure: keptHeap,
	} );
	publish(
		'pages',
		`${ runs } runs`,
		[
			comparedTable( 'the list of pages', MEASURES, steps.pairs.pages ),
			comparedTable( '30 pages more', HEAP, kept.pairs.pages ),
		].join( '\n\n' )
	);
}
