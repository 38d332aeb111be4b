/**
 * `npm run bench:drafts`: the cost of a page in a site draft compared to the live page, with this machine's PHP.
 * Prints a table for docs/site-drafts.md.
 *
 * `--pairs=30` sets the number of requests per page, `--release=oldest` measures WordPress 6.8.
 */
import { parseArgs } from 'node:util';
import { ensureBuild } from './setup/build.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';

/** How much more than the page itself. */
const TARGET = 1.2;

const { values } = parseArgs( {
	options: {
		pairs: { type: 'string', default: '30' },
		release: { type: 'string', default: 'latest' },
	},
} );

await ensureDependencies();
await ensureBuild();

const { measureSharedPages } = await import( './bench/drafts.mjs' );
const { findPhp } = await import( './php.mjs' );
const { obtainWordPress } = await import( './wordpress/obtain.mjs' );

const php = findPhp();
if ( ! php ) {
	throw new Error( 'There is no PHP on this machine.' );
}
const { changes, database, rows } = await measureSharedPages( {
	core: await obtainWordPress(
		values.release === 'oldest' ? 'oldest' : 'latest'
	),
	php: php.program,
	pairs: Number( values.pairs ),
	log: console.log,
} );
console.log(
	[
		`\n${ changes } changes, ${ values.pairs } pairs, PHP ${ php.version }, ${ database }\n`,
		'| page | without | by link | ratio | target |',
		'| --- | ---: | ---: | ---: | --- |',
		...rows.map(
			( { page, plain, shared, ratio } ) =>
				`| ${ page } | ${ plain.toFixed( 1 ) } ms | ${ shared.toFixed( 1 ) } ms | ${ ratio.toFixed( 2 ) } | ≤ ${ TARGET } ${ ratio <= TARGET ? '✓' : '✗' } |`
		),
	].join( '\n' )
);
