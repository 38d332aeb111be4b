import type { BrowserContext, Page } from '@playwright/test';
import { Atelier } from './support/atelier';
import { Audit } from './support/audit';
import { expectMainButton } from './support/mainButton';
import {
	crash,
	editRecord,
	expectKept,
	keptIn,
	offer,
	readEdited,
	storeForeign,
	storedIn,
} from './support/recovery';
import type { Site } from './support/site';
import { expect, test } from './support/test';
import { logInAs } from './support/users';

const HEADING =
	'<!-- wp:heading --><h2 class="wp-block-heading">Before</h2><!-- /wp:heading -->';

const makePage = ( site: Site, title: string ) =>
	site.rest( 'POST', '/wp/v2/pages', {
		title,
		status: 'publish',
		content: HEADING,
	} );

const remove = ( site: Site, route: string, id: unknown ) =>
	site
		.rest( 'DELETE', `/wp/v2/${ route }/${ String( id ) }?force=true` )
		.catch( () => undefined );

/** Runs a function in the same browser with another user logged in. */
async function asSomebodyElse(
	page: Page,
	other: BrowserContext,
	act: () => Promise< void >
) {
	const context = page.context();
	const own = await context.cookies();
	await context.clearCookies();
	await context.addCookies( await other.cookies() );
	try {
		await act();
	} finally {
		await context.clearCookies();
		await context.addCookies( own );
	}
}

test.describe( 'unsaved changes', () => {
	test( 'survive a crash, and are restored and saved, or discarded @oldest', async ( {
		atelier,
		browser,
		baseURL,
		page,
		site,
	} ) => {
		const name = `Kept <i>${ Date.now() }</i>`;
		const about = await makePage( site, name );
		const menu = await site.rest( 'POST', '/wp/v2/navigation', {
			title: `${ name } menu`,
			status: 'publish',
		} );
		const other = await logInAs(
			'administrator',
			site,
			browser,
			baseURL ?? ''
		);
		try {
			await atelier.edit( 'page', about.id );
			await atelier.writeHeading( 'After' );
			await editRecord(
				page,
				[ 'postType', 'wp_navigation', Number( menu.id ) ],
				{ title: `${ name } renamed` }
			);
			await editRecord( page, [ 'root', 'site' ], {
				description: `${ name } tagline`,
			} );
			await expectKept( page, 3, 'After' );
			await crash( page );

			const again = await page.context().newPage();
			const returned = new Atelier( again );
			await returned.open();
			const dialog = offer( again );
			const row = ( words: string ) =>
				dialog
					.getByRole( 'listitem' )
					.filter( { hasText: words } )
					.first();
			await expectMainButton( again );
			// Titles are text, even with markup.
			await expect(
				dialog.getByRole( 'checkbox', { name, exact: true } )
			).toBeChecked();
			await expect( row( 'Heading: “Before” → “After”' ) ).toBeVisible();
			await expect( row( 'renamed' ) ).toBeVisible();
			await dialog
				.getByRole( 'checkbox', { name: 'Site settings', exact: true } )
				.uncheck();
			await dialog
				.getByRole( 'button', { name: 'Restore selected' } )
				.click();
			await expect( dialog ).toBeHidden();
			await returned.navigation
				.getByRole( 'button', { name: /^(Save|Review)/ } )
				.click();
			const review = again.getByRole( 'dialog', {
				name: 'Are you ready to save?',
			} );
			await expect( review.getByRole( 'checkbox' ) ).toHaveCount( 2 );
			await review
				.getByRole( 'button', { name: 'Save', exact: true } )
				.click();
			await expect( review ).toBeHidden();
			await expect
				.poll( () =>
					site.rest(
						'GET',
						`/wp/v2/pages/${ about.id }?context=edit`
					)
				)
				.toMatchObject( {
					content: { raw: expect.stringContaining( 'After' ) },
				} );
			// Saved changes are no longer kept; excluded ones are.
			await expectKept( again, 1, 'tagline' );

			await asSomebodyElse( again, other.context, async () => {
				await returned.open( '/page', { layout: 'table' } );
				await expect(
					again.locator( 'tbody' ).getByRole( 'row' ).first()
				).toBeVisible();
				await again.keyboard.press( 'ControlOrMeta+k' );
				await again
					.getByRole( 'combobox' )
					.fill( 'Restore unsaved changes' );
				await expect(
					again.getByRole( 'option', { name: /^Restore unsaved/ } )
				).toHaveCount( 0 );
				await expect( dialog ).toBeHidden();
			} );

			await returned.open();
			await dialog.getByRole( 'button', { name: 'Not now' } ).click();
			await expect( dialog ).toBeHidden();
			await again.keyboard.press( 'ControlOrMeta+k' );
			await again.getByRole( 'combobox' ).fill( 'Restore unsaved' );
			await again
				.getByRole( 'option', { name: 'Restore unsaved changes' } )
				.click();
			await dialog.getByRole( 'button', { name: 'Discard all' } ).click();
			await again
				.getByRole( 'dialog' )
				.filter( { hasText: 'can’t be undone' } )
				.getByRole( 'button', { name: 'Discard', exact: true } )
				.click();
			await expect( dialog ).toBeHidden();
			await expect.poll( () => keptIn( again ) ).toEqual( [] );
		} finally {
			await other.remove();
			await remove( site, 'pages', about.id );
			await remove( site, 'navigation', menu.id );
		}
	} );

	test( 'keep what nobody has changed as it is stored, also where blocks change themselves @oldest', async ( {
		atelier,
		page,
		site,
	} ) => {
		// A query gets an id as soon as it is shown.
		const others =
			'<!-- wp:paragraph {"mine":1} --><p>caf&eacute;</p><!-- /wp:paragraph -->\r\n<!-- wp:query {"query":{"postType":"post","inherit":false}} --><div class="wp-block-query"><!-- wp:post-template --><!-- wp:post-title /--><!-- /wp:post-template --></div><!-- /wp:query -->\n\n\n';
		const stored = async () =>
			(
				( await site.rest(
					'GET',
					`/wp/v2/pages/${ about.id }?context=edit&_fields=content`
				) ) as unknown as { content: { raw: string } }
			 ).content.raw;
		const written = ( text: string ) =>
			`${ others }<!-- wp:heading -->\n<h2 class="wp-block-heading">${ text }</h2>\n<!-- /wp:heading -->`;
		const about = await site.rest( 'POST', '/wp/v2/pages', {
			title: 'As it is',
			status: 'publish',
			content: `${ others }${ HEADING }`,
		} );
		try {
			await atelier.edit( 'page', about.id );
			await expect(
				atelier.blocks( /^Block: Title/ ).first()
			).toBeVisible();
			await atelier.writeHeading( 'After' );
			await atelier.button( 'Save' ).click();
			await expect.poll( stored ).toBe( written( 'After' ) );

			await atelier.writeHeading( 'Later' );
			await expectKept( page, 1, 'Later' );
			await crash( page );
			const again = await page.context().newPage();
			const returned = new Atelier( again );
			await returned.open();
			await offer( again )
				.getByRole( 'button', { name: 'Restore all' } )
				.click();
			await returned.goAndEdit( 'page', about.id );
			await expect(
				returned.blocks( /^Block: Title/ ).first()
			).toBeVisible();
			await returned.writeHeading( 'Last' );
			await returned.button( 'Save' ).click();
			await expect.poll( stored ).toBe( written( 'Last' ) );
		} finally {
			await remove( site, 'pages', about.id );
		}
	} );

	test( 'show the current status of their pages, restore an invalid quick edit, and can be saved if a browser can’t keep them', async ( {
		atelier,
		page,
		site,
	} ) => {
		const name = `Since ${ Date.now() }`;
		const [ moved, gone, held ] = [
			await makePage( site, `${ name } moved` ),
			await makePage( site, `${ name } gone` ),
			await makePage( site, `${ name } held` ),
		];
		const problem = ( shown: Page ) =>
			shown
				.getByRole( 'region', { name: 'Post Edit' } )
				.getByText( 'This date is in the past.' );
		const chooseHeld = ( shown: Page ) =>
			shown
				.locator( 'tbody' )
				.getByRole( 'row' )
				.filter( { hasText: `${ name } held` } )
				.getByRole( 'checkbox' )
				.check();
		try {
			await atelier.open( '/page', {
				layout: 'table',
				quickEdit: 'true',
			} );
			await page.getByRole( 'searchbox' ).fill( name );
			await chooseHeld( page );
			await page
				.getByRole( 'button', { name: 'Edit Status & Visibility' } )
				.click();
			await page.getByRole( 'radio', { name: 'Scheduled' } ).check();
			await page.keyboard.press( 'Escape' );
			await expect( problem( page ) ).toBeVisible();
			await editRecord(
				page,
				[ 'postType', 'page', Number( moved.id ) ],
				{
					title: `${ name } mine`,
				}
			);
			await editRecord( page, [ 'postType', 'page', Number( gone.id ) ], {
				content:
					'<!-- wp:paragraph --><p>Kept</p><!-- /wp:paragraph -->',
				blocks: undefined,
			} );
			await expectKept( page, 3, 'Kept' );
			await site.rest( 'POST', `/wp/v2/pages/${ moved.id }`, {
				title: `${ name } theirs`,
			} );
			await remove( site, 'pages', gone.id );
			await crash( page );

			const again = await page.context().newPage();
			await new Atelier( again ).open( '/page', {
				layout: 'table',
				quickEdit: 'true',
			} );
			const dialog = offer( again );
			const row = ( words: string ) =>
				dialog
					.getByRole( 'listitem' )
					.filter( { hasText: words } )
					.first();
			const audit = new Audit( again );
			await audit.look( 'what can be restored', dialog );
			await expect( row( `${ name } mine` ) ).toContainText(
				/\S has changed this on the site since/
			);
			await expect(
				dialog.getByRole( 'checkbox', { name: `${ name } mine` } )
			).not.toBeChecked();
			await expect( row( `${ name } gone` ) ).toContainText(
				'deleted or moved to the trash'
			);
			await expect(
				row( `${ name } gone` ).getByRole( 'checkbox' )
			).toHaveCount( 0 );
			await expect(
				row( `${ name } gone` ).getByRole( 'button', { name: /^Copy/ } )
			).toBeVisible();
			await row( `${ name } gone` )
				.getByRole( 'button', { name: /^Discard/ } )
				.click();
			await expect( row( `${ name } gone` ) ).toHaveCount( 0 );

			// On top of another person's save, after a warning.
			await dialog
				.getByRole( 'checkbox', { name: `${ name } mine` } )
				.check();
			await dialog.getByRole( 'button', { name: 'Restore all' } ).click();
			await expect( dialog ).toBeHidden();
			await again.getByRole( 'searchbox' ).fill( name );
			await chooseHeld( again );
			await expect( problem( again ) ).toBeVisible();
			expect(
				await readEdited( again, [
					'postType',
					'page',
					Number( moved.id ),
				] )
			).toMatchObject( { title: `${ name } mine` } );
			await expectKept( again, 2, 'mine' );

			// The other person's changes are only overwritten after a question.
			await again
				.getByRole( 'button', { name: /^(Save|Review)/ } )
				.first()
				.click();
			const review = again.getByRole( 'dialog', {
				name: 'Are you ready to save?',
			} );
			await audit.look( 'the review', review );
			audit.expectNothing();
			await review
				.getByRole( 'button', { name: 'Save', exact: true } )
				.click();
			await again
				.getByRole( 'dialog', { name: /was changed in the meantime/ } )
				.getByRole( 'button', { name: 'Save your version' } )
				.click();
			await expect
				.poll( () =>
					site.rest(
						'GET',
						`/wp/v2/pages/${ moved.id }?context=edit`
					)
				)
				.toMatchObject( { title: { raw: `${ name } mine` } } );

			await test.step( 'a browser that can’t keep them causes one warning, and they can be saved as usual', async () => {
				const forgetful = await page.context().newPage();
				await forgetful.addInitScript( () => {
					Object.defineProperty( window, 'indexedDB', {
						value: undefined,
					} );
				} );
				const editor = new Atelier( forgetful );
				await editor.edit( 'page', moved.id );
				const notice = forgetful
					.locator( '.components-notice' )
					.filter( { hasText: 'can’t keep a copy' } );
				await expect( notice ).toBeHidden();
				await editor.writeHeading( 'After' );
				await expect( notice ).toBeVisible();
				await notice.getByRole( 'button' ).click();
				await forgetful.keyboard.type( ' all' );
				await editor.button( 'Save' ).click();
				await expect
					.poll( () =>
						site.rest(
							'GET',
							`/wp/v2/pages/${ moved.id }?context=edit`
						)
					)
					.toMatchObject( {
						content: { raw: expect.stringContaining( 'After' ) },
					} );
				await expect( notice ).toBeHidden();
			} );
		} finally {
			for ( const { id } of [ moved, gone, held ] ) {
				await remove( site, 'pages', id );
			}
		}
	} );

	test( 'are stored encrypted, without passwords, until they expire or are deleted', async ( {
		context,
		site,
	} ) => {
		await site.resetPreferences();
		const page = await context.newPage();
		const atelier = new Atelier( page );
		const name = `Private ${ Date.now() }`;
		const about = await makePage( site, name );
		const record = [ 'postType', 'page', Number( about.id ) ] as const;
		const readable = async () => ( await storedIn( page ) ).join( '\n' );
		const expectEncrypted = async () => {
			const stored = await readable();
			for ( const word of [ name, 'Whisper', 'hunter2', 'postType' ] ) {
				expect( stored ).not.toContain( word );
			}
		};
		const forget = async ( loss: RegExp ) => {
			const question = page.getByRole( 'dialog' ).filter( {
				hasText: 'Forget everything kept in this browser?',
			} );
			await expect( question ).toContainText( loss );
			await expectMainButton( page );
			await question
				.getByRole( 'button', { name: 'Forget everything' } )
				.click();
			await expect(
				page
					.getByText( 'Everything kept in this browser was deleted.' )
					.first()
			).toBeVisible();
			await expect.poll( () => keptIn( page ) ).toEqual( [] );
		};
		page.on( 'dialog', ( question ) => void question.accept() );
		try {
			await site.rest( 'POST', `/wp/v2/pages/${ about.id }`, {
				password: 'existing',
			} );
			await atelier.edit( 'page', about.id );
			await editRecord( page, record, {
				title: `${ name } Whisper`,
				password: 'hunter2',
			} );
			await expectKept( page, 1, 'Whisper' );
			await expectEncrypted();

			await atelier.open();
			await expect( offer( page ) ).toContainText( name );
			await expect( offer( page ) ).toContainText(
				'passwords aren’t kept'
			);
			await expectEncrypted();
			await offer( page )
				.getByRole( 'button', { name: 'Restore all' } )
				.click();
			await expect( offer( page ) ).toBeHidden();
			expect( await readEdited( page, record ) ).toMatchObject( {
				title: `${ name } Whisper`,
				password: 'existing',
			} );
			await editRecord( page, record, {
				excerpt: 'Whispered',
				password: 'hunter2',
			} );
			await expectKept( page, 1, 'Whispered' );
			expect( JSON.stringify( await keptIn( page ) ) ).not.toMatch(
				/hunter2|existing/
			);
			await expectEncrypted();

			// The login screen deletes expired changes, without any key.
			const now = Date.now();
			await storeForeign( page, now - 1000 );
			await storeForeign( page, now + 3_600_000 );
			await page.goto( '/wp-login.php', { waitUntil: 'commit' } );
			await expect
				.poll( async () => ( await storedIn( page ) ).length )
				.toBe( 2 );
			await storeForeign( page, now - 2000 );

			// So does Atelier. Remaining changes of other users cause no error, and aren't shown.
			await atelier.open();
			await expect( offer( page ).getByRole( 'listitem' ) ).toContainText(
				[ name ]
			);
			expect( await storedIn( page ) ).toHaveLength( 2 );
			await offer( page )
				.getByRole( 'button', { name: 'Not now' } )
				.click();
			await page.keyboard.press( 'ControlOrMeta+k' );
			await page.getByRole( 'combobox' ).fill( 'Forget everything' );
			await page
				.getByRole( 'option', {
					name: 'Forget everything kept in this browser',
				} )
				.click();
			await forget( /changes to 1 item will be deleted/ );
			expect( await storedIn( page ) ).toHaveLength( 1 );

			await atelier.edit( 'page', about.id );
			await atelier.writeHeading( 'Whisper' );
			await expectKept( page, 1, 'Whisper' );
			await expectEncrypted();
			await atelier.button( 'Options' ).click();
			await page.getByRole( 'menuitem', { name: 'Preferences' } ).click();
			await page
				.getByRole( 'dialog', { name: 'Preferences' } )
				.getByRole( 'button', { name: 'Forget everything' } )
				.click();
			await forget( /changes to 1 item will be deleted/ );
		} finally {
			await remove( site, 'pages', about.id );
		}
	} );
} );
