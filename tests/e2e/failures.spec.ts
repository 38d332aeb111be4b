import type { Page, Route } from '@playwright/test';
import { expect, test } from './support/test';

declare global {
	interface Window {
		/** Lets scripts be downloaded again. */
		bringBack: () => Promise< void >;
	}
}

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

test( 'what can’t be loaded shows the reason, and loads after a retry @matrix', async ( {
	atelier,
	page,
	site,
} ) => {
	await test.step( 'a record', async () => {
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
				await expect(
					alert.filter( { hasText: words } )
				).toBeVisible();
			} );
		}
		record.answerWith( null );
		await again.click();
		await atelier.waitForEditor();

		await test.step( 'a missing page, with a way back', async () => {
			await atelier.open( '/page/99999999', { canvas: 'edit' } );
			await expect(
				alert.filter( { hasText: /doesn’t exist/ } )
			).toBeVisible( { timeout: 60_000 } );
			await alert.getByRole( 'button', { name: 'Go back' } ).click();
			await expect(
				atelier.navigation.getByRole( 'heading', { name: 'Pages' } )
			).toBeVisible();
			await expect( alert ).toBeHidden();
		} );
	} );

	await test.step( 'scripts', async () => {
		await test.step( 'of other screens leave home unchanged, and load after a retry', async () => {
			const script = /atelier\/build\/screens\.js/;
			let isBack = false;
			await page.route( script, ( route ) =>
				isBack ? route.fallback() : route.abort()
			);
			await atelier.open();
			await atelier.navigation
				.getByRole( 'link', { name: 'Templates', exact: true } )
				.click();
			const alert = page
				.getByRole( 'alert' )
				.filter( { hasText: 'The screen could not be loaded' } );
			await expect( alert ).toHaveText( /could not be downloaded/ );
			// Not before: what loads ahead in idle time would mend the screen by itself.
			await page.exposeFunction( 'bringBack', () => {
				isBack = true;
			} );
			const retry = alert.getByRole( 'button', { name: 'Try again' } );
			await retry.evaluate( ( button ) =>
				button.addEventListener(
					'click',
					() => void window.bringBack(),
					{
						capture: true,
					}
				)
			);
			await retry.click();
			await expect(
				page.getByRole( 'link', { name: 'Index' } )
			).toBeVisible();
		} );

		await test.step( 'leave the shell working, whatever the response for their list, and load after a retry', async () => {
			// Scripts can be downloaded long before the editor is opened.
			const script = /block-library(\.min)?\.js/;
			await page.route( script, ( route ) => route.abort() );
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
					await expect(
						atelier.preview.locator( 'body' )
					).toBeVisible();
					await atelier.clickCanvas();
					await expect( alert ).toBeVisible();
					await alert
						.getByRole( 'button', { name: 'Go back' } )
						.click();
					await expect(
						atelier.navigation.getByRole( 'heading', {
							name: 'Design',
						} )
					).toBeVisible();
				} );
			}

			await test.step( 'a script of the editor', async () => {
				list.answerWith( null );
				await atelier.clickCanvas();
				await expect( alert ).toHaveText( /could not be downloaded/, {
					timeout: 60_000,
				} );
				await expect(
					alert.getByRole( 'button', { name: 'Copy details' } )
				).toBeVisible();
				await page.unroute( script );
				await alert
					.getByRole( 'button', { name: 'Try again' } )
					.click();
				await atelier.waitForEditor();
			} );
		} );
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
