import type { Browser, BrowserContext, Page } from '@playwright/test';
import { Atelier } from './support/atelier';
import { Site, type RestRecord } from './support/site';
import { expect, hasTestPlugin, test } from './support/test';
import { logInAs } from './support/users';

const HOUR = 3600;
const DAY = 24 * HOUR;

/** Texts of the redesign: on the homepage, on all pages, and on the 404 page. */
const WORDS = {
	home: 'Made by the water',
	frame: 'Open all summer',
	lost: 'This shelf is empty',
	about: 'We also mend what others threw away.',
	picnic: 'Bring your own chair.',
};

/** The URLs that visitors open; the third is a new page, the last one is a 404. */
const ADDRESSES = [ '/', '/about/', '/picnic/', '/no-such-page/' ] as const;

const paragraph = ( text: string ) =>
	`<!-- wp:paragraph --><p>${ text }</p><!-- /wp:paragraph -->`;

const heading = ( text: string ) =>
	`<!-- wp:heading --><h2 class="wp-block-heading">${ text }</h2><!-- /wp:heading -->`;

const navigation = ( menu: RestRecord ) =>
	`<!-- wp:navigation ${ JSON.stringify( { ref: menu.id } ) } /-->`;

const link = ( label: string, { id, link: url }: RestRecord ) =>
	`<!-- wp:navigation-link ${ JSON.stringify( { label, type: 'page', id, url, kind: 'post-type' } ) } /-->`;

/** Moves the site's time forward; see tests/e2e/plugin/clock.php. */
const pass = ( site: Site, seconds: number ) =>
	site.rest< unknown >( 'POST', '/atelier-e2e/v1/days', { seconds } );

const dialogOf = ( page: Page, name: string ) =>
	page.getByRole( 'dialog', { name } );

const review = ( page: Page ) => dialogOf( page, 'Are you ready to save?' );

const signOut = ( browser: Browser, baseURL: string ) =>
	browser.newContext( {
		baseURL,
		storageState: { cookies: [], origins: [] },
	} );

/** The responses for visitors. */
const visitAll = ( visitor: BrowserContext ): Promise< readonly string[] > =>
	Promise.all(
		ADDRESSES.map( async ( address ) => {
			const answer = await visitor.request.get( address );
			// Dates of posts change with the site's time.
			const text = ( await answer.text() ).replace(
				/<time .*?<\/time>/gs,
				''
			);
			return `${ answer.status() } ${ text }`;
		} )
	);

const backgroundOf = ( page: Page ): Promise< string > =>
	page
		.locator( 'body' )
		.evaluate( ( body ) => getComputedStyle( body ).backgroundColor );

/**
 * Looks at the redesign as a visitor: the homepage, by its menu a changed page and a new one, and an address that leads
 * nowhere.
 *
 * @param page
 * @param address Where the visit begins.
 * @return The background of its pages.
 */
async function lookAround( page: Page, address: string ): Promise< string > {
	const follow = ( name: string ) =>
		page.getByRole( 'link', { name, exact: true } ).first().click();
	const sees = ( text: string ) =>
		expect( page.getByText( text ).first() ).toBeVisible();
	await page.goto( address, { waitUntil: 'commit' } );
	await sees( WORDS.home );
	const background = await backgroundOf( page );
	await follow( 'Picnic' );
	await sees( WORDS.picnic );
	await sees( WORDS.frame );
	await follow( 'About us' );
	await sees( WORDS.about );
	await sees( WORDS.frame );
	expect( await backgroundOf( page ) ).toBe( background );
	const nowhere = new URL( page.url() );
	nowhere.pathname = '/no-such-page/';
	await page.goto( nowhere.href, { waitUntil: 'commit' } );
	await sees( WORDS.lost );
	return background;
}

/** Opens the newest entry of the history with this sentence. */
async function openEntry( { page }: Atelier, sentence: RegExp | string ) {
	await page.getByRole( 'link', { name: sentence } ).first().click();
	const entry = page.getByRole( 'region', { name: 'History entry' } );
	await expect(
		entry.getByRole( 'heading', { name: sentence } )
	).toBeVisible();
	return entry;
}

async function saveReview( page: Page ): Promise< void > {
	await review( page )
		.getByRole( 'button', { name: 'Save', exact: true } )
		.click();
	await expect( review( page ) ).toBeHidden();
}

test( 'a redesign by two people over several days is shared, scheduled, published, undone and redone @matrix', async ( {
	atelier,
	browser,
	page,
	site,
	baseURL,
} ) => {
	test.skip( ! hasTestPlugin, 'Time goes by on our own test server only' );
	const visitor = await signOut( browser, baseURL ?? '' );
	const window = await visitor.newPage();
	const theme = await site.theme();
	const [ menu ] = await site.rest< [ RestRecord, ...RestRecord[] ] >(
		'GET',
		'/wp/v2/navigation'
	);
	const [ about ] = await site.rest< [ RestRecord, ...RestRecord[] ] >(
		'GET',
		'/wp/v2/pages?slug=about'
	);
	const colleague = await logInAs(
		'administrator',
		site,
		browser,
		baseURL ?? ''
	);
	const theirs = new Site( colleague.context.request );
	const desk = new Atelier( await colleague.context.newPage() );

	const draft =
		await test.step( 'on the first day, one person tries other styles and saves them to a draft', async () => {
			await atelier.open( '/styles', { section: '/variations' } );
			await page
				.getByRole( 'region', { name: 'Styles', exact: true } )
				.getByRole( 'button', { name: 'Noon', exact: true } )
				.click();
			await page
				.getByRole( 'button', { name: 'More ways to save' } )
				.click();
			await page
				.getByRole( 'menuitem', { name: 'Save to a site draft…' } )
				.click();
			const dialog = dialogOf( page, 'Save to a site draft' );
			await dialog.getByLabel( 'Name' ).fill( 'Redesign' );
			await dialog
				.getByRole( 'button', { name: 'Save to site draft' } )
				.click();
			await expect( page ).toHaveURL( /atelier_draft=\d+/ );
			const id = Number(
				new URL( page.url() ).searchParams.get( 'atelier_draft' )
			);
			const header = navigation( menu );
			for ( const [ slug, content ] of [
				[ 'home', header + heading( 'To be written' ) ],
				[
					'page',
					`${ header }${ paragraph( WORDS.frame ) }<!-- wp:post-title /--><!-- wp:post-content /-->`,
				],
				[ '404', header + heading( WORDS.lost ) ],
			] ) {
				await site.rest(
					'POST',
					`/wp/v2/templates/${ theme }//${ slug }?atelier_draft=${ id }`,
					{ content }
				);
			}
			return id;
		} );
	const inDraft = `?atelier_draft=${ draft }`;

	const url =
		await test.step( 'on the next day, the other person continues and shares it', async () => {
			await pass( site, DAY );
			const picnic = await theirs.rest(
				'POST',
				`/wp/v2/pages${ inDraft }`,
				{
					title: 'Picnic',
					slug: 'picnic',
					status: 'publish',
					content: paragraph( WORDS.picnic ),
				}
			);
			await theirs.rest(
				'POST',
				`/wp/v2/pages/${ about.id }${ inDraft }`,
				{
					content: paragraph( WORDS.about ),
				}
			);
			await theirs.rest(
				'POST',
				`/wp/v2/navigation/${ menu.id }${ inDraft }`,
				{
					content:
						link( 'About us', about ) + link( 'Picnic', picnic ),
				}
			);
			await desk.open( `/wp_template/${ theme }//home`, {
				canvas: 'edit',
				atelier_draft: String( draft ),
			} );
			await desk.waitForEditor();
			await desk.writeHeading( WORDS.home );
			await desk.button( 'Save' ).click();
			await expect(
				desk.page
					.getByTestId( 'snackbar' )
					.getByText( 'Saved to “Redesign”.' )
			).toBeVisible();
			await desk.page.getByRole( 'button', { name: 'Share…' } ).click();
			const share = dialogOf( desk.page, 'Share “Redesign”' );
			await share.getByRole( 'button', { name: 'Create link' } ).click();
			return share.getByRole( 'textbox', { name: 'Link' } ).inputValue();
		} );

	const asBefore = await visitAll( visitor );
	const background =
		await test.step( 'visitors with the link see all changes, and others none', async () => {
			await pass( site, DAY );
			const shown = await lookAround( window, url );
			await window.goto( '/', { waitUntil: 'commit' } );
			await expect( window.locator( 'body' ) ).toBeVisible();
			expect( await backgroundOf( window ) ).not.toBe( shown );
			for ( const text of asBefore ) {
				for ( const words of Object.values( WORDS ) ) {
					expect( text ).not.toContain( words );
				}
			}
			expect( asBefore[ 2 ] ).toMatch( /^404/ );
			return shown;
		} );

	await test.step( 'the draft lists the author of each change, and is scheduled for the next day', async () => {
		await atelier.open( `/drafts/${ draft }`, {
			atelier_draft: String( draft ),
		} );
		const screen = page.getByRole( 'region', {
			name: 'Site draft',
			exact: true,
		} );
		await expect( screen.getByText( /^Changed by Tester / ) ).toHaveCount(
			3
		);
		await expect(
			screen.getByText( new RegExp( `^Changed by ${ colleague.name }` ) )
		).toHaveCount( 4 );
		await page.getByRole( 'button', { name: 'Schedule…' } ).first().click();
		const dialog = dialogOf( page, 'Schedule “Redesign”' );
		await dialog
			.getByRole( 'button', { name: 'Schedule', exact: true } )
			.click();
		await expect( screen.getByText( /^Scheduled for/ ) ).toBeVisible();
	} );

	await test.step( 'WordPress’s cron publishes it on time, and not earlier', async () => {
		await pass( site, DAY - HOUR );
		await visitor.request.get( '/wp-cron.php?doing_wp_cron' );
		expect( await visitAll( visitor ) ).toEqual( asBefore );
		await pass( site, HOUR + 60 );
		await visitor.request.get( '/wp-cron.php?doing_wp_cron' );
		expect( await lookAround( window, '/' ) ).toBe( background );
	} );
	const asPublished = await visitAll( visitor );

	await test.step( 'the publication is undone in one review', async () => {
		await pass( site, DAY );
		await atelier.open( '/history' );
		const entry = await openEntry( atelier, /and 6 more items/ );
		await expect( entry ).toContainText(
			'Published with the site draft “Redesign”'
		);
		await entry
			.getByRole( 'button', { name: 'Undo…', exact: true } )
			.click();
		const dialog = dialogOf( page, 'Undo these changes?' );
		await expect( dialog ).toContainText(
			'Will be removed from your live site right away'
		);
		await dialog
			.getByRole( 'button', { name: 'Undo', exact: true } )
			.click();
		await saveReview( page );
		await expect.poll( () => visitAll( visitor ) ).toEqual( asBefore );
	} );

	await test.step( 'and the undo is undone', async () => {
		const restored = await openEntry(
			atelier,
			/^Page “Picnic” (deleted|moved to the trash)/
		);
		await restored
			.getByRole( 'button', { name: 'Restore…', exact: true } )
			.click();
		await dialogOf( page, 'Restore deleted items?' )
			.getByRole( 'button', { name: 'Restore', exact: true } )
			.click();
		const entry = await openEntry( atelier, /and 5 more items/ );
		await entry
			.getByRole( 'button', { name: 'Undo…', exact: true } )
			.click();
		await saveReview( page );
		await expect.poll( () => visitAll( visitor ) ).toEqual( asPublished );
		expect( await lookAround( window, '/' ) ).toBe( background );
	} );

	await visitor.close();
	await colleague.remove();
} );
