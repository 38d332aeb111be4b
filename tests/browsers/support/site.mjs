import { request } from '@playwright/test';

const NAME = process.env.WP_USERNAME ?? 'admin';
const PASSWORD = process.env.WP_PASSWORD ?? 'password';

export const CREDENTIALS = /** @type {const} */ ( [ NAME, PASSWORD ] );

/** The WordPress under test, over its REST API and outside of the browsers. */
export class Site {
	/** @param {string} url Without a trailing slash. */
	constructor( url ) {
		this.url = url;
		/** @type {import('@playwright/test').APIRequestContext | null} */
		this.context = null;
		this.nonce = '';
	}

	async logIn() {
		this.context = await request.newContext( { baseURL: this.url } );
		await this.context.get( '/wp-login.php' );
		await this.context.post( '/wp-login.php', {
			form: { log: NAME, pwd: PASSWORD, testcookie: '1' },
			maxRedirects: 0,
		} );
		const answer = await this.context.get(
			'/wp-admin/admin-ajax.php?action=rest-nonce'
		);
		this.nonce = await answer.text();
	}

	/** Resets the editor's preferences; the welcome guides stay closed. */
	async resetPreferences() {
		await this.rest( 'POST', '/wp/v2/users/me', {
			meta: {
				persisted_preferences: {
					_modified: new Date().toISOString(),
					'core/edit-site': {
						welcomeGuide: false,
						welcomeGuideStyles: false,
						welcomeGuidePage: false,
						welcomeGuideTemplate: false,
					},
				},
			},
		} );
	}

	/**
	 * @param {'GET' | 'POST' | 'DELETE'}  method
	 * @param {string}                     path
	 * @param {Record<string, unknown>}    [data]
	 * @return {Promise<any>} The answer's JSON.
	 */
	async rest( method, path, data ) {
		const [ route = '', query ] = path.split( '?' );
		const search = new URLSearchParams( query );
		// Works with every permalink structure.
		search.set( 'rest_route', route );
		const answer = await this.context?.fetch( `/?${ search }`, {
			method,
			headers: { 'X-WP-Nonce': this.nonce },
			...( data ? { data } : {} ),
		} );
		if ( ! answer?.ok() ) {
			throw new Error(
				`${ method } ${ path } answered ${ answer?.status() }: ${ await answer?.text() }`
			);
		}
		return answer.json();
	}

	async close() {
		await this.context?.dispose();
	}
}
