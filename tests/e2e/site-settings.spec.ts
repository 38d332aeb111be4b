import type { Page } from '@playwright/test';
import { Atelier } from './support/atelier';
import { Audit } from './support/audit';
import { crash, keptIn, offer } from './support/recovery';
import { isAbout } from './support/saves';
import { expect, hasTestPlugin, test } from './support/test';
import type { Site } from './support/site';
import { logInAs } from './support/users';

interface Settings extends Record< string, unknown > {
	readonly title: string;
	readonly description: string;
	readonly site_icon: number;
	readonly show_on_front: string;
	readonly page_on_front: number;
	readonly page_for_posts: number;
	readonly posts_per_page: number;
}

const settingsOf = ( site: Site ) =>
	site.rest< Settings >( 'GET', '/wp/v2/settings' );

const review = ( page: Page ) =>
	page.getByRole( 'dialog', { name: 'Are you ready to save?' } );

/** Opens the review from the button below the menu. */
async function openReview( { page, navigation }: Atelier ) {
	await navigation
		.getByRole( 'button', { name: /^(Save|Review|Activate)/ } )
		.click();
	await expect( review( page ) ).toBeVisible();
}

const save = ( page: Page ) =>
	review( page ).getByRole( 'button', { name: 'Save', exact: true } ).click();

/** An image created by the browser. */
const makePicture = (
	page: Page,
	width: number,
	height: number
): Promise< Buffer > =>
	page
		.evaluate(
			( [ w, h ] ) => {
				const canvas = document.createElement( 'canvas' );
				canvas.width = w;
				canvas.height = h;
				canvas.getContext( '2d' )?.fillRect( 0, 0, w / 2, h );
				return canvas.toDataURL( 'image/png' );
			},
			[ width, height ] as const
		)
		.then( ( url ) =>
			Buffer.from( url.split( ',' )[ 1 ] ?? '', 'base64' )
		);

test.describe( 'site settings', () => {
	test( 'the title and the tagline are edited beside the site, reviewed, undone and saved @oldest', async ( {
		atelier,
		page,
		site,
	} ) => {
		const before = await settingsOf( site );
		await site.rest( 'POST', '/wp/v2/settings', {
			title: 'Harbour & Sons',
			description: 'Since 1911',
		} );
		try {
			await atelier.open( '/' );
			await atelier.navigation
				.getByRole( 'link', { name: 'Identity' } )
				.click();
			const title = page.getByLabel( 'Site title' );
			const tagline = page.getByLabel( 'Tagline' );
			await expect( title ).toHaveValue( 'Harbour & Sons' );

			await title.fill( 'Harbour & Daughters' );
			await expect(
				atelier.canvas.getByText( 'Harbour & Daughters' ).first()
			).toBeVisible( { timeout: 60_000 } );
			await tagline.focus();
			await tagline.press( 'ControlOrMeta+a' );
			await tagline.pressSequentially( 'Since 1912' );
			await expect(
				page.getByRole( 'img', { name: /Preview of the site icon/ } )
			).toContainText( 'Harbour & Daughters – Since 1912' );

			// Continuous typing is one step.
			await page.keyboard.press( 'ControlOrMeta+z' );
			await expect( tagline ).toHaveValue( 'Since 1911' );
			await page.keyboard.press( 'ControlOrMeta+z' );
			await expect( title ).toHaveValue( 'Harbour & Sons' );
			await expect(
				atelier.navigation.getByRole( 'button', { name: 'Saved' } )
			).toBeVisible();
			await atelier.navigation
				.getByRole( 'button', { name: 'Redo' } )
				.click();
			await expect( title ).toHaveValue( 'Harbour & Daughters' );

			await openReview( atelier );
			await expect( review( page ) ).toContainText(
				'Site title: “Harbour & Sons” → “Harbour & Daughters”'
			);
			await save( page );
			await expect(
				atelier.navigation.getByRole( 'button', { name: 'Saved' } )
			).toBeVisible();
			await expect( page ).toHaveTitle( /Harbour & Daughters/ );
			await expect(
				atelier.navigation.getByRole( 'link', {
					name: 'Harbour & Daughters (opens in a new tab)',
				} )
			).toBeVisible();
			expect( ( await settingsOf( site ) ).title ).toMatch(
				/^Harbour &(amp;)? Daughters$/
			);

			// A text equal to the stored title isn't a change.
			await title.fill( 'X' );
			await title.fill( 'Harbour & Daughters' );
			await expect(
				atelier.navigation.getByRole( 'button', { name: 'Saved' } )
			).toBeVisible();
			await title.fill( '' );
			await expect(
				page.getByText( 'Your site has no title.' )
			).toBeVisible();
		} finally {
			await site.rest( 'POST', '/wp/v2/settings', {
				title: before.title,
				description: before.description,
			} );
		}
	} );

	test( 'a title that someone else has changed in the meantime is not overwritten @matrix', async ( {
		atelier,
		page,
		site,
	} ) => {
		const before = await settingsOf( site );
		try {
			await atelier.open( '/identity' );
			await page.getByLabel( 'Site title' ).fill( 'Mine' );
			await page.getByLabel( 'Tagline' ).fill( 'My tagline' );
			await site.rest( 'POST', '/wp/v2/settings', { title: 'Theirs' } );
			await openReview( atelier );
			await save( page );
			const conflict = page.getByRole( 'dialog', {
				name: '“Site title” was changed in the meantime',
			} );
			await expect( conflict ).toContainText( '→ “Theirs”' );
			await expect( conflict ).toContainText( '→ “Mine”' );
			const stored = await settingsOf( site );
			expect( stored.title ).toBe( 'Theirs' );
			expect( stored.description ).toBe( 'My tagline' );

			await conflict.getByRole( 'button', { name: 'Keep mine' } ).click();
			await expect
				.poll( async () => ( await settingsOf( site ) ).title )
				.toBe( 'Mine' );
		} finally {
			await site.rest( 'POST', '/wp/v2/settings', {
				title: before.title,
				description: before.description,
			} );
		}
	} );

	test( 'unsaved settings are offered after a crash', async ( {
		atelier,
		page,
		site,
	} ) => {
		const before = await settingsOf( site );
		await atelier.open( '/identity' );
		await page.getByLabel( 'Site title' ).fill( 'Not saved yet' );
		await expect
			.poll( async () =>
				( await keptIn( page ) ).some( ( { edits } ) =>
					edits.includes( 'Not saved yet' )
				)
			)
			.toBe( true );
		await crash( page );
		const again = await page.context().newPage();
		const opened = new Atelier( again );
		await opened.open( '/identity' );
		const dialog = offer( again );
		await expect( dialog ).toContainText( 'Not saved yet' );
		await dialog.getByRole( 'button', { name: /^Restore/ } ).click();
		await expect( again.getByLabel( 'Site title' ) ).toHaveValue(
			'Not saved yet'
		);
		expect( ( await settingsOf( site ) ).title ).toBe( before.title );
	} );

	test( 'homepage, posts page and numbers of posts are settings of the templates that show them @matrix', async ( {
		atelier,
		page,
		site,
	} ) => {
		const before = await settingsOf( site );
		const makePage = ( title: string ) =>
			site.rest< { id: number } >( 'POST', '/wp/v2/pages', {
				title,
				status: 'publish',
			} );
		const welcome = await makePage( 'Welcome e2e' );
		const news = await makePage( 'News e2e' );
		const { settings } = atelier;
		const choose = async ( name: string, option: string ) => {
			await settings.getByRole( 'combobox', { name } ).fill( option );
			await settings.getByRole( 'option', { name: option } ).click();
		};
		const openOnTop = () =>
			atelier.bar
				.getByRole( 'button', { name: /^(Save|Review)/ } )
				.click();
		try {
			await atelier.edit(
				'wp_template',
				`${ await site.theme() }//home`
			);
			await atelier.showSettings();
			await settings
				.getByRole( 'radio', { name: 'A static page' } )
				.click();
			await expect(
				settings.getByText( 'Choose a page for the homepage' )
			).toBeVisible();
			await choose( 'Homepage', 'Welcome e2e' );
			await choose( 'Posts page', 'Welcome e2e' );
			await expect(
				settings.getByText( 'can’t be the same page' )
			).toBeVisible();
			await openOnTop();
			await save( page );
			await expect( review( page ) ).toContainText(
				'Not saved. The homepage and the posts page can’t be the same page.'
			);
			expect( ( await settingsOf( site ) ).show_on_front ).toBe(
				'posts'
			);
			await review( page )
				.getByRole( 'button', { name: 'Cancel' } )
				.click();

			await choose( 'Posts page', 'News e2e' );
			const number = settings.getByLabel( 'Posts per page' );
			await number.fill( '0' );
			await expect(
				settings.getByText( 'Enter a whole number of at least 1.' )
			).toBeVisible();
			await number.fill( '7' );
			await settings
				.getByLabel( 'Title of the posts page' )
				.fill( 'News of e2e' );
			// A chosen page is deleted.
			await site.rest(
				'DELETE',
				`/wp/v2/pages/${ welcome.id }?force=true`
			);
			await openOnTop();
			await expect( review( page ) ).toContainText(
				'Posts page: none → “News e2e”'
			);
			await save( page );
			await expect( review( page ) ).toContainText(
				'Not saved. This page was deleted or isn’t published anymore.'
			);
			await expect
				.poll( async () => ( await settingsOf( site ) ).posts_per_page )
				.toBe( 7 );
			await review( page )
				.getByRole( 'button', { name: 'Cancel' } )
				.click();

			const other = await makePage( 'Welcome again e2e' );
			await choose( 'Homepage', 'Welcome again e2e' );
			await openOnTop();
			await save( page );
			await expect( review( page ) ).toBeHidden();
			expect( await settingsOf( site ) ).toMatchObject( {
				show_on_front: 'page',
				page_on_front: other.id,
				page_for_posts: news.id,
			} );
			await expect(
				page.getByText( 'Your site has a new homepage.' ).first()
			).toBeVisible();
		} finally {
			await site.rest( 'POST', '/wp/v2/settings', {
				show_on_front: before.show_on_front,
				page_on_front: before.page_on_front,
				page_for_posts: before.page_for_posts,
				posts_per_page: before.posts_per_page,
			} );
			await site.remove( 'pages', 'e2e' );
		}
	} );

	test( 'are for users who can manage the site', async ( {
		site,
		browser,
		baseURL,
	} ) => {
		test.skip( ! hasTestPlugin, 'needs the test plugin’s roles' );
		const { context, remove } = await logInAs(
			'atelier_e2e_designer',
			site,
			browser,
			baseURL ?? ''
		);
		try {
			const page = await context.newPage();
			const designer = new Atelier( page );
			await designer.open( '/' );
			await expect(
				designer.navigation.getByRole( 'link', { name: 'Templates' } )
			).toBeVisible();
			await expect(
				designer.navigation.getByRole( 'link', { name: 'Identity' } )
			).toHaveCount( 0 );
			await designer.open( '/identity' );
			await expect(
				page
					.getByText( 'you are not allowed to manage options' )
					.first()
			).toBeVisible();
			await designer.edit(
				'wp_template',
				`${ await site.theme() }//home`
			);
			await designer.showSettings();
			await expect(
				designer.settings.getByLabel( 'Description' )
			).toBeVisible();
			await expect(
				designer.settings.getByText( 'Homepage displays' )
			).toHaveCount( 0 );
		} finally {
			await remove();
		}
	} );

	test( 'are accessible at any size, by keyboard alone', async ( {
		atelier,
		page,
		site,
	} ) => {
		const audit = new Audit( page );
		const title = atelier.navigation.getByLabel( 'Site title' );
		await atelier.open( '/identity' );
		await audit.look( 'identity', title );
		await atelier.navigation
			.getByRole( 'heading', { name: 'Identity' } )
			.focus();
		const names = [];
		for ( let stop = 0; stop < 4; stop++ ) {
			await page.keyboard.press( 'Tab' );
			names.push(
				await page.evaluate( () => {
					const focused = document.activeElement;
					return focused instanceof HTMLInputElement
						? focused.labels?.[ 0 ]?.textContent
						: focused?.getAttribute( 'aria-label' );
				} )
			);
		}
		expect( names ).toEqual( [ 'Undo', 'Redo', 'Site title', 'Tagline' ] );
		await page.keyboard.press( 'Shift+Tab' );
		await page.keyboard.type( 'By keys: ' );
		await page.keyboard.press( 'ControlOrMeta+s' );
		await expect( review( page ) ).toContainText( 'By keys: ' );
		await page.keyboard.press( 'Escape' );
		await expect( title ).toBeFocused();
		await page.keyboard.press( 'ControlOrMeta+z' );
		await expect(
			atelier.navigation.getByRole( 'button', { name: 'Saved' } )
		).toBeVisible();

		await atelier.edit( 'wp_template', `${ await site.theme() }//home` );
		await atelier.showSettings();
		await atelier.settings
			.getByRole( 'radio', { name: 'A static page' } )
			.click();
		await audit.look(
			'the settings of a template',
			atelier.settings.getByRole( 'combobox', { name: 'Homepage' } ),
			'[aria-label="Editor settings"]'
		);
		audit.expectNothing();
	} );

	test( 'also exist with classic themes', async ( {
		atelier,
		page,
		site,
	} ) => {
		test.skip( ! hasTestPlugin, 'needs the tests’ own themes' );
		const before = await settingsOf( site );
		try {
			await atelier.open( '/identity', {
				wp_theme_preview: 'atelier-classic',
			} );
			await page.getByLabel( 'Site title' ).fill( 'A classic' );
			await openReview( atelier );
			await expect( review( page ) ).toContainText( '→ “A classic”' );
		} finally {
			await site.rest( 'POST', '/wp/v2/settings', {
				title: before.title,
			} );
		}
	} );

	test( 'the icon is cropped to a square, and images that are too small are rejected @matrix', async ( {
		atelier,
		page,
		site,
	} ) => {
		await atelier.open( '/identity' );
		const media = page.locator( '.media-modal:visible' );
		const upload = async ( width: number, height: number ) => {
			await page
				.getByRole( 'button', { name: /^(Choose|Replace) icon$/ } )
				.click();
			await media
				.getByRole( 'tab', { name: 'Upload files' } )
				.click( { timeout: 60_000 } );
			await media
				.locator( 'input[type=file]' )
				.first()
				.setInputFiles( {
					name: `icon-${ width }.png`,
					mimeType: 'image/png',
					buffer: await makePicture( page, width, height ),
				} );
			await media
				.getByRole( 'button', { name: 'Use as icon' } )
				.click( { timeout: 30_000 } );
		};
		await upload( 300, 200 );
		await expect( page.getByRole( 'alert' ) ).toContainText(
			'is too small: 300 × 200 pixels. Choose an image that is at least 512 × 512 pixels.'
		);
		await upload( 900, 600 );
		await media
			.getByRole( 'button', { name: 'Crop image', exact: true } )
			.click( { timeout: 30_000 } );
		await expect(
			page.getByRole( 'button', { name: 'Replace icon' } )
		).toBeFocused( { timeout: 30_000 } );
		await openReview( atelier );
		await expect( review( page ) ).toContainText( 'Site icon: none → “' );
		await save( page );
		await expect(
			atelier.navigation.getByRole( 'button', { name: 'Saved' } )
		).toBeVisible();
		const { site_icon: icon } = await settingsOf( site );
		const stored = await site.rest< {
			id: number;
			link: string;
			media_details: { width: number; height: number };
		} >( 'GET', `/wp/v2/media/${ icon }` );
		expect( stored.media_details ).toMatchObject( {
			width: 512,
			height: 512,
		} );
		await site.rest( 'POST', '/wp/v2/settings', { site_icon: 0 } );
	} );

	test( 'a page of the list becomes the homepage, and another one the posts page @matrix', async ( {
		page,
		site,
		atelier,
	} ) => {
		const before = await settingsOf( site );
		const makePage = ( title: string ) =>
			site.rest( 'POST', '/wp/v2/pages', { title, status: 'publish' } );
		const pages = [
			await makePage( 'First home e2e' ),
			await makePage( 'Second home e2e' ),
			await makePage( 'Journal e2e' ),
		];
		const [ first, second, journal ] = pages;
		const act = async ( title: string, action: string ) => {
			await page
				.getByRole( 'region', { name: 'Pages', exact: true } )
				.getByRole( 'row' )
				.filter( { hasText: title } )
				.getByRole( 'button', { name: 'Actions' } )
				.click();
			await page
				.getByRole( 'menuitem', { name: action, exact: true } )
				.click();
			return page.getByRole( 'dialog', { name: action } );
		};
		const agree = async ( title: string, action: string, says: string ) => {
			const dialog = await act( title, action );
			await expect( dialog ).toContainText( says );
			await dialog.getByRole( 'button', { name: action } ).click();
			await expect( dialog ).toBeHidden();
		};
		try {
			await site.rest( 'POST', '/wp/v2/settings', {
				show_on_front: 'posts',
				page_for_posts: first?.id,
			} );
			await atelier.open( '/page' );
			const refused = await act( 'Journal e2e', 'Set as posts page' );
			await expect( refused ).toContainText(
				'Set a page as homepage first.'
			);
			await refused.getByRole( 'button', { name: 'Cancel' } ).click();
			await agree(
				'First home e2e',
				'Set as homepage',
				'Until now they see your latest posts'
			);
			expect( await settingsOf( site ) ).toMatchObject( {
				show_on_front: 'page',
				page_on_front: first?.id,
				page_for_posts: 0,
			} );
			await agree(
				'Second home e2e',
				'Set as homepage',
				'“First home e2e”, stays published at its own address.'
			);
			await agree(
				'Journal e2e',
				'Set as posts page',
				'“Journal e2e” will list your latest posts.'
			);
			expect( await settingsOf( site ) ).toMatchObject( {
				page_on_front: second?.id,
				page_for_posts: journal?.id,
			} );
			const marked = ( name: string ) =>
				page
					.getByRole( 'region', { name: 'Pages' } )
					.getByRole( 'button', { name, exact: true } );
			await expect( marked( 'Second home e2e Homepage' ) ).toBeVisible();
			await page.reload();
			await expect( marked( 'Second home e2e Homepage' ) ).toBeVisible();
			await expect( marked( 'Journal e2e Posts Page' ) ).toBeVisible();
			await expect( marked( 'First home e2e' ) ).toBeVisible();
			const other = await act( 'Journal e2e', 'Set as homepage' );
			await expect( other ).toContainText(
				'This page is the posts page'
			);
			await other.getByRole( 'button', { name: 'Cancel' } ).click();

			// An error of the server changes nothing, and is shown.
			await page.route( isAbout( '/wp/v2/settings' ), ( route ) =>
				route.request().method() === 'GET'
					? route.fallback()
					: route.fulfill( {
							status: 500,
							json: { code: 'broken', message: 'Out of order' },
						} )
			);
			const failing = await act( 'First home e2e', 'Set as homepage' );
			await failing
				.getByRole( 'button', { name: 'Set as homepage' } )
				.click();
			await expect( failing.getByRole( 'alert' ) ).toBeVisible();
			await failing.getByRole( 'button', { name: 'Cancel' } ).click();
			await expect(
				atelier.navigation.getByRole( 'button', { name: /^Review/ } )
			).toHaveCount( 0 );
			expect( ( await settingsOf( site ) ).page_on_front ).toBe(
				second?.id
			);
		} finally {
			await page.unrouteAll( { behavior: 'ignoreErrors' } );
			await site.rest( 'POST', '/wp/v2/settings', {
				show_on_front: before.show_on_front,
				page_on_front: before.page_on_front,
				page_for_posts: before.page_for_posts,
			} );
			for ( const { id } of pages ) {
				await site.rest( 'DELETE', `/wp/v2/pages/${ id }?force=true` );
			}
		}
	} );
} );
