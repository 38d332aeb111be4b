/**
 * `npm test`: from a fresh clone to a result. Ends with one line, `N passed, N failed`.
 *
 * Names of checks limit it to those: `npm test -- types lint unit php e2e package blueprint`. `npm test -- changed` runs what the
 * changes since the last commit can touch. `npm run test:all` also runs what seldom differs between releases of WordPress and PHP,
 * and `npm run test:reliability` what takes hours.
 */
import { sum } from './checks/count.mjs';
import { ensureBuild } from './setup/build.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';

/** @typedef {import('./checks/count.mjs').Count} Count */

/** @type {Record<string, () => Promise<Count>>} */
const CHECKS = {
	types: async () =>
		( await import( './checks/types.mjs' ) ).checkTypes(
			wanted.length > 0 && ! wanted.includes( 'php' )
		),
	lint: async () => ( await import( './checks/lint.mjs' ) ).checkLint(),
	unit: async () => ( await import( './checks/unit.mjs' ) ).checkUnits(),
	php: async () => ( await import( './checks/php.mjs' ) ).checkPhp(),
	e2e: async () => ( await import( './checks/e2e.mjs' ) ).checkJourneys(),
	package: async () => ( await import( './checks/e2e.mjs' ) ).checkPackage(),
	blueprint: async () =>
		( await import( './checks/blueprint.mjs' ) ).checkBlueprint(),
	changed: async () =>
		( await import( './checks/changed.mjs' ) ).checkChanged(),
	reliability: async () => {
		const php = await (
			await import( './checks/php.mjs' )
		).checkPublishing();
		const e2e = await (
			await import( './checks/e2e.mjs' )
		).checkReliability();
		return sum( [ php, e2e ] );
	},
};

/**
 * The order of the checks, with those that run in parallel: PHP takes longer than all that it runs beside. Journeys have the
 * machine to themselves.
 */
const STEPS = [
	[ [ 'types', 'lint', 'unit', 'package', 'blueprint' ], [ 'php' ] ],
	[ [ 'e2e' ] ],
];

/** Characters of a failure that are repeated at the end. */
const MAX_FAILURE = 2000;

const wanted = process.argv.slice( 2 ).filter( ( word ) => word !== '--all' );
// These run only by their names.
for ( const name of [ 'reliability', 'changed' ] ) {
	if ( wanted.includes( name ) ) {
		STEPS.push( [ [ name ] ] );
	}
}
const unknown = wanted.filter( ( name ) => ! ( name in CHECKS ) );
if ( unknown.length > 0 ) {
	console.error(
		`No such check: ${ unknown.join( ', ' ) }. There are: ${ Object.keys( CHECKS ).join( ', ' ) }.`
	);
	process.exit( 2 );
}

const total = { passed: 0, failed: 0 };
/** @type {string[]} */
const failures = [];
try {
	await ensureDependencies();
	await ensureBuild();
	for ( const tracks of STEPS ) {
		await Promise.all( tracks.map( runAll ) );
	}
} catch ( error ) {
	note( error );
	total.failed += 1;
}
// Again, as what is printed in between is long.
for ( const failure of failures ) {
	console.error( `✘ ${ failure.slice( 0, MAX_FAILURE ) }` );
}
console.log( `\n${ total.passed } passed, ${ total.failed } failed` );
process.exit( total.failed === 0 ? 0 : 1 );

/** @param {unknown} error */
function note( error ) {
	const message = error instanceof Error ? error.message : String( error );
	console.error( message );
	failures.push( message );
}

/** @param {string[]} names Checks; only the requested ones run. */
async function runAll( names ) {
	for ( const name of names ) {
		const check = CHECKS[ name ];
		if ( ! check || ( wanted.length > 0 && ! wanted.includes( name ) ) ) {
			continue;
		}
		const started = Date.now();
		console.log( `\n── ${ name }` );
		const count = await check().catch( ( /** @type {unknown} */ error ) => {
			// A check that can't run is a failure.
			note( error );
			return { passed: 0, failed: 1, failures: [] };
		} );
		total.passed += count.passed;
		total.failed += count.failed;
		failures.push(
			...( count.failures ?? [] ).map(
				( failure ) => `${ name }: ${ failure }`
			)
		);
		console.log(
			`── ${ name }: ${ count.passed } passed, ${ count.failed } failed (${ Math.round( ( Date.now() - started ) / 1000 ) } s)`
		);
	}
}
