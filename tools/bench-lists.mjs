/**
 * `npm run bench:lists`: the data views with 10,000 items, their pure core in Node and the component in a browser on
 * the gallery. Writes a table into docs/performance.md.
 *
 * WP_BASE_URL measures an existing site instead, with WP_USERNAME and WP_PASSWORD.
 */
import { ensureBuild } from './setup/build.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';

await ensureDependencies();
await ensureBuild();

const { findChromium } = await import( './browser.mjs' );
const { measureComponent, measureCore } = await import( './bench/lists.mjs' );
const { publish } = await import( './bench/publish.mjs' );
const { siteToMeasure } = await import( './bench/site.mjs' );

const { server, url } = await siteToMeasure( 'latest' );
try {
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
	publish(
		'lists',
		`${ new Date().toISOString().slice( 0, 10 ) }.\n\n${ table }`
	);
} finally {
	await server?.stop();
}
