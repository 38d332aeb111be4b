import type { Locator, Page } from '@playwright/test';
import { ListScreen } from './support/list';
import { expect, test } from './support/test';

/** Whether a page of Atelier leaves a shortcut to the browser, which would open its own dialog. */
const watchSaveKey = ( page: Page ) =>
	page.addInitScript( () => {
		const told = window as unknown as { saveKeys: boolean[] };
		told.saveKeys = [];
		window.addEventListener( 'keydown', ( event ) => {
			if ( event.key === 's' && ( event.ctrlKey || event.metaKey ) ) {
				setTimeout( () =>
					told.saveKeys.push( event.defaultPrevented )
				);
			}
		} );
	} );

const saveKeys = ( page: Page ) =>
	page.evaluate(
		() => ( window as unknown as { saveKeys: boolean[] } ).saveKeys
	);

/** A dialog takes the focus shortly after it is visible; earlier keys go elsewhere. */
const expectFocusIn = ( dialog: Locator ) =>
	expect
		.poll( () =>
			dialog.evaluate( ( element ) =>
				element.contains( document.activeElement )
			)
		)
		.toBe( true );

/** Changes a style by keyboard alone, in the field with the focus. */
async function typeLineHeight( page: Page, value: string ): Promise< void > {
	const field = page.getByRole( 'spinbutton', { name: 'Line height' } );
	await field.focus();
	await page.keyboard.press( 'ControlOrMeta+a' );
	await page.keyboard.type( value );
}

/** Presses a key on a focused element. */
async function press( target: Locator, key = 'Enter' ): Promise< void > {
	await target.focus();
	await target.press( key );
}

test.describe( 'the focus', () => {
	test( 'reaches the canvas and its tools by keyboard alone, begins on a link that skips to the content, follows screens, rows and dialogs, and never loses the save shortcut @matrix', async ( {
		atelier,
		page,
		site,
	} ) => {
		await test.step( 'the shell works by keyboard alone, and the focus is never lost', async () => {
			await atelier.open();
			await expect(
				atelier.navigation.getByRole( 'heading', { name: 'Design' } )
			).toBeVisible();
			// Only what is there has a place among the presses.
			await expect(
				page.getByRole( 'button', { name: /^Edit / } )
			).toBeAttached();
			const seen: string[] = [];
			for ( let presses = 0; presses < 20; presses++ ) {
				await page.keyboard.press( 'Tab' );
				seen.push(
					await page.evaluate( () => {
						const { activeElement: element } = document;
						return element === document.body
							? 'body'
							: ( element?.getAttribute( 'aria-label' ) ??
									element?.textContent ??
									'' );
					} )
				);
				if ( seen.at( -1 )?.startsWith( 'Edit ' ) ) {
					break;
				}
			}
			// The site in the frame isn't in the tab order.
			expect( seen.at( -1 ) ).toMatch( /^Edit / );
			expect( seen ).toContain( 'Drag to resize' );
			expect( seen.slice( 1 ) ).not.toContain( 'body' );

			await page.keyboard.press( 'Enter' );
			await atelier.waitForEditor();
			await expect(
				page.getByRole( 'region', { name: 'Editor content' } )
			).toBeFocused();
		} );

		await test.step( 'it goes into the document overview and back by its shortcut, and to the document tools without a block; behind the style book they are off', async () => {
			const overview = atelier.button( 'Document Overview' );
			const list = page.getByRole( 'treegrid' );
			const isInside = () =>
				list.evaluate( ( element ) =>
					element.contains( document.activeElement )
				);
			await expect( overview ).toBeEnabled();
			await press( overview );
			await expect( list ).toBeVisible();
			await expect.poll( isInside ).toBe( true );
			await page.keyboard.press( 'Shift+Alt+O' );
			await expect( list ).toBeHidden();
			await expect( overview ).toBeFocused();
			await page.keyboard.press( 'Shift+Alt+O' );
			await expect.poll( isInside ).toBe( true );
			await atelier.button( 'Settings' ).focus();
			await page.keyboard.press( 'Shift+Alt+O' );
			await expect.poll( isInside ).toBe( true );
			await page
				.getByRole( 'region', { name: 'Document Overview' } )
				.getByRole( 'button', { name: 'Close' } )
				.focus();
			await page.keyboard.press( 'Shift+Alt+O' );
			await expect( overview ).toBeFocused();

			await atelier.button( 'Settings' ).focus();
			await page.keyboard.press( 'Alt+F10' );
			await expect( atelier.button( 'Block Inserter' ) ).toBeFocused();
			await page.keyboard.press( 'Shift+Tab' );
			await expect( atelier.button( 'Open Navigation' ) ).toBeFocused();

			await page
				.getByRole( 'button', { name: 'Styles', exact: true } )
				.last()
				.click();
			await page.getByRole( 'button', { name: 'Style Book' } ).click();
			for ( const name of [
				'Block Inserter',
				'Document Overview',
				'Zoom Out',
			] ) {
				await expect( atelier.button( name ) ).toBeDisabled();
			}
			await page.keyboard.press( 'Shift+Alt+O' );
			await expect( list ).toBeHidden();
		} );

		await test.step( 'Escape closes the style book wherever the focus is, and nothing else', async () => {
			const toggle = atelier.settings.getByRole( 'button', {
				name: 'Style Book',
			} );
			const book = page.getByRole( 'region', { name: 'Style Book' } );
			const example = book
				.frameLocator( 'iframe' )
				.locator( '[data-path]' )
				.first();
			for ( const place of [
				toggle,
				atelier.settings.getByRole( 'button', { name: 'Typography' } ),
				book.getByRole( 'tab' ).first(),
				example,
				atelier.button( 'Options' ),
			] ) {
				if ( ! ( await book.isVisible() ) ) {
					await press( toggle );
				}
				await expect( example ).toBeVisible();
				await place.focus();
				await page.keyboard.press( 'Escape' );
				await expect( book ).toBeHidden();
				await expect( atelier.settings ).toBeVisible();
				await expect( toggle ).toBeFocused();
			}
			await page.keyboard.press( 'Escape' );
			await expect( atelier.settings ).toBeHidden();
			await expect( page.locator( 'body' ) ).not.toBeFocused();
		} );

		await test.step( 'it returns to the button of the canvas', async () => {
			await press( atelier.button( 'Open Navigation' ) );
			await expect(
				page.getByRole( 'button', { name: /^Edit / } )
			).toBeFocused();
		} );

		await watchSaveKey( page );
		await test.step( 'it is first on a link that skips to the content', async () => {
			await atelier.open( '/template' );
			await expect(
				page.getByRole( 'searchbox', { name: 'Search' } )
			).toBeVisible();
			await page.keyboard.press( 'Tab' );
			await expect(
				page.getByRole( 'link', { name: 'Skip to main content' } )
			).toBeFocused();
			await page.keyboard.press( 'Enter' );
			await expect(
				page.getByRole( 'region', { name: 'Templates', exact: true } )
			).toBeFocused();
			await page.keyboard.press( 'Shift+Alt+n' );
			await expect( atelier.navigation ).toBeFocused();
		} );

		await test.step( 'it is on the heading of each new screen, and back on the entry that led there', async () => {
			await atelier.go( '/' );
			for ( const name of [
				'Navigation',
				'Styles',
				'Pages',
				'Posts',
				'Templates',
				'Patterns',
			] ) {
				const entry = atelier.navigation.getByRole( 'link', {
					name,
					exact: true,
				} );
				await press( entry );
				const heading = atelier.navigation.locator(
					'[data-screen-heading]'
				);
				await expect( heading ).toHaveText( name );
				await expect( heading ).toBeFocused();
				await press(
					atelier.navigation.getByRole( 'link', { name: 'Back' } )
				);
				await expect( heading ).toHaveText( 'Design' );
				await expect( entry ).toBeFocused();
			}
		} );

		await test.step( 'it is on the next row after a deletion, and on the list after the last one', async () => {
			const word = `keys${ Date.now() }`;
			for ( const name of [ 'One', 'Two' ] ) {
				await site.rest( 'POST', '/wp/v2/pages', {
					title: `${ word } ${ name }`,
					status: 'publish',
				} );
			}
			try {
				await atelier.go( '/page', { layout: 'table' } );
				const pages = new ListScreen( page, 'Pages' );
				await pages.search( word );
				await expect(
					pages.region.getByText( '2 items' )
				).toBeVisible();
				const menus = pages.region.getByRole( 'button', {
					name: 'Actions',
					exact: true,
				} );
				const trash = page.getByRole( 'menuitem', {
					name: 'Move to trash',
				} );
				await press( menus.first() );
				await press( page.getByRole( 'menuitem', { name: 'Rename' } ) );
				await expectFocusIn(
					page.getByRole( 'dialog', { name: 'Rename' } )
				);
				await page.keyboard.press( 'Escape' );
				await expect( menus.first() ).toBeFocused();

				await press( menus.first() );
				await press( trash );
				await confirm( page );
				await expect(
					pages.region.getByText( '1 item' )
				).toBeVisible();
				await expect( menus.first() ).toBeFocused();
				await press( menus.first() );
				await press( trash );
				await confirm( page );
				await expect( menus ).toHaveCount( 0 );
				await expect( page.locator( 'body' ) ).not.toBeFocused();
			} finally {
				await site.remove( 'pages', word );
			}
		} );

		await test.step( 'the save shortcut opens the review from anywhere in view mode, and never the browser’s dialog', async () => {
			await atelier.go( '/styles', { section: '/typography/text' } );
			const review = page.getByRole( 'dialog', {
				name: 'Are you ready to save?',
			} );
			await expect( atelier.preview.locator( 'body' ) ).toBeVisible();
			await expect(
				page.getByRole( 'spinbutton', { name: 'Line height' } )
			).toBeVisible();
			// Nothing to save.
			await page.keyboard.press( 'ControlOrMeta+s' );
			await expect.poll( () => saveKeys( page ) ).toEqual( [ true ] );
			await expect( review ).toBeHidden();

			// In a field that hasn't reported its value yet.
			await typeLineHeight( page, '1.7' );
			await page.keyboard.press( 'ControlOrMeta+s' );
			await expect( review ).toBeVisible();
			await expect( review.getByText( /1\.7/ ) ).toBeVisible();
			// It is open already.
			await page.keyboard.press( 'ControlOrMeta+s' );
			await page.keyboard.press( 'Escape' );
			await expect( review ).toBeHidden();
			await expect(
				page.getByRole( 'spinbutton', { name: 'Line height' } )
			).toBeFocused();

			// In the preview's frame, once its page is inert.
			await expect(
				atelier.preview.locator( 'a[href]' ).first()
			).toHaveAttribute( 'tabindex', '-1' );
			await atelier.preview.locator( 'body' ).evaluate( ( body ) => {
				body.tabIndex = -1;
				window.focus.call( body.ownerDocument.defaultView );
				body.focus();
			} );
			await page.keyboard.press( 'ControlOrMeta+s' );
			await expect( review ).toBeVisible();
			await page.keyboard.press( 'Escape' );
			await expect( review ).toBeHidden();

			// Without a focused element.
			await page.evaluate( () =>
				( document.activeElement as HTMLElement | null )?.blur()
			);
			await page.keyboard.press( 'ControlOrMeta+s' );
			await expect( review ).toBeVisible();
			await page.keyboard.press( 'Escape' );

			// In a list.
			await atelier.navigation
				.getByRole( 'link', { name: 'Back' } )
				.click();
			await atelier.navigation
				.getByRole( 'link', { name: 'Templates', exact: true } )
				.click();
			await page.getByRole( 'searchbox', { name: 'Search' } ).focus();
			await page.keyboard.press( 'ControlOrMeta+s' );
			await expect( review ).toBeVisible();
			await page.keyboard.press( 'Escape' );

			// Dialogs come first: their content stays.
			await page.keyboard.press( 'ControlOrMeta+k' );
			const palette = page.getByRole( 'combobox' );
			await palette.fill( 'Add new page' );
			await page.keyboard.press( 'ControlOrMeta+s' );
			await expect( palette ).toHaveValue( 'Add new page' );
			await expect( review ).toBeHidden();
			expect( new Set( await saveKeys( page ) ) ).toEqual(
				new Set( [ true ] )
			);
			await page.keyboard.press( 'Escape' );
			await expect( palette ).toBeHidden();
		} );

		await test.step( 'a closed dialog gives it back to its button', async () => {
			const dialog = page.getByRole( 'dialog' );
			for ( const [ path, opener ] of [
				[ '/page', /^Add Page$/i ],
				[ '/template', /^Add Template$/i ],
				[ '/template', /^Open command palette/ ],
			] as const ) {
				await atelier.go( path );
				const button = page.getByRole( 'button', { name: opener } );
				await press( button );
				await expectFocusIn( dialog.first() );
				await page.keyboard.press( 'Escape' );
				await expect( dialog ).toHaveCount( 0 );
				await expect( button ).toBeFocused();
			}
			await atelier.go( '/pattern', { postType: 'wp_block' } );
			const add = page.getByRole( 'button', { name: 'Add Pattern' } );
			await press( add );
			await press(
				page.getByRole( 'menuitem', { name: 'Add Pattern' } )
			);
			await expectFocusIn( dialog );
			await page.keyboard.press( 'Escape' );
			await expect( add ).toBeFocused();
		} );
	} );

	test( 'stays in the canvas after saving a pattern, and its shortcuts reach all regions @oldest', async ( {
		atelier,
		page,
		site,
	} ) => {
		const { id } = await site.rest( 'POST', '/wp/v2/blocks', {
			title: 'Keys',
			status: 'publish',
			content:
				'<!-- wp:heading --><h2 class="wp-block-heading">Before</h2><!-- /wp:heading -->',
		} );
		try {
			await atelier.edit( 'wp_block', Number( id ) );
			await atelier.writeHeading( 'After' );
			await page.keyboard.press( 'ControlOrMeta+s' );
			await expect( atelier.button( 'Saved' ) ).toBeVisible();
			await page.keyboard.type( 'wards' );
			await expect(
				atelier.blocks( /^Block: Heading/ ).last()
			).toHaveText( 'Afterwards' );

			// From inside the frame through all regions, and back.
			const focused = page.locator( '[role="region"]:focus' );
			const names: ( string | null )[] = [];
			for ( let at = 0; at < 4; at++ ) {
				await page.keyboard.press( 'Control+`' );
				names.push( await focused.getAttribute( 'aria-label' ) );
			}
			expect( names ).toContain( 'Editor top bar' );
			expect( names ).toContain( 'Editor content' );
			expect( new Set( names ).size ).toBeGreaterThan( 2 );
			await page.keyboard.press( 'Shift+Alt+p' );
			expect( await focused.getAttribute( 'aria-label' ) ).toBe(
				names.at( -2 )
			);

			// The editor's shortcuts also work without a focused element.
			const isOpen = await atelier.settings.isVisible();
			await page.evaluate( () =>
				( document.activeElement as HTMLElement | null )?.blur()
			);
			await page.keyboard.press( 'ControlOrMeta+Shift+,' );
			await expect( atelier.settings ).toBeVisible( {
				visible: ! isOpen,
			} );
		} finally {
			await site.rest( 'DELETE', `/wp/v2/blocks/${ id }?force=true` );
		}
	} );
} );

/** Confirms moving to the trash, if a confirmation is shown. */
async function confirm( page: Page ): Promise< void > {
	const dialog = page.getByRole( 'dialog' );
	if ( await dialog.isVisible() ) {
		await press( dialog.getByRole( 'button', { name: 'Move to trash' } ) );
	}
}
