/** The data views with 10,000 items: their pure core in Node, and the component in a browser on the gallery. */
import { findChromium } from '../../browser.mjs';
import { measureComponent, measureCore } from '../lists.mjs';
import { publish } from '../publish.mjs';
import { onSiteToMeasure } from '../site.mjs';

/** @param {import('../../bench.mjs').BenchOptions} options */
export const measure = ( { release } ) =>
	onSiteToMeasure( release, async ( url ) => {
		const rows = [
			...( await measureCore() ),
			...( await measureComponent( url, await findChromium() ) ),
		];
		const table = [
			'| 10,000 items | median | slowest | target |',
			'| --- | ---: | ---: | --- |',
			...rows.map( ( { what, median, slowest, target } ) => {
				const verdict = target
					? `≤ ${ target } ms ${ median <= target ? '✓' : '✗' }`
					: '';
				return `| ${ what } | ${ median.toFixed( 1 ) } ms | ${ slowest.toFixed( 1 ) } ms | ${ verdict } |`;
			} ),
		].join( '\n' );
		console.log( `\n${ table }\n` );
		publish( 'lists', '', table );
	} );
