import type { Browser } from '@playwright/test';
import { Site } from './site';

/** A user with a role, and with a browser context of its own. */
export async function logInAs(
	role: string,
	admin: Site,
	browser: Browser,
	baseURL: string
) {
	const name = `e2e-${ role }-${ Date.now() }-${ Math.floor( Math.random() * 1000 ) }`;
	const password = 'a long enough password';
	const { id } = await admin.rest( 'POST', '/wp/v2/users', {
		username: name,
		email: `${ name }@example.org`,
		password,
		roles: [ role ],
	} );
	const context = await browser.newContext( {
		baseURL,
		storageState: { cookies: [], origins: [] },
	} );
	const own = new Site( context.request );
	await own.logIn( name, password );
	await own.resetPreferences();
	return {
		id,
		name,
		password,
		context,
		remove: async () => {
			await context.close();
			await admin.rest(
				'DELETE',
				`/wp/v2/users/${ id }?force=true&reassign=1`
			);
		},
	};
}
