import type { Page, Route } from '@playwright/test';
import { expect, test } from './support/test';

/** Failures of a request, and the message for each. */
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
		words: /no longer logged in/,
	},
	'a missing right (403)': {
		answer: json( 403, 'rest_forbidden' ),
		words: /not allowed/,
	},
	'nothing of that id (404)': {
		answer: json( 404, 'rest_post_invalid_id' ),
		words: /doesn’t exist/,
	},
	'a fault of the server (500)': {
		answer: json( 500, 'internal_server_error' ),
		words: /Something went wrong/,
	},
	'HTML instead of JSON': {
		answer: ( route ) =>
			route.fulfill( {
				status: 200,
				contentType: 'text/html',
				body: '<b>Warning</b>: something',
			} ),
		words: /unexpected response|Something went wrong/,
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

/** Requests for one record, with any permalink structure. */
const recordRequest = ( path: string ) => ( url: URL ) =>
	decodeURIComponent( url.href ).includes( path ) &&
	! url.searchParams.has( 'atelier-stages' );

/** Stages come with responses to these requests, except on a page without a document. */
async function withoutPreload( page: Page ) {
	await page.route( /atelier-stages=1/, async ( route ) => {
		const url = new URL( route.request().url() );
		url.searchParams.delete( 'document' );
		await route.continue( { url: url.href } );
	} );
}

/** Answers requests with one failure after the other; before the first and after the last, they pass. */
async function faultyRoute(
	page: Page,
	matches: ( url: URL ) => boolean,
	isMeant: ( route: Route ) => boolean = () => true
) {
	let answer: ( ( route: Route ) => Promise< void > ) | null = null;
	await page.route( matches, ( route ) =>
		answer && isMeant( route ) ? answer( route ) : route.fallback()
	);
	return {
		answerWith: ( next: typeof answer ) => {
			answer = next;
		},
	};
}

test( 'a record that can’t be loaded shows the reason, and opens after a retry', async ( {
	atelier,
	page,
	site,
} ) => {
	const id = `${ await site.theme() }//single`;
	await withoutPreload( page );
	const record = await faultyRoute(
		page,
		recordRequest( `/wp/v2/templates/${ id }` )
	);
	const alert = page
		.getByRole( 'alert' )
		.filter( { hasText: 'This can’t be opened' } );
	const again = alert.getByRole( 'button', { name: 'Try again' } );
	for ( const [ at, [ name, { answer, words } ] ] of Object.entries(
		FAULTS
	).entries() ) {
		await test.step( name, async () => {
			record.answerWith( answer );
			await ( at === 0
				? atelier.open( `/wp_template/${ id }`, { canvas: 'edit' } )
				: again.click() );
			await expect( alert.filter( { hasText: words } ) ).toBeVisible();
		} );
	}
	record.answerWith( null );
	await again.click();
	await atelier.waitForEditor();
} );

test( 'a failed save shows the reason, and loses nothing', async ( {
	atelier,
	page,
	site,
} ) => {
	const { id, link } = await site.rest( 'POST', '/wp/v2/pages', {
		title: 'Fragile',
		status: 'publish',
		content: '<!-- wp:paragraph --><p>Before</p><!-- /wp:paragraph -->',
	} );
	try {
		await atelier.edit( 'page', id );
		const record = await faultyRoute(
			page,
			recordRequest( `/wp/v2/pages/${ id }` ),
			( route ) => route.request().method() !== 'GET'
		);
		await atelier.canvas.getByText( 'Before', { exact: true } ).click();
		await page.keyboard.press( 'ControlOrMeta+a' );
		await page.keyboard.type( 'After' );
		for ( const [ name, { answer, words } ] of Object.entries( FAULTS ) ) {
			await test.step( name, async () => {
				record.answerWith( answer );
				await atelier.button( 'Save' ).click();
				await expect(
					page
						.getByText(
							/could not be saved. Your changes are kept/
						)
						.filter( { hasText: words } )
						.first()
				).toBeVisible();
				await expect( page.getByText( /” saved\./ ) ).toHaveCount( 0 );
				await expect(
					atelier.canvas.getByText( 'After', { exact: true } )
				).toBeVisible();
			} );
		}
		record.answerWith( null );
		await atelier.button( 'Save' ).click();
		await expect( atelier.button( 'Saved' ) ).toBeVisible();
		await expect.poll( () => site.visit( link ) ).toContain( 'After' );
	} finally {
		await site.rest( 'DELETE', `/wp/v2/pages/${ id }?force=true` );
	}
} );

test.describe( 'scripts that fail to load', () => {
	test( 'show a message, and load after a retry', async ( {
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

	test( 'of other screens leave home unchanged, and load after a retry @matrix', async ( {
		atelier,
		page,
	} ) => {
		const script = /atelier\/build\/screens\.js/;
		await page.route( script, ( route ) => route.abort() );
		await atelier.open();
		await atelier.navigation
			.getByRole( 'link', { name: 'Templates', exact: true } )
			.click();
		const alert = page
			.getByRole( 'alert' )
			.filter( { hasText: 'The screen could not be loaded' } );
		await expect( alert ).toHaveText( /could not be downloaded/ );
		await page.unroute( script );
		await alert.getByRole( 'button', { name: 'Try again' } ).click();
		await expect(
			page.getByRole( 'link', { name: 'Index' } )
		).toBeVisible();
	} );

	test( 'leave the shell working, whatever the response for their list', async ( {
		atelier,
		page,
	} ) => {
		const list = await faultyRoute( page, ( url ) =>
			url.searchParams.has( 'atelier-stages' )
		);
		const alert = page
			.getByRole( 'alert' )
			.filter( { hasText: 'The editor could not be loaded' } );
		for ( const [ at, [ name, answer ] ] of Object.entries(
			NO_LISTS
		).entries() ) {
			await test.step( name, async () => {
				list.answerWith( answer );
				if ( at === 0 ) {
					await atelier.open();
				}
				await expect( atelier.preview.locator( 'body' ) ).toBeVisible();
				await atelier.clickCanvas();
				await expect( alert ).toBeVisible();
				await alert.getByRole( 'button', { name: 'Go back' } ).click();
				await expect(
					atelier.navigation.getByRole( 'heading', {
						name: 'Design',
					} )
				).toBeVisible();
			} );
		}
		list.answerWith( null );
		await atelier.clickCanvas();
		await atelier.waitForEditor();
	} );
} );

const NO_LISTS: Readonly<
	Record< string, ( route: Route ) => Promise< void > >
> = {
	'an error of the server': json( 500, 'internal_server_error' ),
	'a login page': ( route ) =>
		route.fulfill( {
			status: 200,
			contentType: 'text/html',
			body: '<form>Log in</form>',
		} ),
	'half an answer': ( route ) =>
		route.fulfill( {
			status: 200,
			contentType: 'application/json',
			body: '{"records":',
		} ),
	nothing: ( route ) => route.abort( 'connectionreset' ),
};

test.describe( 'an address', () => {
	test( 'of a missing page has a way back', async ( { page, atelier } ) => {
		await atelier.open( '/page/99999999', { canvas: 'edit' } );
		const alert = page
			.getByRole( 'alert' )
			.filter( { hasText: 'This can’t be opened' } );
		await expect( alert ).toHaveText( /doesn’t exist/, {
			timeout: 60_000,
		} );
		await alert.getByRole( 'button', { name: 'Go back' } ).click();
		await expect(
			atelier.navigation.getByRole( 'heading', { name: 'Pages' } )
		).toBeVisible();
		await expect( alert ).toBeHidden();
	} );
} );
