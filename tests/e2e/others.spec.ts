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
} );

/** What keeps the site out of previews; see plugin/unseen.php. */
const SEEN = {
	frames: 'a header that forbids frames',
	policy: 'a policy that forbids frames',
	redirect: 'a redirect that loses the arguments',
	layer: 'a loading screen',
	drawn: 'a loading screen without an element',
	faded: 'content that is faded in',
	hidden: 'a page that is shown by a script',
} as const;

test( 'the preview shows the site whatever plugins print around it, says why it can’t, and has the direction and language of the site; scripts find jQuery and lodash', async ( {
	atelier,
	page,
	site,
	context,
	baseURL,
} ) => {
	await test.step( 'those that end the request of previews cost their own part only', async () => {
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
	} );

	await test.step( 'those whose scripts expect jQuery and lodash find both', async () => {
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

	await context.clearCookies( { name: 'atelier_e2e_failing' } );
	const printed = ( name: string, value: string ) =>
		context.addCookies( [ { name, value, url: baseURL ?? '' } ] );
	const main = atelier.preview.locator( 'main' );
	/** The text in the middle of what can be seen, and whether there is the toolbar of logged-in users. */
	const seen = () =>
		main.evaluate( ( element ) => {
			const { ownerDocument: shown } = element;
			const view = shown.defaultView;
			const at = shown.elementFromPoint(
				( view?.innerWidth ?? 0 ) / 2,
				( view?.innerHeight ?? 0 ) / 2
			);
			const covered = view?.getComputedStyle( shown.body, '::after' );
			return {
				isMain:
					at !== null &&
					( element.contains( at ) || at.contains( element ) ),
				isCovered:
					covered?.position === 'fixed' && covered.display !== 'none',
				isShown: [
					shown.body,
					...shown.querySelectorAll( 'h1,h2,p' ),
				].every( ( one ) =>
					one.checkVisibility( {
						opacityProperty: true,
						visibilityProperty: true,
					} )
				),
				hasToolbar: shown.querySelector( '#wpadminbar' ) !== null,
			};
		} );
	for ( const [ kind, name ] of Object.entries( SEEN ) ) {
		await test.step( `it shows the site behind ${ name }`, async () => {
			await printed( 'atelier_e2e_unseen', kind );
			await atelier.open( '/' );
			// The preview may navigate meanwhile.
			await expect( async () =>
				expect( await seen() ).toEqual( {
					isMain: true,
					isCovered: false,
					isShown: true,
					hasToolbar: false,
				} )
			).toPass();
		} );
	}

	await test.step( 'it says why it is empty where a plugin leads to another site', async () => {
		await printed( 'atelier_e2e_unseen', 'elsewhere' );
		await atelier.open( '/' );
		const said = page
			.getByRole( 'alert' )
			.filter( { hasText: 'This page can’t be previewed' } );
		await expect( said ).toContainText( 'leads to another site' );
		await said.getByRole( 'button', { name: 'Edit' } ).click();
		await atelier.waitForEditor();
	} );

	await test.step( 'it and the canvas have the direction and language of the site, not of the user', async () => {
		await context.clearCookies( { name: 'atelier_e2e_unseen' } );
		await printed( 'atelier_e2e_rtl_user', '1' );
		await atelier.open( '/', { canvas: 'edit' } );
		await atelier.waitForEditor();
		await expect( page.locator( 'html' ) ).toHaveAttribute( 'dir', 'rtl' );
		const canvas = atelier.canvas.locator( 'html' );
		await expect( canvas ).toHaveAttribute( 'dir', 'ltr' );
		await expect( canvas ).toHaveAttribute( 'lang', 'en-US' );
		const sheets = await canvas.evaluate(
			( { ownerDocument } ) =>
				[ ...ownerDocument.querySelectorAll( 'link[href*="rtl"]' ) ]
					.length
		);
		expect( sheets ).toBe( 0 );
	} );
} );
