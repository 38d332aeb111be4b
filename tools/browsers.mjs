/**
 * `npm run test:browsers`: journeys in Firefox and WebKit, through the drivers of their own, on a WordPress started for them or the one that
 * WP_BASE_URL names. Ends with one line, `N passed, N failed`. A browser that isn't on this machine is skipped.
 *
 * Names limit it to browsers or files: `npm run test:browsers -- webkit fonts`.
 */
import { ensureBuild } from './setup/build.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';

ensureDependencies();
await ensureBuild( console.log );

const { BROWSER_NAMES, runJourneys } = await import( './browsers/run.mjs' );
const { startSite } = await import( './browsers/start.mjs' );

const wanted = process.argv.slice( 2 );
const named = wanted.filter( ( name ) => BROWSER_NAMES.includes( name ) );
const files = wanted.filter( ( name ) => ! BROWSER_NAMES.includes( name ) );
const total = { passed: 0, failed: 0 };
const server = await startSite();
try {
	for ( const name of named.length > 0 ? named : BROWSER_NAMES ) {
		const count = await runJourneys( name, server.url, files ).catch(
			( /** @type {unknown} */ error ) => {
				// A browser that is there and can't be used has not passed.
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
