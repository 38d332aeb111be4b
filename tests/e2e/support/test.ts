import { test as base, type BrowserContext } from '@playwright/test';
import { Atelier } from './atelier';
import { stateOf } from './logIn';
import { offer } from './recovery';
import { Site } from './site';

export { expect } from '@playwright/test';

interface Fixtures {
	readonly site: Site;
	readonly atelier: Atelier;
}

/** A test with an administrator's browser, and the site's REST API at hand. */
export const test = base.extend< Fixtures >( {
	// eslint-disable-next-line no-empty-pattern -- Playwright reads the names from this pattern.
	storageState: ( {}, use, { parallelIndex } ) =>
		use( stateOf( parallelIndex ) ),
	site: ( { context }, use ) => use( new Site( context.request ) ),
	atelier: async ( { page, site }, use ) => {
		await site.resetPreferences();
		// Whoever left something unsaved in the same test is about something else when the page is opened again.
		await page.addLocatorHandler( offer( page ), ( dialog ) =>
			dialog.getByRole( 'button', { name: 'Not now' } ).click()
		);
		await use( new Atelier( page ) );
	},
} );

/** Whether the site under test is our own, with the plugin in tests/e2e/plugin. */
export const hasTestPlugin = process.env[ 'ATELIER_E2E_SERVER' ] === '1';

/** Makes the site right-to-left for a browser; only on our own test server. */
export async function makeRightToLeft(
	context: BrowserContext,
	baseURL: string
): Promise< void > {
	await context.addCookies( [
		{ name: 'atelier_e2e_rtl', value: '1', url: baseURL },
	] );
}
