/**
 * `npm run test:browsers`: journeys in Firefox and WebKit with drivers of our own, on a WordPress started for them or
 * the one at WP_BASE_URL. Ends with one line, `N passed, N failed`. Browsers that aren't installed are skipped.
 *
 * Names limit it to browsers or files: `npm run test:browsers -- webkit fonts`.
 */
import { ensureBuild } from './setup/build.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';

await ensureDependencies();
await ensureBuild();

const { BROWSER_NAMES, runJourneys } =
	await import( '../tests/browsers/support/run.mjs' );
const { startSite } = await import( './server/start.mjs' );

const wanted = process.argv.slice( 2 );
const named = wanted.filter( ( name ) => BROWSER_NAMES.includes( name ) );
const files = wanted.filter( ( name ) => ! BROWSER_NAMES.includes( name ) );
const total = { passed: 0, failed: 0 };
const server = await startSite( { name: 'browsers' } );
try {
	for ( const name of named.length > 0 ? named : BROWSER_NAMES ) {
		const count = await runJourneys( name, server.url, files ).catch(
			( /** @type {unknown} */ error ) => {
				// An installed browser that can't be used is a failure.
				console.error( error );
				return { passed: 0, failed: 1 };
			}
		);
		total.passed += count.passed;
		total.failed += count.failed;
	}
} finally {
	await server.stop();
}
console.log( `\n${ total.passed } passed, ${ total.failed } failed` );
process.exit( total.failed === 0 ? 0 : 1 );
