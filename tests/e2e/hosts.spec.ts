import type { BrowserContext } from '@playwright/test';
import { isWrite } from './support/saves';
import { expect, test } from './support/test';

/** What the host does differently; see plugin/host.php. */
const hostWith = ( context: BrowserContext, baseURL: string, kinds: string ) =>
	context.addCookies( [
		{ name: 'atelier_e2e_host', value: kinds, url: baseURL },
	] );

test.use( { isApart: true } );

test( 'a host with other folders, another REST prefix, a password and two methods is like any other, and a firewall is named', async ( {
	atelier,
	page,
	site,
	context,
	baseURL,
} ) => {
	const { id } = await site.rest( 'POST', '/wp/v2/pages', {
		title: 'Hosted',
		status: 'publish',
		content: '<!-- wp:paragraph --><p>Before</p><!-- /wp:paragraph -->',
	} );
	await context.setExtraHTTPHeaders( {
		Authorization: `Basic ${ Buffer.from( 'host:secret' ).toString( 'base64' ) }`,
	} );
	await hostWith( context, baseURL ?? '', 'folders.prefix.password.methods' );
	// A user who logs in there gets them.
	const cookies = await context.cookies();
	await context.addCookies(
		cookies
			.filter( ( { path } ) => path === '/wp-admin' )
			.map( ( cookie ) => ( { ...cookie, path: '/core/wp-admin' } ) )
	);
	// Makes the folders.
	await site.visit( '/' );
	const refused: string[] = [];
	page.on( 'response', ( answer ) => {
		const isQuestion = answer.request().method() === 'OPTIONS';
		if ( answer.status() >= 400 && ! isQuestion ) {
			refused.push( `${ answer.status() } ${ answer.url() }` );
		}
	} );
	const open = ( path: string, query = '' ) =>
		page.goto(
			`/core/wp-admin/admin.php?page=atelier&p=${ path }${ query }`
		);

	await test.step( 'the homepage and a list', async () => {
		await open( '/' );
		await expect( atelier.preview.locator( 'main' ) ).toBeVisible();
		await open( '/template' );
		await expect(
			page.getByRole( 'link', { name: 'Index' } )
		).toBeVisible();
		// What the user may do is asked for with a method that the server refuses.
		await expect(
			page.getByRole( 'button', { name: 'Add template' } )
		).toBeVisible();
	} );

	await test.step( 'a page is edited and saved', async () => {
		await open( `/page/${ id }`, '&canvas=edit' );
		await atelier.waitForEditor();
		const written = page.waitForResponse(
			( answer ) =>
				isWrite( answer.request() ) &&
				answer.url().includes( `/api/wp/v2/pages/${ id }` )
		);
		await atelier.canvas.getByText( 'Before' ).click();
		await page.keyboard.press( 'End' );
		await page.keyboard.type( ' and after' );
		await page.keyboard.press( 'ControlOrMeta+s' );
		expect( ( await written ).status() ).toBe( 200 );
		await expect( atelier.button( 'Saved' ) ).toBeVisible();
		expect( await site.visit( `/?page_id=${ id }` ) ).toContain(
			'Before and after'
		);
		expect( refused ).toEqual( [] );
	} );

	await test.step( 'what a firewall refuses is kept, and the host can be asked', async () => {
		await hostWith(
			context,
			baseURL ?? '',
			'folders.prefix.password.methods.html'
		);
		await page.keyboard.type( ', again' );
		await page.keyboard.press( 'ControlOrMeta+s' );
		await expect(
			page
				.getByText( /firewall.*send HTML to addresses with “api”/ )
				.first()
		).toBeVisible();
		await hostWith(
			context,
			baseURL ?? '',
			'folders.prefix.password.methods'
		);
		await page.keyboard.press( 'ControlOrMeta+s' );
		await expect( atelier.button( 'Saved' ) ).toBeVisible();
		expect( await site.visit( `/?page_id=${ id }` ) ).toContain(
			'Before and after, again'
		);
	} );
} );
