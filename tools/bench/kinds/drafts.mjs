/**
 * The cost of a page in a site draft compared to the live page, with this machine's PHP, in pairs of requests. Prints a table for
 * docs/site-drafts.md.
 */
import { findPhp } from '../../php.mjs';
import { obtainWordPress } from '../../wordpress/obtain.mjs';
import { measureSharedPages } from '../drafts.mjs';

/** How much more than the page itself. */
const TARGET = 1.2;

/** @param {import('../../bench.mjs').BenchOptions} options */
export async function measure( { runs = 30, release } ) {
	const php = findPhp();
	if ( ! php ) {
		throw new Error( 'There is no PHP on this machine.' );
	}
	const { changes, database, rows } = await measureSharedPages( {
		core: await obtainWordPress( release ),
		php: php.program,
		pairs: runs,
		log: console.log,
	} );
	console.log(
		[
			`\n${ changes } changes, ${ runs } pairs, PHP ${ php.version }, ${ database }\n`,
			'| page | without | by link | ratio | target |',
			'| --- | ---: | ---: | ---: | --- |',
			...rows.map(
				( { page, plain, shared, ratio } ) =>
					`| ${ page } | ${ plain.toFixed( 1 ) } ms | ${ shared.toFixed( 1 ) } ms | ${ ratio.toFixed( 2 ) } | ≤ ${ TARGET } ${ ratio <= TARGET ? '✓' : '✗' } |`
			),
		].join( '\n' )
	);
}
