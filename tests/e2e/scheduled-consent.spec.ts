import type { Browser, Page } from '@playwright/test';
import { Site, type RestRecord } from './support/site';
import { expect, hasTestPlugin, test } from './support/test';
import { logInAs } from './support/users';

const DAY = 24 * 60 * 60;

const SCRIPT = '<script>window.atelierWasHere = 1</script>';
const HANDLER = '<img src="x" onerror="window.atelierWasHere = 1">';
const MARKS = [ 'atelierWasHere', 'onerror' ];

const barOf = ( page: Page ) =>
	page.getByRole( 'region', { name: 'Open site draft', exact: true } );

/** What a visitor gets. */
async function visit( browser: Browser, url: string ): Promise< string > {
	const context = await browser.newContext( {
		storageState: { cookies: [], origins: [] },
	} );
	const text = await ( await context.request.get( url ) ).text();
	await context.close();
	return text;
}

/** A struct of XML-RPC, of texts only. */
const struct = ( values: Readonly< Record< string, string > > ): string =>
	`<struct>${ Object.entries( values )
		.map(
			( [ name, value ] ) =>
				`<member><name>${ name }</name><value><string>${ value
					.replaceAll( '&', '&amp;' )
					.replaceAll( '<', '&lt;' ) }</string></value></member>`
		)
		.join( '' ) }</struct>`;

test.describe( 'a scheduled draft', () => {
	test.skip( ! hasTestPlugin, 'needs the test plugin’s roles and clock' );

	test( 'is the consent to what it contained: nothing added later reaches visitors, and the scheduler is told @journey', async ( {
		atelier,
		baseURL,
		browser,
		page,
		site,
	} ) => {
		const { id: menu } = await site.rest( 'POST', '/wp/v2/navigation', {
			title: 'Main menu',
			status: 'publish',
			content:
				'<!-- wp:navigation-link {"label":"Tea","url":"/tea"} /-->',
		} );
		const front: RestRecord = await site.rest( 'POST', '/wp/v2/pages', {
			title: 'Tea house',
			status: 'publish',
			content: `<!-- wp:paragraph --><p>Open today</p><!-- /wp:paragraph --><!-- wp:navigation {"ref":${ menu }} /-->`,
		} );
		const draft = Number(
			(
				await site.rest( 'POST', '/atelier/v1/site-drafts', {
					title: 'Winter',
				} )
			).id
		);
		await site.rest(
			'POST',
			`/wp/v2/pages/${ front.id }?atelier_draft=${ draft }`,
			{ title: 'Winter tea house' }
		);

		await test.step( 'an administrator schedules it', async () => {
			await atelier.open( `/drafts/${ draft }`, {
				atelier_draft: String( draft ),
			} );
			await page
				.getByRole( 'button', { name: 'Schedule…' } )
				.first()
				.click();
			await page
				.getByRole( 'dialog', { name: 'Schedule “Winter”' } )
				.getByRole( 'button', { name: 'Schedule', exact: true } )
				.click();
			await expect(
				page.getByText( /^Scheduled for/ ).first()
			).toBeVisible();
		} );

		const themer = await logInAs(
			'atelier_e2e_designer',
			site,
			browser,
			baseURL ?? ''
		);
		try {
			const own = new Site( themer.context.request );
			/** Whether a request of the themer is accepted. */
			const tries = async ( path: string, data: object ) =>
				own.rest( 'POST', path, { ...data } ).then(
					() => true,
					() => false
				);
			const inDraft = `?atelier_draft=${ draft }`;

			await test.step( 'someone with fewer rights tries each known way to add a script', async () => {
				expect(
					await tries( `/wp/v2/navigation/${ menu }${ inDraft }`, {
						title: 'Harmless',
						content: { raw: { raw: SCRIPT } },
					} )
				).toBe( false );
				expect(
					await tries( `/wp/v2/pages/${ front.id }${ inDraft }`, {
						content: SCRIPT,
					} )
				).toBe( false );
				for ( const name of [ 'atelier_history', 'atelier_change' ] ) {
					const answer = await themer.context.request.post(
						'/xmlrpc.php',
						{
							headers: { 'Content-Type': 'text/xml' },
							data: `<?xml version="1.0"?><methodCall><methodName>wp.newPost</methodName><params><param><value><int>0</int></value></param><param><value><string>${ themer.name }</string></value></param><param><value><string>${ themer.password }</string></value></param><param><value>${ struct(
								{
									post_type: name,
									post_status: 'private',
									post_title: 'Tea house',
									post_content: JSON.stringify( {
										[ `page:${ front.id }` ]: {
											before: { content: SCRIPT },
											after: {},
										},
									} ),
								}
							) }</value></param></params></methodCall>`,
						}
					);
					expect( await answer.text() ).toContain( '<fault>' );
				}
				// A menu is theirs to change; only its text is filtered, as on the live site.
				expect(
					await tries( `/wp/v2/navigation/${ menu }${ inDraft }`, {
						content: `<!-- wp:navigation-link {"label":"Cake","url":"/cake"} /-->${ SCRIPT }${ HANDLER }`,
					} )
				).toBe( true );
			} );

			await test.step( 'the administrator is told why it is held', async () => {
				await atelier.open( `/drafts/${ draft }`, {
					atelier_draft: String( draft ),
				} );
				await expect( barOf( page ) ).toContainText(
					/changed this site draft after it was scheduled/
				);
				const mails = await site.rest< { message: string }[] >(
					'GET',
					'/atelier-e2e/v1/mails'
				);
				expect(
					mails.map( ( { message } ) => message )
				).toContainEqual(
					expect.stringContaining(
						'changed this site draft after it was scheduled'
					)
				);
			} );

			await test.step( 'the cron runs, and visitors get none of it', async () => {
				await site.rest( 'POST', '/atelier-e2e/v1/days', {
					seconds: 2 * DAY,
				} );
				await page.request.get( '/wp-cron.php?doing_wp_cron' );
				const text = await visit( browser, front.link );
				expect( text ).toContain( 'Open today' );
				expect( text ).not.toContain( 'Winter' );
				for ( const mark of MARKS ) {
					expect( text ).not.toContain( mark );
				}
			} );

			await test.step( 'published by the administrator, it has what the other may save, and no script', async () => {
				await site.rest(
					'POST',
					`/atelier/v1/site-drafts/${ draft }/publish`
				);
				const text = await visit( browser, front.link );
				expect( text ).toContain( 'Winter tea house' );
				expect( text ).toContain( 'Cake' );
				for ( const mark of MARKS ) {
					expect( text ).not.toContain( mark );
				}
			} );
		} finally {
			await themer.remove();
		}
	} );
} );
