/**
 * `npm run bench:templates`: the lists of templates and of user patterns in WordPress's own Site Editor and in Atelier,
 * on a site with 100 templates, 60 template parts and 500 patterns, which are created and deleted again. Writes tables
 * into docs/performance.md.
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
const { publish } = await import( './bench/publish.mjs' );
const { median } = await import( './bench/report.mjs' );
const { benchScreens } = await import( './bench/screens.mjs' );
const { siteToMeasure } = await import( './bench/site.mjs' );

/** Upper limit of the ratio Atelier / WordPress. */
const TARGET = 0.5;

const MEASURES = /** @type {const} */ ( {
	open: 'opened, until its first item is listed',
	openCpu: 'main-thread CPU until then',
	search: 'searched, until what is found is listed',
	page: 'next page, until it is listed',
} );

const { server, url } = await siteToMeasure( 'latest' );
try {
	const { pairs, version } = await benchScreens( {
		url,
		chromium: await findChromium(),
		runs: Number( values.runs ),
		log: console.log,
	} );
	const tables = Object.entries( pairs ).map( ( [ name, list ] ) =>
		tableOf( name, list )
	);
	console.log( `\n${ tables.join( '\n\n' ) }\n` );
	publish(
		'templates',
		`WordPress ${ version }, ${ values.runs } runs, ${ new Date().toISOString().slice( 0, 10 ) }.\n\n${ tables.join( '\n\n' ) }`
	);
} finally {
	await server?.stop();
}

/**
 * @param {string}                               name
 * @param {import('./bench/screens.mjs').Pair[]} pairs
 */
function tableOf( name, pairs ) {
	const rows = Object.entries( MEASURES ).map( ( [ key, label ] ) => {
		const measure = /** @type {keyof typeof MEASURES} */ ( key );
		const core = median( pairs.map( ( pair ) => pair.core[ measure ] ) );
		const own = median( pairs.map( ( pair ) => pair.atelier[ measure ] ) );
		const ratio = median(
			pairs.map(
				( pair ) => pair.atelier[ measure ] / pair.core[ measure ]
			)
		);
		return `| ${ label } | ${ Math.round( core ) } ms | ${ Math.round( own ) } ms | ${ ratio.toFixed( 2 ) } | ≤ ${ TARGET } ${ ratio <= TARGET ? '✓' : '✗' } |`;
	} );
	return [
		`| ${ name } | WordPress | Atelier | ratio | target |`,
		'| --- | ---: | ---: | ---: | --- |',
		...rows,
	].join( '\n' );
}
