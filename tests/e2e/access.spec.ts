import { expect, test } from './support/test';
import { logInAs } from './support/users';

test.describe( 'access', () => {
	for ( const role of [ 'subscriber', 'editor' ] ) {
		test( `${ role }s get WordPress’s error for the page and the stages`, async ( {
			site,
			browser,
			baseURL,
		} ) => {
			const { context, remove } = await logInAs(
				role,
				site,
				browser,
				baseURL ?? ''
			);
			try {
				for ( const address of [ '', '&atelier-stages=1' ] ) {
					const answer = await context.request.get(
						`/wp-admin/admin.php?page=atelier${ address }`
					);
					expect( answer.status() ).toBe( 403 );
				}
				const page = await context.newPage();
				await page.goto( '/wp-admin/profile.php', {
					waitUntil: 'commit',
				} );
				await expect( page.locator( '#adminmenu' ) ).toBeVisible();
				await expect(
					page.locator( '#adminmenu' ).getByText( 'Atelier' )
				).toHaveCount( 0 );
			} finally {
				await remove();
			}
		} );
	}

	test( 'visitors get the login page', async ( { browser, baseURL } ) => {
		const context = await browser.newContext( {
			...( baseURL === undefined ? {} : { baseURL } ),
			storageState: { cookies: [], origins: [] },
		} );
		const answer = await context.request.get(
			'/wp-admin/admin.php?page=atelier',
			{ maxRedirects: 0 }
		);
		expect( answer.status() ).toBe( 302 );
		expect( answer.headers()[ 'location' ] ).toContain( 'wp-login.php' );
		await context.close();
	} );

	test( 'administrators find it in the menu', async ( { page } ) => {
		await page.goto( '/wp-admin/profile.php', { waitUntil: 'commit' } );
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
		test( `the stages are refused with ${ name }`, async ( {
			context,
		} ) => {
			const answer = await context.request.get(
				`/wp-admin/admin.php?page=atelier&atelier-stages=1${ nonce }`
			);
			expect( answer.status() ).toBe( 403 );
			expect( await answer.json() ).toEqual( { code: 'forbidden' } );
		} );
	}

	test.describe( 'without JavaScript', () => {
		test.use( { javaScriptEnabled: false } );

		test( 'shows instructions and WordPress’s menu', async ( { page } ) => {
			await page.goto( '/wp-admin/admin.php?page=atelier', {
				waitUntil: 'commit',
			} );
			await expect(
				page.getByText( 'Atelier requires JavaScript.' )
			).toBeVisible();
			await expect( page.locator( '#adminmenu' ) ).toBeVisible();
		} );
	} );
} );
