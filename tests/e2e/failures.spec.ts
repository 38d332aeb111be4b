import type { Page, Route } from '@playwright/test';
import { expect, test } from './support/test';

/** What can come back instead of an answer, and what the user reads then. */
const FAULTS: Readonly<
	Record<
		string,
		{
			readonly answer: ( route: Route ) => Promise< void >;
			readonly words: RegExp;
		}
	>
> = {
	'a lost session (401)': {
		answer: json( 401, 'rest_not_logged_in' ),
		words: /not logged in any more/,
	},
	'a missing right (403)': {
		answer: json( 403, 'rest_forbidden' ),
		words: /not allowed/,
	},
	'nothing of that id (404)': {
		answer: json( 404, 'rest_post_invalid_id' ),
		words: /does not exist/,
	},
	'a fault of the server (500)': {
		answer: json( 500, 'internal_server_error' ),
		words: /error of its own/,
	},
	'HTML instead of JSON': {
		answer: ( route ) =>
			route.fulfill( {
				status: 200,
				contentType: 'text/html',
				body: '<b>Warning</b>: something',
			} ),
		words: /something other than data|error of its own/,
	},
	'no answer at all': {
		answer: ( route ) => route.abort( 'connectionreset' ),
		words: /could not be reached/,
	},
};

function json( status: number, code: string ) {
	return ( route: Route ) =>
		route.fulfill( {
			status,
			contentType: 'application/json',
			body: JSON.stringify( {
				code,
				message: 'Words of the server.',
				data: { status },
			} ),
		} );
}

/** Requests for one record, whatever the permalinks of the site. */
const recordRequest = ( path: string ) => ( url: URL ) =>
	decodeURIComponent( url.href ).includes( path ) &&
	! url.searchParams.has( 'atelier-stages' );

/** The stages carry answers to these requests with them; without the document they cannot. */
async function withoutPreload( page: Page ) {
	await page.route( /atelier-stages=1/, async ( route ) => {
		const url = new URL( route.request().url() );
		url.searchParams.delete( 'document' );
		await route.continue( { url: url.href } );
	} );
}

test.describe( 'a record that cannot be loaded', () => {
	for ( const [ name, { answer, words } ] of Object.entries( FAULTS ) ) {
		test( `because of ${ name } says so, and opens when it is tried again`, async ( {
			atelier,
			page,
			site,
		} ) => {
			const id = `${ await site.theme() }//single`;
			await withoutPreload( page );
			const isRecord = recordRequest( `/wp/v2/templates/${ id }` );
			await page.route( isRecord, answer );
			await atelier.open( `/wp_template/${ id }`, { canvas: 'edit' } );
			const alert = page
				.getByRole( 'alert' )
				.filter( { hasText: 'This cannot be opened' } );
			await expect( alert ).toBeVisible( { timeout: 60_000 } );
			await expect( alert ).toHaveText( words );
			await page.unroute( isRecord );
			await alert.getByRole( 'button', { name: 'Try again' } ).click();
			await atelier.waitForEditor();
		} );
	}
} );

test.describe( 'a save that fails', () => {
	for ( const [ name, { answer, words } ] of Object.entries( FAULTS ) ) {
		test( `because of ${ name } says so and loses nothing`, async ( {
			atelier,
			page,
			site,
		} ) => {
			const { id, link } = await site.rest( 'POST', '/wp/v2/pages', {
				title: 'Fragile',
				status: 'publish',
				content:
					'<!-- wp:paragraph --><p>Before</p><!-- /wp:paragraph -->',
			} );
			try {
				await atelier.edit( 'page', id );
				await atelier.canvas
					.getByText( 'Before', { exact: true } )
					.click();
				await page.keyboard.press( 'ControlOrMeta+a' );
				await page.keyboard.type( 'After' );

				const isSave = recordRequest( `/wp/v2/pages/${ id }` );
				await page.route( isSave, ( route ) =>
					route.request().method() === 'GET'
						? route.continue()
						: answer( route )
				);
				await atelier.button( 'Save' ).click();
				const notice = page
					.getByText( /was not saved and stays as you changed it/ )
					.first();
				await expect( notice ).toBeVisible();
				await expect( notice ).toHaveText( words );
				await expect( page.getByText( /” saved\./ ) ).toHaveCount( 0 );
				await expect(
					atelier.canvas.getByText( 'After', { exact: true } )
				).toBeVisible();

				await page.unroute( isSave );
				await atelier.button( 'Save' ).click();
				await expect( atelier.button( 'Saved' ) ).toBeVisible();
				expect( await site.visit( link ) ).toContain( 'After' );
			} finally {
				await site.rest( 'DELETE', `/wp/v2/pages/${ id }?force=true` );
			}
		} );
	}
} );

test.describe( 'scripts that do not arrive', () => {
	test( 'are named as what they are, and loaded when it is tried again', async ( {
		atelier,
		page,
		site,
	} ) => {
		const script = /block-library(\.min)?\.js/;
		await page.route( script, ( route ) => route.abort() );
		await atelier.open( `/wp_template/${ await site.theme() }//single`, {
			canvas: 'edit',
		} );
		const alert = page
			.getByRole( 'alert' )
			.filter( { hasText: 'The editor could not be loaded' } );
		await expect( alert ).toBeVisible( { timeout: 60_000 } );
		await expect( alert ).toHaveText( /could not be downloaded/ );
		await expect(
			alert.getByRole( 'button', { name: 'Copy details' } )
		).toBeVisible();
		await page.unroute( script );
		await alert.getByRole( 'button', { name: 'Try again' } ).click();
		await atelier.waitForEditor();
	} );

	for ( const [ name, answer ] of Object.entries( {
		'an error of the server': json( 500, 'internal_server_error' ),
		'a login page': ( route: Route ) =>
			route.fulfill( {
				status: 200,
				contentType: 'text/html',
				body: '<form>Log in</form>',
			} ),
		'half an answer': ( route: Route ) =>
			route.fulfill( {
				status: 200,
				contentType: 'application/json',
				body: '{"records":',
			} ),
		nothing: ( route: Route ) => route.abort( 'connectionreset' ),
	} ) ) {
		test( `because their list is ${ name } leave the shell working`, async ( {
			atelier,
			page,
		} ) => {
			await page.route( /atelier-stages=1/, answer );
			await atelier.open();
			await expect( atelier.preview.locator( 'body' ) ).toBeVisible();
			await atelier.clickCanvas();
			const alert = page
				.getByRole( 'alert' )
				.filter( { hasText: 'The editor could not be loaded' } );
			await expect( alert ).toBeVisible();
			await alert.getByRole( 'button', { name: 'Go back' } ).click();
			await expect(
				atelier.navigation.getByRole( 'heading', { name: 'Design' } )
			).toBeVisible();
			await page.unroute( /atelier-stages=1/ );
			await atelier.clickCanvas();
			await atelier.waitForEditor();
		} );
	}
} );

test.describe( 'an address', () => {
	for ( const [ name, search ] of [
		[ 'of no screen', 'p=/nothing/at/all' ],
		[ 'of a type that does not exist', 'p=/no_such_type/12' ],
		[ 'with a broken escape', 'p=%E0%A4%A' ],
		[ 'with a word for an id', 'p=/page/about' ],
		[ 'that is a list', 'p[]=/page/2' ],
		[ 'with a script in it', 'p=/page/%3Cscript%3Ealert(1)%3C/script%3E' ],
	] as const ) {
		test( `${ name } is answered in words`, async ( { page, atelier } ) => {
			await page.goto( `/wp-admin/admin.php?page=atelier&${ search }`, {
				waitUntil: 'commit',
			} );
			if ( search.startsWith( 'p[]' ) ) {
				// Not a path at all: the same as none.
				await expect(
					atelier.navigation.getByRole( 'heading', {
						name: 'Design',
					} )
				).toBeVisible();
				return;
			}
			await expect(
				page
					.getByText(
						'The requested page could not be found. Please check the URL.',
						{ exact: true }
					)
					.first()
			).toBeVisible();
			await page.getByRole( 'link', { name: 'Go to Design' } ).click();
			await expect( atelier.preview.locator( 'body' ) ).toBeVisible();
		} );
	}

	test( 'of a page that does not exist offers a way back', async ( {
		page,
		atelier,
	} ) => {
		await atelier.open( '/page/99999999', { canvas: 'edit' } );
		const alert = page
			.getByRole( 'alert' )
			.filter( { hasText: 'This cannot be opened' } );
		await expect( alert ).toHaveText( /does not exist/, {
			timeout: 60_000,
		} );
		await alert.getByRole( 'button', { name: 'Go back' } ).click();
		await expect(
			atelier.navigation.getByText( 'This does not exist.' )
		).toBeVisible();
	} );
} );
