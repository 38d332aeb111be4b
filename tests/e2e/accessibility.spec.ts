import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, hasTestPlugin, makeRightToLeft, test } from './support/test';

const RULES = [ 'wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa' ];

/** What axe finds in Atelier itself; the site inside the frames is the site's own business. */
async function violations( page: Page, scope = '#atelier' ) {
	const { violations: found } = await new AxeBuilder( { page } )
		.withTags( RULES )
		.include( scope )
		.exclude( 'iframe' )
		// WordPress's own item for a plugin's sidebar names a region that is there only once it is open.
		.exclude( '[aria-controls*=":"]' )
		.analyze();
	return found.map(
		( { id, nodes } ) =>
			`${ id }: ${ nodes.map( ( { html } ) => html.slice( 0, 160 ) ).join( ' | ' ) }`
	);
}

for ( const width of [ 1400, 390 ] ) {
	test.describe( `at a width of ${ width }`, () => {
		test.use( { viewport: { width, height: 900 } } );

		test( 'the shell has no violation that axe can find', async ( {
			atelier,
			page,
		} ) => {
			await atelier.open();
			await expect(
				atelier.navigation.getByRole( 'heading', { name: 'Design' } )
			).toBeVisible();
			expect( await violations( page ) ).toEqual( [] );
			await atelier.open( '/nothing/at/all' );
			await expect(
				page
					.getByText( 'The requested page could not be found.' )
					.first()
			).toBeVisible();
			expect( await violations( page ) ).toEqual( [] );
		} );

		test( 'the list of pages has no violation that axe can find', async ( {
			atelier,
			page,
		} ) => {
			for ( const layout of [ 'list', 'table' ] ) {
				await atelier.open( '/page', { layout } );
				await expect( page.getByText( /^\d+ items?$/ ) ).toBeVisible();
				expect( await violations( page ) ).toEqual( [] );
			}
		} );

		test( 'the editor around the canvas has no violation that axe can find', async ( {
			atelier,
			page,
			site,
		} ) => {
			await atelier.edit(
				'wp_template',
				`${ await site.theme() }//index`
			);
			expect( await violations( page ) ).toEqual( [] );
		} );

		test( 'menus and dialogs of the editor have no violation that axe can find', async ( {
			atelier,
			page,
			site,
		} ) => {
			await atelier.edit(
				'wp_template',
				`${ await site.theme() }//index`
			);
			const menu = page.getByRole( 'menu' );
			await atelier.button( 'Options' ).click();
			await expect( menu ).toBeVisible();
			expect( await violations( page, '[role="menu"]' ) ).toEqual( [] );
			for ( const name of [
				'Keyboard shortcuts',
				'Preferences',
				'Welcome Guide',
			] ) {
				await menu.getByRole( 'menuitem', { name } ).click();
				await expect( page.getByRole( 'dialog' ) ).toBeVisible();
				expect( await violations( page, '[role="dialog"]' ) ).toEqual(
					[]
				);
				await page.keyboard.press( 'Escape' );
				await expect( page.getByRole( 'dialog' ) ).toBeHidden();
				await atelier.button( 'Options' ).click();
			}
			await page.keyboard.press( 'Escape' );
			await expect( menu ).toBeHidden();
			await expect( atelier.button( 'Options' ) ).toBeFocused();

			await page.keyboard.press( 'ControlOrMeta+k' );
			await page.getByRole( 'combobox' ).fill( 'Add page' );
			await page.getByRole( 'option', { name: /^Add page/ } ).click();
			await expect( page.getByRole( 'dialog' ) ).toBeVisible();
			expect( await violations( page, '[role="dialog"]' ) ).toEqual( [] );
		} );
	} );
}

test( 'the shell is used by keyboard alone, and the focus is never lost', async ( {
	atelier,
	page,
} ) => {
	await atelier.open();
	await expect(
		atelier.navigation.getByRole( 'heading', { name: 'Design' } )
	).toBeVisible();
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
	// The site inside the frame adds no stop of its own on the way.
	expect( seen.at( -1 ) ).toMatch( /^Edit / );
	expect( seen ).toContain( 'Drag to resize' );
	expect( seen.slice( 1 ) ).not.toContain( 'body' );

	await page.keyboard.press( 'Enter' );
	await atelier.waitForEditor();
	const inside = await page.evaluate(
		() => document.activeElement !== document.body
	);
	expect( inside ).toBe( true );
} );

test( 'right-to-left the editor is mirrored', async ( {
	atelier,
	page,
	context,
	baseURL,
	site,
} ) => {
	test.skip( ! hasTestPlugin, 'needs the test plugin' );
	await makeRightToLeft( context, baseURL ?? '' );
	await atelier.edit( 'wp_template', `${ await site.theme() }//index` );
	await atelier.showSettings();
	const settings = await atelier.settings.boundingBox();
	expect( settings?.x ).toBeLessThan( 50 );
	const back = await atelier.button( 'Open Navigation' ).boundingBox();
	expect( back?.x ?? 0 ).toBeGreaterThan( 1300 );
	expect( await violations( page ) ).toEqual( [] );
} );
