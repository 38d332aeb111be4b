import { test as base, type BrowserContext } from '@playwright/test';
import { Atelier } from './atelier';
import { stateOf } from './logIn';
import { openProfile, type Profile } from './profile';
import { offer } from './recovery';
import { Site } from './site';
import { restoreDatabase, siteOf, SITES } from './sites';

export { expect } from '@playwright/test';

interface WorkerFixtures {
	readonly profile: Profile;
}

interface Fixtures {
	/** Whether a test has a browser context of its own, for changes that can't be undone, such as a clock. */
	readonly isApart: boolean;
	/** Makes every test start with the same site. */
	readonly untouched: boolean;
	readonly site: Site;
	readonly atelier: Atelier;
}

/* oxlint-disable no-empty-pattern -- Playwright reads the names from these patterns. */
/** A test with an administrator's browser, and the site's REST API. */
export const test = base.extend< Fixtures, WorkerFixtures >( {
	profile: [
		async ( { launchOptions }, use, { parallelIndex, project } ) => {
			const profile = await openProfile( launchOptions, {
				...project.use.contextOptions,
				viewport: project.use.viewport ?? null,
				baseURL: siteOf( parallelIndex ).url,
			} );
			await use( profile );
			await profile.close();
		},
		{ scope: 'worker' },
	],
	isApart: [ false, { option: true } ],
	context: async (
		{
			browser,
			profile,
			isApart,
			hasTouch,
			javaScriptEnabled,
			storageState,
		},
		use,
		{ parallelIndex }
	) => {
		const isUsual =
			! isApart &&
			! hasTouch &&
			javaScriptEnabled &&
			typeof storageState === 'string';
		if ( isUsual ) {
			await profile.reset( siteOf( parallelIndex ).url, storageState );
			await use( profile.context );
			return;
		}
		const context = await browser.newContext();
		await use( context );
		await context.close();
	},
	page: async ( { page, viewport }, use ) => {
		// Tests of all widths share the profile.
		if ( viewport ) {
			await page.setViewportSize( viewport );
		}
		await use( page );
	},
	baseURL: ( {}, use, { parallelIndex } ) =>
		use( siteOf( parallelIndex ).url ),
	storageState: ( {}, use, { parallelIndex } ) =>
		use( stateOf( parallelIndex ) ),
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
		// A test that leaves unsaved changes doesn't expect the dialog when it opens the page again.
		await page.addLocatorHandler( offer( page ), ( dialog ) =>
			dialog.getByRole( 'button', { name: 'Not now' } ).click()
		);
		await use( new Atelier( page ) );
	},
} );
/* oxlint-enable no-empty-pattern */

/** Whether the site under test was started for the tests, with the plugin in tests/e2e/plugin. */
export const hasTestPlugin = SITES.every( ( { isOwn } ) => isOwn );

/** Makes the site right-to-left for a browser; only on a server started for the tests. */
export async function makeRightToLeft(
	context: BrowserContext,
	baseURL: string
): Promise< void > {
	await context.addCookies( [
		{ name: 'atelier_e2e_rtl', value: '1', url: baseURL },
	] );
}
