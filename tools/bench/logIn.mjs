const NAME = process.env.WP_USERNAME ?? 'admin';
const PASSWORD = process.env.WP_PASSWORD ?? 'password';

/**
 * Logs in, and closes the Site Editor's welcome guides permanently.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string}                             baseURL
 */
export async function logIn( browser, baseURL ) {
	const context = await browser.newContext( { baseURL } );
	const page = await context.newPage();
	await page.goto( '/wp-login.php', { waitUntil: 'commit' } );
	await page.fill( '#user_login', NAME );
	await page.fill( '#user_pass', PASSWORD );
	await page.click( '#wp-submit' );
	await page.waitForURL( /wp-admin/, { waitUntil: 'commit' } );
	await page.goto( '/wp-admin/admin.php?page=atelier', {
		waitUntil: 'domcontentloaded',
	} );
	const guides = {
		welcomeGuide: false,
		welcomeGuideStyles: false,
		welcomeGuidePage: false,
		welcomeGuideTemplate: false,
	};
	const [ { stylesheet: theme } ] = await rest(
		page,
		'GET',
		'/wp/v2/themes?status=active'
	);
	await rest( page, 'POST', '/wp/v2/users/me', {
		meta: {
			persisted_preferences: {
				'core/edit-site': guides,
				core: guides,
				_modified: new Date().toISOString(),
			},
		},
	} );
	return { context, page, theme };
}

/**
 * @param {import('@playwright/test').BrowserContext} context
 * @return {Promise<string>} The site's version of WordPress.
 */
export async function versionOf( context ) {
	const front = await ( await context.request.get( '/feed/' ) ).text();
	return /wordpress\.org\/\?v=([\d.]+)/.exec( front )?.[ 1 ] ?? 'unknown';
}

/**
 * Sends a request to the site's REST API as the logged-in user.
 *
 * @param {import('@playwright/test').Page}  page   Anywhere on the site.
 * @param {'GET' | 'POST' | 'DELETE'}        method
 * @param {string}                           route
 * @param {Record<string, unknown>}          [body]
 * @return {Promise<any>} The answer's JSON.
 */
export const rest = ( page, method, route, body ) =>
	page.evaluate(
		async ( [ verb, wanted, json ] ) => {
			const nonce = await (
				await fetch( '/wp-admin/admin-ajax.php?action=rest-nonce' )
			).text();
			const [ path = '', query = '' ] = wanted.split( '?' );
			const answer = await fetch(
				`/?rest_route=${ encodeURIComponent( path ) }&${ query }`,
				{
					method: verb,
					headers: {
						'X-WP-Nonce': nonce,
						'Content-Type': 'application/json',
					},
					...( json ? { body: json } : {} ),
				}
			);
			return answer.json();
		},
		/** @type {const} */ ( [
			method,
			route,
			body ? JSON.stringify( body ) : '',
		] )
	);
