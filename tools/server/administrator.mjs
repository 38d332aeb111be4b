const NAME = process.env.WP_USERNAME ?? 'admin';
const PASSWORD = process.env.WP_PASSWORD ?? 'password';

export const CREDENTIALS = /** @type {const} */ ( [ NAME, PASSWORD ] );

/** @typedef {( method: 'GET' | 'POST' | 'DELETE', path: string, data?: Record<string, unknown> ) => Promise<any>} Rest Sends a request to a site's REST API; resolves with the answer's JSON. */

/** Guides that greet those who see an editor for the first time. */
const GUIDES = {
	welcomeGuide: false,
	welcomeGuideStyles: false,
	welcomeGuidePage: false,
	welcomeGuideTemplate: false,
};

/**
 * Logs the administrator in, whose preferences are then those of somebody who has closed all guides.
 *
 * @param {import('@playwright/test').APIRequestContext} request Of the site's address; keeps the cookies.
 * @param {Record<string, object>}                       [preferences] Further ones, by scope.
 * @return {Promise<Rest>}
 */
export async function logIn( request, preferences = {} ) {
	await request.get( '/wp-login.php' );
	await request.post( '/wp-login.php', {
		form: { log: NAME, pwd: PASSWORD, testcookie: '1' },
		maxRedirects: 0,
	} );
	const nonce = await request.get(
		'/wp-admin/admin-ajax.php?action=rest-nonce'
	);
	const headers = { 'X-WP-Nonce': await nonce.text() };
	/** @type {Rest} */
	const rest = async ( method, path, data ) => {
		const [ route = '', query ] = path.split( '?' );
		const search = new URLSearchParams( query );
		// Works with every permalink structure.
		search.set( 'rest_route', route );
		const answer = await request.fetch( `/?${ search }`, {
			method,
			headers,
			...( data ? { data } : {} ),
		} );
		if ( ! answer.ok() ) {
			throw new Error(
				`${ method } ${ path } answered ${ answer.status() }: ${ await answer.text() }`
			);
		}
		return answer.json();
	};
	await rest( 'POST', '/wp/v2/users/me', {
		meta: {
			persisted_preferences: {
				_modified: new Date().toISOString(),
				core: GUIDES,
				'core/edit-site': GUIDES,
				...preferences,
			},
		},
	} );
	return rest;
}
