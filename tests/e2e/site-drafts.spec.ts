import type { Browser, Page } from '@playwright/test';
import type { Atelier } from './support/atelier';
import { Audit } from './support/audit';
import { expectMainButton } from './support/mainButton';
import { editRecord, expectKept, offer } from './support/recovery';
import { recordsAreThere } from './support/saves';
import { Site, type RestRecord } from './support/site';
import { expect, hasTestPlugin, test } from './support/test';
import { logInAs } from './support/users';

const dialogOf = ( page: Page, name: string | RegExp ) =>
	page.getByRole( 'dialog', { name } );

/** The bar of an open draft. */
const barOf = ( page: Page ) =>
	page.getByRole( 'region', { name: 'Open site draft', exact: true } );

const makeDraft = async ( site: Site, title: string ): Promise< number > =>
	Number(
		( await site.rest( 'POST', '/atelier/v1/site-drafts', { title } ) ).id
	);

const makePage = ( site: Site, title: string ): Promise< RestRecord > =>
	site.rest( 'POST', '/wp/v2/pages', {
		title,
		status: 'publish',
		content:
			'<!-- wp:paragraph --><p>First live words</p><!-- /wp:paragraph -->',
	} );

const paragraph = ( text: string ) =>
	`<!-- wp:paragraph --><p>${ text }</p><!-- /wp:paragraph -->`;

/** Changes the text of a page, live or in a draft. */
const write = ( site: Site, page: RestRecord, text: string, draft?: number ) =>
	site.rest(
		'POST',
		`/wp/v2/pages/${ page.id }${ draft ? `?atelier_draft=${ draft }` : '' }`,
		{ content: paragraph( text ) }
	);

/** The response for a visitor. */
async function visit( browser: Browser, url: string ): Promise< string > {
	const context = await browser.newContext( {
		storageState: { cookies: [], origins: [] },
	} );
	const answer = await context.request.get( url );
	const text = await answer.text();
	await context.close();
	return text;
}

const titleField = ( { page }: Atelier ) => page.getByLabel( 'Site title' );

test( 'changes are saved to a new draft, shared, and published together @oldest', async ( {
	atelier,
	browser,
	page,
	site,
	baseURL,
} ) => {
	const home = `${ baseURL ?? '' }/`;
	const before = await site.rest( 'GET', '/wp/v2/settings' );
	try {
		await atelier.open( '/identity' );
		await titleField( atelier ).fill( 'Shop at Christmas' );
		await page.getByRole( 'button', { name: 'More ways to save' } ).click();
		await page
			.getByRole( 'menuitem', { name: 'Save to a site draft…' } )
			.click();
		const dialog = dialogOf( page, 'Save to a site draft' );
		await dialog.getByLabel( 'Name' ).fill( 'Christmas' );
		await expectMainButton( page );
		await dialog
			.getByRole( 'button', { name: 'Save to site draft' } )
			.click();
		await expect( page ).toHaveURL( /p=%2Fidentity.*atelier_draft=\d+/ );
		await expect( barOf( page ) ).toContainText( 'Site draft: Christmas' );
		await expect(
			page.getByTestId( 'snackbar' ).getByText( 'Saved to “Christmas”.' )
		).toBeVisible();

		await test.step( 'the draft shows them, the live site does not', async () => {
			await expect( titleField( atelier ) ).toHaveValue(
				'Shop at Christmas'
			);
			await expect(
				atelier.preview.getByText( 'Shop at Christmas' ).first()
			).toBeVisible();
			expect( await visit( browser, home ) ).not.toContain(
				'Shop at Christmas'
			);
		} );

		await test.step( 'later saves go to the draft too', async () => {
			await page.getByLabel( 'Tagline' ).fill( 'Open until the 24th' );
			await atelier.navigation
				.getByRole( 'button', { name: 'Save', exact: true } )
				.click();
			const review = dialogOf( page, 'Are you ready to save?' );
			await expect( review ).toContainText(
				'saved to the site draft “Christmas”'
			);
			await review
				.getByRole( 'button', { name: 'Save', exact: true } )
				.click();
			await expect( review ).toBeHidden();
			const live = await site.rest( 'GET', '/wp/v2/settings' );
			expect( live[ 'description' ] ).toBe( before[ 'description' ] );
		} );

		const link =
			await test.step( 'a link shows it to visitors', async () => {
				await barOf( page )
					.getByRole( 'button', { name: 'Share…' } )
					.click();
				const share = dialogOf( page, 'Share “Christmas”' );
				await share
					.getByRole( 'button', { name: 'Create link' } )
					.click();
				const url = await share
					.getByRole( 'textbox', { name: 'Link' } )
					.inputValue();
				expect( await visit( browser, url ) ).toContain(
					'Shop at Christmas'
				);
				return url;
			} );

		await test.step( 'until the link is revoked', async () => {
			const share = dialogOf( page, 'Share “Christmas”' );
			await share.getByRole( 'button', { name: /^Revoke/ } ).click();
			await expect( share.getByText( 'No links yet.' ) ).toBeVisible();
			expect( await visit( browser, link ) ).not.toContain(
				'Shop at Christmas'
			);
			await page.keyboard.press( 'Escape' );
		} );

		await test.step( 'its screen lists the changes', async () => {
			await barOf( page )
				.getByRole( 'button', { name: 'Review changes' } )
				.click();
			await expect(
				page.getByText( /^Site title: .* → “Shop at Christmas”$/ )
			).toBeVisible();
			await expect(
				page.getByText( /^Tagline: .* → “Open until the 24th”$/ )
			).toBeVisible();
		} );

		await test.step( 'publishing makes it live', async () => {
			await barOf( page )
				.getByRole( 'button', { name: 'Publish…' } )
				.click();
			await dialogOf( page, 'Publish “Christmas”' )
				.getByRole( 'button', { name: 'Publish', exact: true } )
				.click();
			await expect( page ).not.toHaveURL( /atelier_draft/ );
			await expect(
				page
					.getByTestId( 'snackbar' )
					.getByText( 'Published “Christmas”.' )
			).toBeVisible();
			expect( await visit( browser, home ) ).toContain(
				'Shop at Christmas'
			);
			await atelier.open( '/drafts', { activeView: 'published' } );
			await expect(
				page.getByRole( 'link', { name: 'Christmas', exact: true } )
			).toBeVisible();
		} );

		await test.step( 'a deleted draft shows a message with a way out', async () => {
			await atelier.open( '/', { atelier_draft: '999999' } );
			await expect(
				page.getByText( /^This site draft doesn’t exist anymore/ )
			).toBeVisible();
			await page
				.getByRole( 'button', { name: 'Leave site draft' } )
				.click();
			await expect( page ).not.toHaveURL( /atelier_draft/ );
		} );
	} finally {
		await site.rest( 'POST', '/wp/v2/settings', {
			title: before[ 'title' ],
			description: before[ 'description' ],
		} );
	}
} );

const saved = ( page: Page, text: string | RegExp ) =>
	page.getByTestId( 'snackbar' ).getByText( text );

/** Replaces the first paragraph on the canvas. */
async function type( atelier: Atelier, words: string ): Promise< void > {
	await atelier
		.blocks( /^Block: Paragraph/ )
		.first()
		.click();
	await atelier.page.keyboard.press( 'ControlOrMeta+a' );
	await atelier.page.keyboard.type( words );
}

test( 'blocks of a page are edited in a draft; what is unsaved when the draft ends or is left moves on, or waits in its draft', async ( {
	atelier,
	page,
	site,
	browser,
	baseURL,
} ) => {
	const live = await makePage( site, 'Opening hours' );
	const first = atelier.blocks( /^Block: Paragraph/ ).first();
	const question = dialogOf(
		page,
		'What should happen to your unsaved changes?'
	);
	const draft = await makeDraft( site, 'Summer' );
	const next = await makeDraft( site, 'Second' );

	await test.step( 'blocks of a page are edited in a draft', async () => {
		await atelier.open( `/page/${ live.id }`, {
			canvas: 'edit',
			atelier_draft: String( draft ),
		} );
		await atelier.waitForEditor();
		await expect( barOf( page ) ).toContainText( 'Site draft: Summer' );
		await type( atelier, 'Closed in July' );
		await atelier.button( 'Save' ).click();
		await expect( saved( page, 'Saved to “Summer”.' ) ).toBeVisible();
		expect( await site.visit( live.link ) ).toContain( 'First live words' );
	} );

	await test.step( 'somebody else publishes the draft, and what is unsaved moves to another one', async () => {
		await type( atelier, 'Words nobody has saved' );
		const other = await logInAs(
			'administrator',
			site,
			browser,
			baseURL ?? ''
		);
		try {
			await new Site( other.context.request ).rest(
				'POST',
				`/atelier/v1/site-drafts/${ draft }/publish`,
				{}
			);
			await expect( barOf( page ) ).toContainText(
				`${ other.name } published the site draft “Summer”. You have 1 unsaved change.`,
				{ timeout: 5000 }
			);
		} finally {
			await other.remove();
		}
		await barOf( page )
			.getByRole( 'button', { name: 'Move changes…' } )
			.click();
		await question.getByLabel( 'Move them to another site draft' ).check();
		await question.getByRole( 'radio', { name: /^Second/ } ).check();
		await question.getByRole( 'button', { name: 'Move changes' } ).click();
		await expect( page ).toHaveURL(
			new RegExp( `atelier_draft=${ next }` )
		);
		await atelier.waitForEditor();
		await expect( first ).toHaveText( 'Words nobody has saved' );
		expect( await site.visit( live.link ) ).toContain( 'Closed in July' );
	} );

	await test.step( 'that one is deleted, and Save asks where to', async () => {
		await site.rest( 'DELETE', `/atelier/v1/site-drafts/${ next }` );
		await expect( barOf( page ) ).toContainText(
			'The site draft “Second” has been deleted.',
			{ timeout: 5000 }
		);
		await atelier.button( 'Save' ).click();
		await expect( question ).toContainText( 'Opening hours' );
		await expectMainButton( page );
		await question.getByRole( 'button', { name: 'Move changes' } ).click();
		await expect( page ).not.toHaveURL( /atelier_draft/ );
		await atelier.waitForEditor();
		await expect( first ).toHaveText( 'Words nobody has saved' );
		await atelier.button( 'Save' ).click();
		await expect( saved( page, '“Opening hours” saved.' ) ).toBeVisible();
		expect( await site.visit( live.link ) ).toContain(
			'Words nobody has saved'
		);
	} );

	await test.step( 'a page that only a draft has leads to the draft', async () => {
		const winter = await makeDraft( site, 'Winter' );
		const made = await site.rest(
			'POST',
			`/wp/v2/pages?atelier_draft=${ winter }`,
			{
				title: 'Winter sale',
				status: 'publish',
				content: paragraph( 'Only in the draft' ),
			}
		);
		await atelier.open( `/page/${ made.id }`, { canvas: 'edit' } );
		await expect(
			page.getByRole( 'heading', {
				name: '“Winter sale” isn’t on the live site yet',
			} )
		).toBeVisible();
		await page.getByRole( 'button', { name: 'Open site draft' } ).click();
		await expect( page ).toHaveURL(
			new RegExp( `atelier_draft=${ winter }` )
		);
	} );

	await page.removeLocatorHandler( offer( page ) );
	await test.step( 'what was unsaved in a deleted draft is offered by a later visit, and saving asks which words to keep', async () => {
		const shown = await makePage( site, 'Left over' );
		const gone = await makeDraft( site, 'Deleted' );
		await write( site, shown, 'Words of the draft', gone );
		await atelier.open( '/page', { atelier_draft: String( gone ) } );
		await recordsAreThere( page );
		await editRecord( page, [ 'postType', 'page', Number( shown.id ) ], {
			content: paragraph( 'Words that were left' ),
			blocks: undefined,
		} );
		await expectKept( page, 1, 'Words that were left' );
		await site.rest( 'DELETE', `/atelier/v1/site-drafts/${ gone }` );
		page.once( 'dialog', ( leaving ) => void leaving.accept() );
		await atelier.open( `/page/${ shown.id }` );
		const restore = dialogOf( page, 'Restore unsaved changes?' );
		await expect( restore ).toContainText(
			'From the site draft “Deleted”'
		);
		await expect( restore ).toContainText(
			'Your live site has a different version of this.'
		);
		await restore.getByLabel( 'Left over' ).check();
		await restore.getByRole( 'button', { name: /^Restore/ } ).click();
		await expect( restore ).toBeHidden();
		await page.keyboard.press( 'ControlOrMeta+s' );
		await dialogOf( page, '“Left over” was changed in the meantime' )
			.getByRole( 'button', { name: 'Save your version' } )
			.click();
		await expect
			.poll( () => site.visit( shown.link ) )
			.toContain( 'Words that were left' );
	} );

	await test.step( 'unsaved changes of a draft need a decision, and are restored only in that draft', async () => {
		await page.removeLocatorHandler( offer( page ) );
		const draft = await makeDraft( site, 'Unsaved' );
		await atelier.open( '/identity', { atelier_draft: String( draft ) } );
		await titleField( atelier ).fill( 'Only in the draft' );
		await barOf( page )
			.getByRole( 'button', { name: 'View live site' } )
			.click();
		const dialog = dialogOf( page, 'You have unsaved changes' );
		await expect( dialog ).toContainText( 'the site draft “Unsaved”' );
		await expectMainButton( page );
		await dialog
			.getByRole( 'button', { name: 'Leave without saving' } )
			.click();
		await expect( page ).not.toHaveURL( /atelier_draft/ );
		await expect(
			page
				.getByText( 'unsaved changes in the site draft “Unsaved”' )
				.first()
		).toBeVisible();
		await expect( titleField( atelier ) ).not.toHaveValue(
			'Only in the draft'
		);
		await page.getByRole( 'link', { name: 'Open site draft' } ).click();
		const restore = dialogOf( page, 'Restore unsaved changes?' );
		await expect( restore ).toContainText( 'in the site draft “Unsaved”' );
		await restore.getByRole( 'button', { name: /^Restore/ } ).click();
		await expect( titleField( atelier ) ).toHaveValue(
			'Only in the draft'
		);
	} );
} );

test( 'a publication is followed to its end if its response is lost @matrix', async ( {
	atelier,
	context,
	page,
	site,
} ) => {
	test.skip( ! hasTestPlugin, 'Only our own test server can be held up' );
	const hold = ( task: 'hold' | 'fail' | 'go' ) =>
		context.request.post( '/wp-content/plugins/atelier-e2e/hold.php', {
			form: { do: task },
		} );
	const changed = await makePage( site, 'Long awaited' );
	const draft = await makeDraft( site, 'Large' );
	await write( site, changed, 'Words of the draft', draft );
	await atelier.open( `/drafts/${ draft }` );
	const open = page
		.getByRole( 'region', { name: 'Site draft', exact: true } )
		.getByRole( 'button', { name: 'Publish…' } );
	await open.click();
	const dialog = dialogOf( page, 'Publish “Large”' );
	const publish = dialog.getByRole( 'button', {
		name: 'Publish',
		exact: true,
	} );
	const goesOn = dialog.getByText( /^Your site is still publishing/ );

	await test.step( 'a request that never reached the site has published nothing', async () => {
		await page.route( /site-drafts.*publish/, ( route ) => route.abort() );
		await publish.click();
		await expect( dialog.getByRole( 'alert' ) ).toContainText(
			'the site draft wasn’t published'
		);
	} );

	// The request reaches the site, which continues; the browser gets a proxy's timeout.
	await page.unroute( /site-drafts.*publish/ );
	await page.route( /site-drafts.*publish/, async ( route ) => {
		void route.fetch().catch( () => undefined );
		await route.fulfill( {
			status: 504,
			body: '<h1>Gateway Timeout</h1>',
		} );
	} );

	await test.step( 'a failure after the connection was lost shows its reason', async () => {
		await hold( 'hold' );
		await publish.click();
		await expect( goesOn ).toBeVisible();
		await expect( publish ).toBeDisabled();
		await hold( 'fail' );
		await expect( dialog.getByRole( 'alert' ) ).toContainText(
			'Not today.'
		);
		expect( await site.visit( changed.link ) ).toContain(
			'First live words'
		);
	} );

	await test.step( 'a running publication can’t be started again, and is waited for', async () => {
		await hold( 'hold' );
		await publish.click();
		await expect( goesOn ).toBeVisible();
		await dialog
			.getByRole( 'button', { name: 'Close', exact: true } )
			.last()
			.click();
		await expect( dialog ).toBeHidden();
		await page.reload( { waitUntil: 'commit' } );
		await expect( page.getByText( 'Publishing…' ).first() ).toBeVisible();
		await open.click();
		await expect( goesOn ).toBeVisible();
		await expect( publish ).toBeDisabled();
		await hold( 'go' );
		await expect(
			page.getByTestId( 'snackbar' ).getByText( 'Published “Large”.' )
		).toBeVisible();
		expect( await site.visit( changed.link ) ).toContain(
			'Words of the draft'
		);
	} );
} );

test( 'the bar of a draft has room for all its words, also in German; all its screens and dialogs are accessible, also on a phone', async ( {
	atelier,
	baseURL,
	context,
	page,
	site,
} ) => {
	await test.step( 'all draft screens and dialogs are accessible', async () => {
		const changed = await makePage( site, 'Audited' );
		const draft = await makeDraft( site, 'Audit' );
		await write( site, changed, 'Words of the draft', draft );
		await write( site, changed, 'Newer words on the live site' );
		const audit = new Audit( page );
		await atelier.open( '/drafts' );
		await audit.look(
			'the list',
			page.getByRole( 'link', { name: 'Audit' } )
		);
		await atelier.open( `/drafts/${ draft }`, {
			atelier_draft: String( draft ),
		} );
		await audit.look(
			'a draft',
			page.getByRole( 'button', {
				name: 'Use this version: “Audited”',
			} )
		);
		for ( const name of [
			'Share…',
			'Publish…',
			'Compare with live site',
		] ) {
			await audit.lookAtDialog( name, () =>
				barOf( page ).getByRole( 'button', { name } ).click()
			);
		}
		const actions = page.getByRole( 'button', {
			name: 'Site draft actions',
		} );
		await audit.lookAtMenu( 'more', actions );
		await audit.lookBehind( actions, 'Schedule…' );
		await audit.lookAtDialog( 'move', () =>
			page
				.getByRole( 'button', { name: /^Move to another site draft/ } )
				.click()
		);
		audit.expectNothing();
	} );

	await test.step( 'the bar has room for all its words, also in German', async () => {
		if ( ! hasTestPlugin ) {
			return;
		}
		const draft = await makeDraft( site, 'Autumn campaign' );
		await context.addCookies( [
			{ name: 'atelier_e2e_locale', value: 'de_DE', url: baseURL ?? '' },
		] );
		await atelier.open( '/drafts', { atelier_draft: String( draft ) } );
		const words = page
			.getByRole( 'paragraph' )
			.filter( { hasText: 'Website-Entwurf: Autumn campaign' } );
		await expect( words ).toBeVisible();
		for ( const width of [ 1400, 1100, 782, 390, 1400 ] ) {
			await page.setViewportSize( { width, height: 800 } );
			await expect
				.poll(
					() =>
						words.evaluate( ( paragraph ) =>
							[ ...paragraph.querySelectorAll( 'strong, span' ) ]
								.filter(
									( part ) =>
										getComputedStyle( part ).overflowX ===
											'hidden' &&
										part.scrollWidth > part.clientWidth
								)
								.map( ( part ) => part.textContent )
						),
					{ message: `${ width } px`, timeout: 8_000 }
				)
				.toEqual( [] );
			const publish = page.getByRole( 'button', {
				name: 'Veröffentlichen …',
				exact: true,
			} );
			await expect( publish ).toHaveCount( width === 390 ? 0 : 1 );
		}
	} );
} );

test( 'on a phone a draft is renamed, compared, shared and found among published ones', async ( {
	atelier,
	browser,
	page,
	site,
} ) => {
	await page.setViewportSize( { width: 390, height: 844 } );
	const changed = await makePage( site, 'Opening times' );
	const draft = await makeDraft( site, 'Spring' );
	await write( site, changed, 'Words of the draft', draft );
	/** Nothing of the page or of a dialog leaves the screen. */
	const expectOnScreen = async () => {
		expect(
			await page.evaluate( () => document.documentElement.scrollWidth )
		).toBeLessThanOrEqual( 390 );
		for ( const button of await page
			.getByRole( 'dialog' )
			.getByRole( 'button' )
			.all() ) {
			const box = await button.boundingBox();
			expect( box?.x ?? 0 ).toBeGreaterThanOrEqual( 0 );
			expect( ( box?.x ?? 0 ) + ( box?.width ?? 0 ) ).toBeLessThanOrEqual(
				390
			);
		}
	};
	const choose = async ( action: string ) => {
		await barOf( page )
			.getByRole( 'button', { name: 'Site draft actions' } )
			.click();
		await page.getByRole( 'menuitem', { name: action } ).click();
	};
	await atelier.open( `/page/${ changed.id }`, {
		atelier_draft: String( draft ),
	} );

	await test.step( 'a new name is on the bar at once', async () => {
		await choose( 'Rename' );
		const dialog = dialogOf( page, 'Rename site draft' );
		await dialog.getByLabel( 'Name' ).fill( 'Summer' );
		await expectOnScreen();
		await dialog.getByRole( 'button', { name: 'Rename' } ).click();
		await expect( barOf( page ) ).toContainText( 'Site draft: Summer' );
	} );

	await test.step( 'comparing starts with the page in view, names it, and follows the list', async () => {
		await choose( 'Compare with live site' );
		const dialog = dialogOf( page, /^Compare/ );
		const side = ( title: string ) =>
			dialog.frameLocator( `[title="${ title }"]` );
		await expect( side( 'Live site' ).locator( 'body' ) ).toContainText(
			'First live words'
		);
		await expect( side( 'Site draft' ).locator( 'body' ) ).toContainText(
			'Words of the draft'
		);
		await expectOnScreen();
		const list = dialog.getByLabel( 'Page', { exact: true } );
		await expect( list.locator( 'option:checked' ) ).toHaveText(
			'Opening times'
		);
		await list.selectOption( 'Homepage' );
		await expect( side( 'Site draft' ).locator( 'body' ) ).toHaveClass(
			/\bhome\b/
		);
		await page.keyboard.press( 'Escape' );
	} );

	await test.step( 'a link opens at the page in view', async () => {
		await choose( 'Share…' );
		const dialog = dialogOf( page, 'Share “Summer”' );
		await dialog.getByRole( 'button', { name: 'Create link' } ).click();
		const link = dialog.getByRole( 'textbox', { name: 'Link' } );
		await expect( link ).toBeVisible();
		await expectOnScreen();
		expect( await visit( browser, await link.inputValue() ) ).toContain(
			'Words of the draft'
		);
		await page.keyboard.press( 'Escape' );
	} );

	await test.step( 'once it is published, it is found in the list', async () => {
		await choose( 'Publish…' );
		const dialog = dialogOf( page, 'Publish “Summer”' );
		const act = dialog.getByRole( 'button', {
			name: 'Publish',
			exact: true,
		} );
		await expect( act ).toBeEnabled();
		await expectOnScreen();
		await act.click();
		await expect( page ).not.toHaveURL( /atelier_draft/ );
		expect( await site.visit( changed.link ) ).toContain(
			'Words of the draft'
		);
		await atelier.open( '/drafts' );
		await expectOnScreen();
		await page
			.getByRole( 'link', { name: 'Published', exact: true } )
			.click();
		await expect(
			page.getByRole( 'link', { name: 'Summer', exact: true } )
		).toBeVisible();
	} );
} );
