import type { APIRequestContext } from '@playwright/test';

type Json = Record< string, unknown >;

/** A record in REST, with the properties that tests read. */
export interface RestRecord extends Json {
	readonly id: number | string;
	readonly link: string;
}

/** The WordPress under test, over its REST API. */
export class Site {
	private nonce: string | null = null;

	public constructor( private readonly request: APIRequestContext ) {}

	/** Logs in with the form, as a user would. */
	public async logIn( name: string, password: string ): Promise< void > {
		await this.request.get( '/wp-login.php' );
		const answer = await this.request.post( '/wp-login.php', {
			form: { log: name, pwd: password, testcookie: '1' },
			maxRedirects: 0,
		} );
		if ( answer.status() !== 302 ) {
			throw new Error(
				`${ name } could not log in: ${ answer.status() }`
			);
		}
	}

	/** Sends a request and returns its JSON; throws on errors. */
	public async rest< Answer = RestRecord >(
		method: 'GET' | 'POST' | 'PUT' | 'DELETE',
		path: string,
		data?: Json
	): Promise< Answer > {
		this.nonce ??= await this.fetchNonce();
		// Works with every permalink structure.
		const [ route, query = '' ] = path.split( '?' );
		const search = new URLSearchParams( query );
		search.set( 'rest_route', route ?? '' );
		const answer = await this.request.fetch( `/?${ search.toString() }`, {
			method,
			headers: { 'X-WP-Nonce': this.nonce, 'X-Atelier': '1' },
			...( data ? { data } : {} ),
		} );
		if ( ! answer.ok() ) {
			throw new Error(
				`${ method } ${ path } answered ${ answer.status() }: ${ await answer.text() }`
			);
		}
		return ( await answer.json() ) as Answer;
	}

	/** Uploads a file to the media library and returns its id. */
	public async upload( name: string, bytes: Buffer ): Promise< number > {
		this.nonce ??= await this.fetchNonce();
		const answer = await this.request.post( '/?rest_route=/wp/v2/media', {
			headers: {
				'X-WP-Nonce': this.nonce,
				'X-Atelier': '1',
				'Content-Disposition': `attachment; filename="${ name }"`,
				'Content-Type': 'image/png',
			},
			data: bytes,
		} );
		if ( ! answer.ok() ) {
			throw new Error( `${ name } was answered ${ answer.status() }` );
		}
		const { id } = ( await answer.json() ) as { id: number };
		return id;
	}

	/** Deletes all records of a route that match a search. */
	public async remove( route: string, words: string ): Promise< void > {
		const found = await this.rest< RestRecord[] >(
			'GET',
			`/wp/v2/${ route }?per_page=100&search=${ words }&_fields=id`
		);
		for ( const { id } of found ) {
			await this.rest( 'DELETE', `/wp/v2/${ route }/${ id }?force=true` );
		}
	}

	/** Resets the editor's preferences of earlier tests. The welcome guides stay closed. */
	public async resetPreferences( guides = false ): Promise< void > {
		await this.rest( 'POST', '/wp/v2/users/me', {
			meta: {
				persisted_preferences: {
					_modified: new Date().toISOString(),
					'core/edit-site': {
						welcomeGuide: guides,
						welcomeGuideStyles: guides,
						welcomeGuidePage: guides,
						welcomeGuideTemplate: guides,
					},
				},
			},
		} );
	}

	/** The response that a visitor gets for a URL. */
	public async visit( url: string ): Promise< string > {
		const answer = await this.request.get( url );
		return answer.text();
	}

	/** The stylesheet of the active theme, such as `twentytwentyfive`. */
	public async theme(): Promise< string > {
		const [ theme ] = await this.rest< { stylesheet: string }[] >(
			'GET',
			'/wp/v2/themes?status=active'
		);
		if ( ! theme ) {
			throw new Error( 'The site has no active theme' );
		}
		return theme.stylesheet;
	}

	/** Activates a theme as the Themes screen does. */
	public async activateTheme( stylesheet: string ): Promise< void > {
		const screen = await this.visit( '/wp-admin/themes.php' );
		const [ link ] =
			new RegExp(
				`themes\\.php\\?action=activate[^"'\\\\]*stylesheet=${ stylesheet }&[^"'\\\\]*`
			).exec( screen ) ?? [];
		if ( ! link ) {
			throw new Error( `${ stylesheet } can’t be activated` );
		}
		await this.request.get(
			`/wp-admin/${ link.replaceAll( /&(?:amp|#038);/g, '&' ) }`
		);
		if ( ( await this.theme() ) !== stylesheet ) {
			throw new Error( `${ stylesheet } isn’t active` );
		}
	}

	private async fetchNonce(): Promise< string > {
		const answer = await this.request.get(
			'/wp-admin/admin-ajax.php?action=rest-nonce'
		);
		return answer.text();
	}
}
