import { expect, test } from './support/test';
import { logInAs } from './support/users';

test.describe( 'access', () => {
	test( 'is for those who may design the site, and shows others what they can do', async ( {
		site,
		browser,
		baseURL,
		context,
		page,
	} ) => {
		for ( const role of [ 'subscriber', 'editor' ] ) {
			await test.step( `${ role }s get WordPress’s error for the page and the stages`, async () => {
				const { context: theirs, remove } = await logInAs(
					role,
					site,
					browser,
					baseURL ?? ''
				);
				try {
					for ( const address of [ '', '&atelier-stages=1' ] ) {
						const answer = await theirs.request.get(
							`/wp-admin/admin.php?page=atelier${ address }`
						);
						expect( answer.status() ).toBe( 403 );
					}
					const profile = await theirs.newPage();
					await profile.goto( '/wp-admin/profile.php', {
						waitUntil: 'commit',
					} );
					await expect(
						profile.locator( '#adminmenu' )
					).toBeVisible();
					await expect(
						profile.locator( '#adminmenu' ).getByText( 'Atelier' )
					).toHaveCount( 0 );
				} finally {
					await remove();
				}
			} );
		}

		await test.step( 'visitors get the login page', async () => {
			const nobody = await browser.newContext( {
				...( baseURL === undefined ? {} : { baseURL } ),
				storageState: { cookies: [], origins: [] },
			} );
			const answer = await nobody.request.get(
				'/wp-admin/admin.php?page=atelier',
				{ maxRedirects: 0 }
			);
			expect( answer.status() ).toBe( 302 );
			expect( answer.headers()[ 'location' ] ).toContain(
				'wp-login.php'
			);
			await nobody.close();
		} );

		await test.step( 'administrators find it in the menu', async () => {
			await page.goto( '/wp-admin/profile.php', {
				waitUntil: 'commit',
			} );
			await expect(
				page
					.locator( '#adminmenu' )
					.getByRole( 'link', { name: 'Atelier', exact: true } )
			).toHaveAttribute( 'href', 'admin.php?page=atelier' );
		} );

		for ( const [ name, nonce ] of [
			[ 'no nonce', '' ],
			[ 'a wrong nonce', '&_wpnonce=0123456789' ],
		] as const ) {
			await test.step( `the stages are refused with ${ name }`, async () => {
				const answer = await context.request.get(
					`/wp-admin/admin.php?page=atelier&atelier-stages=1${ nonce }`
				);
				expect( answer.status() ).toBe( 403 );
				expect( await answer.json() ).toEqual( { code: 'forbidden' } );
			} );
		}

		await test.step( 'without JavaScript, instructions and WordPress’s menu are shown', async () => {
			const theirs = await browser.newContext( {
				javaScriptEnabled: false,
			} );
			const still = await theirs.newPage();
			await still.goto( '/wp-admin/admin.php?page=atelier', {
				waitUntil: 'commit',
			} );
			await expect(
				still.getByText( 'Atelier requires JavaScript.' )
			).toBeVisible();
			await expect( still.locator( '#adminmenu' ) ).toBeVisible();
			await theirs.close();
		} );
	} );
} );
