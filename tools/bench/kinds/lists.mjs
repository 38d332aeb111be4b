/** The data views with 10,000 items: their pure core in Node, and the component in a browser on the gallery. */
import { measureComponent, measureCore } from '../lists.mjs';
import { publish } from '../publish.mjs';
import { onSiteToMeasure } from '../site.mjs';

/** @param {import('../../bench.mjs').BenchOptions} options */
export const measure = ( { release } ) =>
	onSiteToMeasure( release, async ( url ) => {
		const rows = [
			...( await measureCore() ),
			...( await measureComponent( url ) ),
		];
		publish(
			'lists',
			'',
			[
				'| 10,000 items | median | slowest | target |',
				'| --- | ---: | ---: | --- |',
				...rows.map( ( { what, median, slowest, target } ) => {
					const verdict = target
						? `≤ ${ target } ms ${ median <= target ? '✓' : '✗' }`
						: '';
					return `| ${ what } | ${ median.toFixed( 1 ) } ms | ${ slowest.toFixed( 1 ) } ms | ${ verdict } |`;
				} ),
			].join( '\n' )
		);
	} );
