import type { BrowserContext } from '@playwright/test';
import { expect, test } from './support/test';

/** Parts of the tests' plugin that fail; see plugin/failing.php. */
const failWith = ( context: BrowserContext, baseURL: string, kinds: string ) =>
	context.addCookies( [
		{ name: 'atelier_e2e_failing', value: kinds, url: baseURL },
	] );

test.describe( 'other plugins', () => {
	test( 'whose scripts don’t arrive, throw or replace what others need are named, and the editor opens @oldest', async ( {
		atelier,
		page,
		site,
		context,
		baseURL,
	} ) => {
		await failWith( context, baseURL ?? '', 'scripts.ends' );
		// Never answered.
		await page.route( /failing\/missing\.css/, () => {} );
		await atelier.open( `/wp_template/${ await site.theme() }//single`, {
			canvas: 'edit',
		} );
		await atelier.waitForEditor();
		await expect(
			page.getByText( /“Atelier end-to-end tests”/ ).first()
		).toBeVisible();
		// The browser tells the server in the background.
		// WordPress 6.8 escapes slashes in the results.
		const health = async () =>
			( await site.visit( '/wp-admin/site-health.php' ) ).replaceAll(
				'\\/',
				'/'
			);
		await expect.poll( health ).toContain( 'failing/missing.js' );
		expect( await health() ).toContain( 'enqueue_block_editor_assets' );
	} );

	test( 'that end the request of previews cost their own part only', async ( {
		page,
		site,
		context,
		baseURL,
	} ) => {
		await failWith( context, baseURL ?? '', 'head.exit' );
		const theme = await site.theme();
		const { items, head } = await site.rest< {
			items: unknown[];
			head: string;
		} >(
			'GET',
			`/atelier/v1/previews?refs[]=wp_template:${ theme }//single&refs[]=wp_template:${ theme }//404`
		);
		expect( items ).toHaveLength( 2 );
		expect( head ).toContain( '--wp--preset' );
		expect( page.url() ).toBe( 'about:blank' );
	} );

	test( 'whose scripts expect jQuery and lodash find both', async ( {
		atelier,
		page,
		context,
		baseURL,
	} ) => {
		await failWith( context, baseURL ?? '', 'jquery' );
		const errors: string[] = [];
		page.on( 'pageerror', ( { message } ) => errors.push( message ) );
		for ( const path of [ '/', '/page' ] ) {
			await atelier.open( path );
			await expect( page.locator( 'html' ) ).toHaveAttribute(
				'data-found',
				'function'
			);
		}
		expect( errors ).toEqual( [] );
	} );
} );
