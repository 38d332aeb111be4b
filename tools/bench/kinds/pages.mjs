/** The list of pages in both editors, on a site with many pages: WP_BASE_URL names it, and bench/many-pages.php fills it. */
import { findChromium } from '../../browser.mjs';
import { measurePages } from '../pages.mjs';
import { publish } from '../publish.mjs';

/** Upper limit of the ratio Atelier / WordPress. */
const TARGET = 0.5;

/** @param {import('../../bench.mjs').BenchOptions} options */
export async function measure( { runs = 5 } ) {
	const url = process.env.WP_BASE_URL;
	if ( ! url ) {
		throw new Error( 'WP_BASE_URL has to name a site with many pages.' );
	}
	const { rows, count, heap } = await measurePages( {
		url,
		chromium: await findChromium(),
		runs,
		log: console.log,
	} );
	const table = [
		`| ${ count } | measure | WordPress | Atelier | ratio | target |`,
		'| --- | --- | ---: | ---: | ---: | --- |',
		...rows.map( ( { step, measure: what, core, atelier, ratio } ) => {
			const verdict =
				what === 'time'
					? `≤ ${ TARGET } ${ ratio <= TARGET ? '✓' : '✗' }`
					: '';
			return `| ${ step } | ${ what } | ${ core } ms | ${ atelier } ms | ${ ratio.toFixed( 2 ) } | ${ verdict } |`;
		} ),
		`| 30 pages more | kept heap | ${ Math.round( heap.core ) } KB | ${ Math.round( heap.atelier ) } KB | ${ ( heap.atelier / heap.core ).toFixed( 2 ) } | |`,
	].join( '\n' );
	console.log( `\n${ table }\n` );
	publish( 'pages', `${ runs } runs`, table );
}
