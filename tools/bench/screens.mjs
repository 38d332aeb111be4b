/**
 * The screens and the editor, in WordPress's own Site Editor and in Atelier in turn, each time in a fresh browser profile with a
 * logged-in user. Fails if a measure exceeds its budget.
 */
import { EDITORS } from './editors.mjs';
import { measure as measureOnce } from './measure.mjs';
import { BUDGETED_RELEASE, limitsOf } from './budgets.mjs';
import { overBudget, publish, rowsOf, tableOf } from './report.mjs';
import { prepareScenarios } from './scenarios.mjs';
import { onSiteToMeasure } from './site.mjs';
import { launchChromium } from '../browser.mjs';
import { logIn } from '../server/administrator.mjs';

/** @param {import('../bench.mjs').BenchOptions} options */
export const measure = ( { runs = 5, release, only, isLarge } ) =>
	onSiteToMeasure( { release, isLarge }, async ( url, where ) => {
		const { pairs, version } = await measureAll( {
			url,
			runs,
			only,
			isLarge,
		} );
		const rows = rowsOf( pairs, isLarge );
		publish(
			`${ version.split( '.' ).slice( 0, 2 ).join( '.' ) }${ isLarge ? ' large' : '' }`,
			`WordPress ${ version } on ${ where }, ${ runs } ${ runs === 1 ? 'run' : 'runs' }`,
			tableOf( rows ),
			only !== undefined
		);
		const over = version.startsWith( BUDGETED_RELEASE )
			? overBudget( rows )
			: [];
		if ( over.length > 0 ) {
			console.error( over.join( '\n' ) );
			process.exitCode = 1;
		}
	} );

/** @param {{ url: string, runs: number, only: string | undefined, isLarge: boolean }} options */
async function measureAll( { url, runs, only = '', isLarge } ) {
	const browser = await launchChromium( [
		// Otherwise V8 compiles a script again when it throws, as `wp-components` does, and somebody listens, as Playwright does.
		'--js-flags=--no-enable-lazy-source-positions',
	] );
	// Nothing throws while somebody types, and functions that are compiled then would cost more than they do users.
	const untouched = await launchChromium();
	try {
		const context = await browser.newContext( { baseURL: url } );
		const { scenarios, cleanUp } = await prepareScenarios(
			await logIn( context.request ),
			isLarge
		);
		const storageState = await context.storageState();
		/** @type {(key: 'core' | 'atelier', scenario: import('./measure.mjs').Scenario, isWarmUp: boolean) => ReturnType<typeof measureOnce>} */
		const inProfile = async ( key, scenario, isWarmUp ) => {
			const own = scenario.name.startsWith( 'type' )
				? untouched
				: browser;
			const profile = await own.newContext( {
				baseURL: url,
				storageState,
				viewport: { width: 1400, height: 900 },
			} );
			try {
				return await measureOnce(
					profile,
					EDITORS[ key ],
					scenario,
					isWarmUp
				);
			} finally {
				await profile.close();
			}
		};
		const wanted = scenarios.filter(
			( { name } ) => name.includes( only ) && limitsOf( name, isLarge )
		);
		/** @type {import('./report.mjs').Pairs} */
		const pairs = {};
		try {
			// The first run isn't counted: it fills the server's own caches.
			for ( let run = 0; run <= runs; run++ ) {
				const isWarmUp = run === 0;
				for ( const scenario of wanted ) {
					console.log(
						`${ isWarmUp ? 'warming up' : `run ${ run } of ${ runs }` }: ${ scenario.name }`
					);
					const pair = {
						core: await inProfile( 'core', scenario, isWarmUp ),
						atelier: await inProfile(
							'atelier',
							scenario,
							isWarmUp
						),
					};
					if ( ! isWarmUp ) {
						( pairs[ scenario.name ] ??= [] ).push( pair );
					}
				}
			}
		} finally {
			await cleanUp();
		}
		return { pairs, version: await versionOf( context ) };
	} finally {
		await Promise.all( [ browser.close(), untouched.close() ] );
	}
}

/**
 * @param {import('@playwright/test').BrowserContext} context
 * @return {Promise<string>} The site's version of WordPress.
 */
async function versionOf( context ) {
	const front = await ( await context.request.get( '/feed/' ) ).text();
	return /wordpress\.org\/\?v=([\d.]+)/.exec( front )?.[ 1 ] ?? 'unknown';
}
