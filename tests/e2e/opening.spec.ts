import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

/** Delays the editor's scripts until the returned function is called, as on a slow connection. */
async function holdEditor( page: Page ): Promise< () => void > {
	let release = () => {};
	const released = new Promise< void >( ( resolve ) => {
		release = resolve;
	} );
	await page.route(
		/wp-includes\/js\/dist\/editor(\.min)?\.js/,
		async ( route ) => {
			await released;
			await route.fallback().catch( () => {} );
		}
	);
	return release;
}

const WORDS = 'Words to be seen';
const CONTENT = `<!-- wp:paragraph --><p>${ WORDS }</p><!-- /wp:paragraph -->`;

test.describe( 'while the editor loads', () => {
	test( 'templates, pages and patterns are visible, what is typed into the command palette stays, and the canvas gets the focus afterwards @matrix', async ( {
		atelier,
		page,
		site,
	} ) => {
		await test.step( 'a template is visible before any script, at the position of its blocks', async () => {
			const held: ( () => void )[] = [];
			await page.route(
				/\/wp-includes\/js\/|\/build\/.+\.js/,
				async ( route ) => {
					await new Promise< void >( ( resolve ) => {
						held.push( resolve );
					} );
					await route.fallback().catch( () => {} );
				}
			);
			await atelier.open( `/wp_template/${ await site.theme() }//index`, {
				canvas: 'edit',
			} );
			const title = atelier.preview
				.locator( '.wp-block-site-title' )
				.first();
			await expect( title ).toBeVisible();
			const before = await title.boundingBox();
			await page.unroute( /\/wp-includes\/js\/|\/build\/.+\.js/ );
			held.forEach( ( release ) => release() );
			await atelier.waitForEditor();
			await expect(
				page.locator( 'iframe[title="Site preview"]' )
			).toHaveCount( 0 );
			const after = await page
				.frameLocator( 'iframe[name="editor-canvas"]' )
				.locator( '.wp-block-site-title' )
				.first()
				.boundingBox();
			expect(
				Math.abs( ( after?.x ?? 0 ) - ( before?.x ?? 99 ) )
			).toBeLessThan( 2 );
			expect(
				Math.abs( ( after?.y ?? 0 ) - ( before?.y ?? 99 ) )
			).toBeLessThan( 2 );
		} );

		await test.step( 'the input of the command palette stays, and so does the focus', async () => {
			const release = await holdEditor( page );
			await atelier.open( `/wp_template/${ await site.theme() }//index`, {
				canvas: 'edit',
			} );
			await expect(
				page.getByText( 'Opening the editor…' )
			).toBeVisible();
			const palette = page.getByRole( 'dialog', {
				name: 'Command palette',
			} );
			// Nothing handles the shortcut before the data layer is loaded.
			await expect( async () => {
				await page.keyboard.press( 'ControlOrMeta+k' );
				await expect( palette ).toBeVisible( { timeout: 1000 } );
			} ).toPass();
			const search = palette.getByRole( 'combobox' );
			await search.pressSequentially( 'Temp' );
			release();
			// The palette hides everything else from roles.
			await expect(
				page
					.frameLocator( 'iframe[name="editor-canvas"]' )
					.locator( '[data-block]' )
					.first()
			).toBeVisible();
			await expect( page.getByText( 'Opening the editor…' ) ).toHaveCount(
				0
			);
			await page.keyboard.type( 'lates' );
			await expect( search ).toHaveValue( 'Templates' );
			await page.keyboard.press( 'Escape' );
			await expect( palette ).toBeHidden();
			await expect(
				page.getByRole( 'region', { name: 'Editor content' } )
			).toBeFocused();
		} );
		await test.step( 'a page stays visible, and the canvas gets the focus afterwards', async () => {
			const { id } = await site.rest( 'POST', '/wp/v2/pages', {
				title: 'To be opened',
				status: 'publish',
				content: CONTENT,
			} );
			try {
				const release = await holdEditor( page );
				await atelier.open( `/page/${ id }`, { canvas: 'edit' } );
				await expect(
					atelier.preview.getByText( WORDS )
				).toBeVisible();
				// As on the canvas: without its template.
				await expect(
					atelier.preview.getByRole( 'heading', {
						name: 'To be opened',
					} )
				).toBeVisible();
				await expect(
					atelier.preview.locator( '.wp-block-site-title' )
				).toHaveCount( 0 );
				const progress = page
					.getByRole( 'status' )
					.filter( { hasText: 'Opening the editor…' } );
				await expect( progress ).toBeVisible();
				const [ bar, picture ] = await Promise.all( [
					progress.boundingBox(),
					page
						.locator( 'iframe[title="Site preview"]' )
						.boundingBox(),
				] );
				expect( picture?.y ).toBeGreaterThanOrEqual(
					( bar?.y ?? 0 ) + ( bar?.height ?? 0 )
				);
				release();
				await atelier.waitForEditor();
				await expect( progress ).toHaveCount( 0 );
				await expect(
					page.locator( 'iframe[title="Site preview"]' )
				).toHaveCount( 0 );
				await expect(
					page.getByRole( 'region', { name: 'Editor content' } )
				).toBeFocused();
			} finally {
				await site.rest( 'DELETE', `/wp/v2/pages/${ id }?force=true` );
			}
		} );

		await test.step( 'a pattern is visible as rendered by the server', async () => {
			const { id } = await site.rest( 'POST', '/wp/v2/blocks', {
				title: 'To be opened',
				status: 'publish',
				content: CONTENT,
			} );
			try {
				const release = await holdEditor( page );
				const picture = page.frameLocator( 'iframe[title="Preview"]' );
				await atelier.open( `/wp_block/${ id }`, { canvas: 'edit' } );
				await expect( picture.getByText( WORDS ) ).toBeVisible();
				await atelier.open( `/wp_block/${ id }` );
				await expect( picture.getByText( WORDS ) ).toBeVisible();
				await atelier.clickCanvas();
				await expect( page ).toHaveURL( /canvas=edit/ );
				await expect( picture.getByText( WORDS ) ).toBeVisible();
				release();
				await atelier.waitForEditor();
				await expect( picture.owner() ).toHaveCount( 0 );
			} finally {
				await site.rest( 'DELETE', `/wp/v2/blocks/${ id }?force=true` );
			}
		} );
	} );
} );
