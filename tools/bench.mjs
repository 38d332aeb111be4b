/**
 * `npm run bench`: WordPress's own Site Editor and Atelier on the same site, one after the other in one run. Prints a table,
 * writes it into docs/performance.md, and fails if a measure exceeds its budget (bench/budgets.mjs). `npm run bench -- drafts`
 * measures what a site draft's link costs PHP, and only prints it.
 *
 * `--large` measures on a site with 10,000 pages; `--runs=5` sets the number of measurements; `--release=oldest` measures on the
 * oldest WordPress; `--only="edit a page"` measures the scenarios with these words in their names and only prints them.
 * WP_BASE_URL measures an existing site on this machine instead, with WP_USERNAME and WP_PASSWORD, on which Atelier is active.
 */
import { parseArgs } from 'node:util';
import { ensureBuild } from './setup/build.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';

/** @typedef {{ runs: number | undefined, release: 'latest' | 'oldest', only: string | undefined, isLarge: boolean }} BenchOptions Without a number of runs, each kind has its own. */

/** @type {Record<string, () => Promise<{ measure: (options: BenchOptions) => Promise<void> }>>} */
const KINDS = {
	screens: () => import( './bench/screens.mjs' ),
	drafts: () => import( './bench/drafts.mjs' ),
};

const { values, positionals } = parseArgs( {
	allowPositionals: true,
	options: {
		runs: { type: 'string' },
		release: { type: 'string', default: 'latest' },
		only: { type: 'string' },
		large: { type: 'boolean', default: false },
	},
} );
const load = KINDS[ positionals[ 0 ] ?? 'screens' ];
if ( ! load || positionals.length > 1 ) {
	throw new Error( `One of these: ${ Object.keys( KINDS ).join( ', ' ) }.` );
}
const runs = values.runs === undefined ? undefined : Number( values.runs );
if ( runs !== undefined && ( ! Number.isInteger( runs ) || runs < 1 ) ) {
	throw new Error( '--runs takes a whole number from 1.' );
}
if ( values.release !== 'latest' && values.release !== 'oldest' ) {
	throw new Error( '--release takes latest or oldest.' );
}

await ensureDependencies();
await ensureBuild();
await (
	await load()
).measure( {
	runs,
	release: values.release,
	only: values.only,
	isLarge: values.large,
} );
