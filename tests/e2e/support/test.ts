import { test as base, type BrowserContext } from '@playwright/test';
import path from 'node:path';
import { Atelier } from './atelier';
import { Site } from './site';

export { expect } from '@playwright/test';

interface Fixtures {
	readonly site: Site;
	readonly atelier: Atelier;
}

interface WorkerFixtures {
	/** Where the cookies of the administrator are kept for this worker. */
	readonly adminState: string;
}

const NAME = process.env[ 'WP_USERNAME' ] ?? 'admin';
const PASSWORD = process.env[ 'WP_PASSWORD' ] ?? 'password';

/** A test with an administrator's browser, and the site's REST API at hand. */
export const test = base.extend< Fixtures, WorkerFixtures >( {
	adminState: [
		async ( { playwright }, use, worker ) => {
			const { baseURL } = worker.project.use;
			const request = await playwright.request.newContext(
				baseURL === undefined ? {} : { baseURL }
			);
			await new Site( request ).logIn( NAME, PASSWORD );
			const file = path.join(
				worker.project.outputDir,
				`admin-${ worker.workerIndex }.json`
			);
			await request.storageState( { path: file } );
			await request.dispose();
			await use( file );
		},
		{ scope: 'worker' },
	],
	storageState: ( { adminState }, use ) => use( adminState ),
	site: ( { context }, use ) => use( new Site( context.request ) ),
	atelier: ( { page }, use ) => use( new Atelier( page ) ),
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
