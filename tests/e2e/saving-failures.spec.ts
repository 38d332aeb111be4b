import type { Page } from '@playwright/test';
import { Atelier } from './support/atelier';
import { countWrites, isAbout, isWrite, makeNonceStale } from './support/saves';
import { Site } from './support/site';
import { expect, test } from './support/test';
import { logInAs } from './support/users';

async function makePage( site: Site, title: string ) {
	const { id } = await site.rest( 'POST', '/wp/v2/pages', {
		title,
		status: 'publish',
		content:
			'<!-- wp:heading --><h2 class="wp-block-heading">Before</h2><!-- /wp:heading -->',
	} );
	return {
		id,
		path: `/wp/v2/pages/${ id }`,
		/** The content that the server has. */
		stored: async () => {
			const { content } = await site.rest< { content: { raw: string } } >(
				'GET',
				`/wp/v2/pages/${ id }?context=edit`
			);
			return content.raw;
		},
		remove: () => site.rest( 'DELETE', `/wp/v2/pages/${ id }?force=true` ),
	};
}

/** Returns to the page, as after an hour. */
const comeBack = ( page: Page ): Promise< void > =>
	page.evaluate( () => {
		const { now } = Date;
		Date.now = () => now() + 3_600_000;
		window.dispatchEvent( new Event( 'focus' ) );
		Date.now = now;
	} );

const saved = ( page: Page ) =>
	page.getByText( '“Fragile” saved.', { exact: true } ).first();

const failures = ( page: Page ) =>
	page.getByText( /” could not be saved|Not saved/ );

test.describe( 'a failing save', () => {
	test( 'waits for the connection, sends nothing twice, continues by itself, renews an expired nonce, and asks for a login in place @oldest', async ( {
		atelier,
		context,
		page,
		site,
		browser,
		baseURL,
	} ) => {
		await test.step( 'it waits for the connection, sends nothing twice, and continues by itself', async () => {
			const { id, path, stored, remove } = await makePage(
				site,
				'Fragile'
			);
			try {
				await atelier.edit( 'page', id );
				const writes = countWrites( page, path );
				await test.step( 'without a connection', async () => {
					await atelier.writeHeading( 'Offline' );
					await context.setOffline( true );
					await page.keyboard.press( 'ControlOrMeta+s' );
					await expect(
						page
							.getByText(
								/^You’re offline\. Your changes are kept/
							)
							.first()
					).toBeVisible();
					await expect(
						atelier.button( 'Waiting for connection' )
					).toBeVisible();
					// Editing continues.
					await page.keyboard.type( ' and on' );
					await expect(
						atelier.canvas.getByText( 'Offline and on' )
					).toBeVisible();
					await context.setOffline( false );
					await expect( saved( page ) ).toBeVisible();
					await expect( failures( page ) ).toHaveCount( 0 );
					expect( await stored() ).toContain( 'Offline and on' );
				} );

				await test.step( 'waiting is canceled', async () => {
					await atelier.writeHeading( 'Given up' );
					await context.setOffline( true );
					await page.keyboard.press( 'ControlOrMeta+s' );
					await page
						.getByRole( 'button', { name: 'Cancel', exact: true } )
						.click();
					await expect(
						page
							.getByText(
								/could not be saved\. Your changes are kept\. You’re offline\./
							)
							.first()
					).toBeVisible();
					await context.setOffline( false );
					await page
						.getByRole( 'button', {
							name: 'Try again',
							exact: true,
						} )
						.click();
					await expect( atelier.button( 'Saved' ) ).toBeVisible();
					expect( await stored() ).toContain( 'Given up' );
				} );

				await test.step( 'a lost response', async () => {
					await atelier.writeHeading( 'Arrived' );
					const before = writes();
					await page.route( isAbout( path ), async ( route ) => {
						if ( ! isWrite( route.request() ) ) {
							return route.fallback();
						}
						await route.fetch();
						return route.abort( 'connectionreset' );
					} );
					await page.keyboard.press( 'ControlOrMeta+s' );
					await expect( atelier.button( 'Saved' ) ).toBeVisible();
					await expect( failures( page ) ).toHaveCount( 0 );
					expect( writes() - before ).toBe( 1 );
					await page.unroute( isAbout( path ) );
					await page.unrouteAll();
					expect( await stored() ).toContain( 'Arrived' );
				} );

				await test.step( 'several saves at once', async () => {
					await atelier.writeHeading( 'Once' );
					const before = writes();
					for ( let presses = 0; presses < 3; presses++ ) {
						await page.keyboard.press( 'ControlOrMeta+s' );
					}
					await expect( atelier.button( 'Saved' ) ).toBeVisible();
					expect( writes() - before ).toBe( 1 );
				} );
			} finally {
				await context.setOffline( false );
				await remove();
			}
		} );

		await test.step( 'it renews an expired nonce, and asks for a login in place', async () => {
			const origin = baseURL ?? '';
			const editor = await logInAs(
				'administrator',
				site,
				browser,
				origin
			);
			const other = await logInAs(
				'administrator',
				site,
				browser,
				origin
			);
			const { id, path, stored, remove } = await makePage(
				site,
				'Fragile'
			);
			try {
				const page = await editor.context.newPage();
				const atelier = new Atelier( page );
				const dialog = page.getByRole( 'dialog', {
					name: 'Log in again',
				} );
				const form = page.frameLocator( 'iframe[title="Login form"]' );
				const fillForm = async () => {
					// WordPress focuses a field shortly after the form has loaded, even while typing.
					await expect( form.locator( 'input:focus' ) ).toHaveCount(
						1
					);
					await form.locator( '#user_login' ).fill( editor.name );
					await form.locator( '#user_pass' ).fill( editor.password );
					await form.locator( '#wp-submit' ).click();
					await expect( dialog ).toBeHidden();
				};
				const logIn = async () => {
					await fillForm();
					await expect( atelier.button( 'Saved' ) ).toBeVisible();
					await expect( failures( page ) ).toHaveCount( 0 );
				};
				await atelier.edit( 'page', id );

				await test.step( 'a stale nonce', async () => {
					await atelier.writeHeading( 'Stale' );
					await makeNonceStale( page );
					await atelier.button( 'Save' ).click();
					await expect( atelier.button( 'Saved' ) ).toBeVisible();
					await expect( dialog ).toHaveCount( 0 );
					expect( await stored() ).toContain( 'Stale' );
				} );

				await test.step( 'an expired session, noticed before a save', async () => {
					await atelier.writeHeading( 'Kept' );
					await editor.context.clearCookies();
					await comeBack( page );
					await page
						.getByRole( 'button', { name: 'Log in', exact: true } )
						.click();
					await fillForm();
					await expect(
						page.getByRole( 'button', {
							name: 'Log in',
							exact: true,
						} )
					).toHaveCount( 0 );
					await expect( atelier.button( 'Save' ) ).toBeVisible();
					expect( await stored() ).not.toContain( 'Kept' );
					await atelier.button( 'Save' ).click();
					await expect( atelier.button( 'Saved' ) ).toBeVisible();
					expect( await stored() ).toContain( 'Kept' );
				} );

				await test.step( 'an expired session during a save', async () => {
					await atelier.writeHeading( 'Logged out' );
					await editor.context.clearCookies();
					await atelier.button( 'Save' ).click();
					await expect( dialog ).toBeVisible();
					await logIn();
					expect( await stored() ).toContain( 'Logged out' );
				} );

				await test.step( 'a login in another tab, noticed without leaving the page', async () => {
					await atelier.writeHeading( 'Logged in elsewhere' );
					await editor.context.clearCookies();
					await atelier.button( 'Save' ).click();
					await expect( dialog ).toBeVisible();
					await new Site( editor.context.request ).logIn(
						editor.name,
						editor.password
					);
					await expect( dialog ).toBeHidden();
					await expect( atelier.button( 'Saved' ) ).toBeVisible();
					expect( await stored() ).toContain( 'Logged in elsewhere' );
				} );

				await test.step( 'a canceled login', async () => {
					await atelier.writeHeading( 'Not logged in' );
					await editor.context.clearCookies();
					await atelier.button( 'Save' ).click();
					await dialog
						.getByRole( 'button', { name: 'Cancel', exact: true } )
						.click();
					await expect(
						page
							.getByText(
								/could not be saved\. Your changes are kept\. You’re no longer logged in/
							)
							.first()
					).toBeVisible();
					expect( await stored() ).not.toContain( 'Not logged in' );
				} );

				await test.step( 'another user in the same browser', async () => {
					await editor.context.addCookies(
						await other.context.cookies()
					);
					const answers: number[] = [];
					page.on( 'response', ( response ) => {
						if ( isWrite( response.request() ) ) {
							answers.push( response.status() );
						}
					} );
					await comeBack( page );
					await expect(
						page.getByText( /^Someone else has logged in/ ).first()
					).toBeVisible();
					await page
						.getByRole( 'button', {
							name: 'Try again',
							exact: true,
						} )
						.click();
					await expect(
						dialog.getByText( /Someone else has logged in/ )
					).toBeVisible();
					expect( await stored() ).not.toContain( 'Not logged in' );
					// The server accepted nothing from the page as the other user.
					expect(
						answers.filter( ( status ) => status < 400 )
					).toEqual( [] );
					page.removeAllListeners( 'response' );
					await logIn();
					const [ revision ] = await site.rest<
						{ author: number }[]
					>( 'GET', `${ path }/revisions?per_page=1` );
					expect( revision?.author ).toBe( editor.id );
					expect( await stored() ).toContain( 'Not logged in' );
				} );
			} finally {
				await remove();
				await other.remove();
				await editor.remove();
			}
		} );
	} );
} );
