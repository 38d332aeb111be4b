import { test as base, type BrowserContext } from '@playwright/test';
import { Atelier } from './atelier';
import { stateOf } from './logIn';
import { offer } from './recovery';
import { Site } from './site';
import { restoreDatabase, siteOf, SITES } from './sites';

export { expect } from '@playwright/test';

interface Fixtures {
	/** Whether the block editor is loaded ahead of need as soon as the browser is idle, as for users. */
	readonly warmsUp: boolean;
	/** Has every test begin with the same site. */
	readonly untouched: boolean;
	readonly site: Site;
	readonly atelier: Atelier;
}

/** How long after its page the editor is loaded ahead of need, in milliseconds: most tests are elsewhere by then. */
const LATE = 10_000;

/**
 * Loading the block editor takes half of the time of a test that has no use for it. Runs in the page, where the browser
 * is said to be busy until then; once the block editor is there, WordPress needs to know when the browser is idle.
 */
function postponeIdle( late: number ): void {
	const real = window.requestIdleCallback.bind( window );
	window.requestIdleCallback = ( callback, options ) => {
		const isThere =
			'blockEditor' in
			( ( window as unknown as { wp?: object } ).wp ?? {} );
		const rest = late - performance.now();
		if ( isThere || options?.timeout !== undefined || rest <= 0 ) {
			return real( callback, options );
		}
		setTimeout( () => real( callback ), rest );
		return 0;
	};
}

/* eslint-disable no-empty-pattern -- Playwright reads the names from these patterns. */
/** A test with an administrator's browser, and the site's REST API at hand. */
export const test = base.extend< Fixtures >( {
	baseURL: ( {}, use, { parallelIndex } ) =>
		use( siteOf( parallelIndex ).url ),
	storageState: ( {}, use, { parallelIndex } ) =>
		use( stateOf( parallelIndex ) ),
	warmsUp: [ false, { option: true } ],
	context: async ( { context, warmsUp }, use ) => {
		if ( ! warmsUp ) {
			await context.addInitScript( postponeIdle, LATE );
		}
		await use( context );
	},
	untouched: [
		async ( {}, use, { parallelIndex } ) => {
			const site = siteOf( parallelIndex );
			await restoreDatabase( site );
			await use( site.isOwn );
		},
		{ auto: true },
	],
	site: ( { context }, use ) => use( new Site( context.request ) ),
	atelier: async ( { page, site, untouched }, use ) => {
		if ( ! untouched ) {
			await site.resetPreferences();
		}
		// Whoever left something unsaved in the same test is about something else when the page is opened again.
		await page.addLocatorHandler( offer( page ), ( dialog ) =>
			dialog.getByRole( 'button', { name: 'Not now' } ).click()
		);
		await use( new Atelier( page ) );
	},
} );
/* eslint-enable no-empty-pattern */

/** Whether the site under test is our own, with the plugin in tests/e2e/plugin. */
export const hasTestPlugin = SITES.every( ( { isOwn } ) => isOwn );

/** Makes the site right-to-left for a browser; only on our own test server. */
export async function makeRightToLeft(
	context: BrowserContext,
	baseURL: string
): Promise< void > {
	await context.addCookies( [
		{ name: 'atelier_e2e_rtl', value: '1', url: baseURL },
	] );
}
