import type { Locator, Page } from '@playwright/test';
import { expect, hasTestPlugin, test } from './support/test';

const bookIn = ( page: Page ) =>
	page.frameLocator( 'iframe[name="style-book-canvas"]' );

const example = ( page: Page, title: string ) =>
	bookIn( page ).getByRole( 'button', {
		name: `Open ${ title } styles in Styles panel`,
		exact: true,
	} );

/** An example rendered by the block editor, not the server. */
const blockIn = ( page: Page ) =>
	bookIn( page ).locator( '[data-block]' ).first();

const tab = ( page: Page, name: string ) =>
	page
		.getByRole( 'tablist', { name: 'Style Book' } )
		.getByRole( 'tab', { name, exact: true } );

/** The scripts of the block editor that the styles screens don't need. */
const isOfEditor = ( { pathname }: URL ) =>
	/\/dist\/(editor|block-library)(\.min)?\.js$/.test( pathname );

/** A reloaded preview loses the mark. */
const markPreview = ( page: Page ) =>
	page
		.locator( 'iframe[title="Site preview"]' )
		.evaluate( ( frame: HTMLIFrameElement ) =>
			frame.contentDocument?.body.setAttribute( 'data-kept', 'yes' )
		);

const topsOf = async ( examples: readonly Locator[] ) =>
	Promise.all(
		examples.map( async ( one ) => {
			const box = await one.boundingBox();
			expect( box ).not.toBeNull();
			return box?.y ?? 0;
		} )
	);

/** A plugin's block that can't be rendered. */
const BROKEN = `wp.blocks.registerBlockType( 'atelier-e2e/broken', {
	apiVersion: 3,
	title: 'A broken block',
	category: 'widgets',
	example: {},
	edit: () => {
		throw new Error( 'Broken on purpose' );
	},
	save: () => null,
} )`;

test.describe( 'the style book', () => {
	test( 'links to the styles of each block, shows their changes at once, is usable before the block editor loads, survives blocks that fail, and replaces the canvas @matrix', async ( {
		atelier,
		page,
		site,
	} ) => {
		await test.step( 'it links to the styles of each block, and shows their changes at once', async () => {
			await atelier.open( '/styles' );
			const toggle = page.getByRole( 'button', { name: 'Style Book' } );
			await expect(
				atelier.preview.locator( '.wp-site-blocks' )
			).toBeVisible();
			await markPreview( page );
			await toggle.click();
			await expect( toggle ).toHaveAttribute( 'aria-pressed', 'true' );
			await expect( example( page, 'Colors' ) ).toBeVisible();
			await expect(
				bookIn( page ).getByText( 'Heading 6', { exact: true } )
			).toBeVisible();

			await tab( page, 'Overview' ).press( 'ArrowRight' );
			await expect( tab( page, 'Text' ) ).toBeFocused();
			await example( page, 'Pullquote' ).focus();
			await page.keyboard.press( 'ArrowDown' );
			await expect( example( page, 'Quote' ) ).toBeFocused();
			await page.keyboard.press( 'Enter' );
			await expect(
				page.getByRole( 'heading', { name: 'Quote', exact: true } )
			).toBeFocused();
			await expect( example( page, 'Quote' ) ).toHaveAttribute(
				'aria-current',
				'true'
			);

			const quote = bookIn( page ).locator( 'blockquote.wp-block-quote' );
			const before = await quote.evaluate(
				( element ) => getComputedStyle( element ).color
			);
			const text = page.getByRole( 'button', {
				name: 'Text',
				exact: true,
			} );
			await text.first().press( 'Enter' );
			await expect( page.locator( ':focus' ) ).toHaveRole( 'option' );
			await page.keyboard.press( 'Home' );
			await page.keyboard.press( 'Enter' );
			await expect( quote ).not.toHaveCSS( 'color', before );
			await page.keyboard.press( 'Escape' );
			await expect( text.first() ).toBeFocused();
			await tab( page, 'Contrast' ).click();
			await page
				.getByRole( 'checkbox', {
					name: 'Only show text that’s hard to read',
				} )
				.check();
			await expect(
				page.getByRole( 'row', { name: /^Quote .*1:1/ } )
			).toBeVisible();
			await tab( page, 'Text' ).click();
			// Examples above it get their height when they are near, and move it.
			await expect( async () => {
				await example( page, 'Quote' ).scrollIntoViewIfNeeded();
				await expect( quote ).toBeVisible( { timeout: 2000 } );
			} ).toPass();
			await page.getByRole( 'button', { name: 'Undo' } ).click();
			await expect( quote ).toHaveCSS( 'color', before );

			await toggle.click();
			const preview = atelier.preview.locator( 'body' );
			await expect( preview ).toBeVisible();
			await expect( preview ).toHaveAttribute( 'data-kept', 'yes' );
			await expect(
				page.getByRole( 'heading', { name: 'Quote', exact: true } )
			).toBeVisible();
		} );

		await test.step( 'nothing moves when the block editor has loaded', async () => {
			let release = () => {};
			const isAllowed = new Promise< void >( ( resolve ) => {
				release = resolve;
			} );
			await page.route( isOfEditor, async ( route ) => {
				await isAllowed;
				await route.continue();
			} );
			await atelier.open( '/styles', { preview: 'stylebook' } );
			const heading = bookIn( page ).getByText( 'Heading 3', {
				exact: true,
			} );
			await expect( heading ).toBeVisible();
			expect(
				await page.evaluate(
					() => 'blockLibrary' in ( window.wp ?? {} )
				)
			).toBe( false );

			await example( page, 'Heading' ).focus();
			await page.keyboard.press( 'ArrowDown' );
			await expect( example( page, 'Paragraph' ) ).toBeFocused();
			await page.keyboard.press( 'Enter' );
			await expect( page ).toHaveURL(
				/core%252Fparagraph|core%2Fparagraph/
			);
			await expect( example( page, 'Paragraph' ) ).toHaveAttribute(
				'aria-current',
				'true'
			);
			const examples = [
				heading,
				example( page, 'Separator' ),
				example( page, 'Search' ),
			];
			const before = await topsOf( examples );
			release();
			await expect(
				page.getByRole( 'heading', { name: 'Paragraph', exact: true } )
			).toBeVisible();
			await expect( blockIn( page ) ).toBeVisible();
			await expect( example( page, 'Paragraph' ) ).toHaveAttribute(
				'aria-current',
				'true'
			);
			for ( const [ at, top ] of (
				await topsOf( examples )
			).entries() ) {
				expect( Math.abs( top - ( before[ at ] ?? 0 ) ) ).toBeLessThan(
					3
				);
			}
		} );

		await test.step( 'blocks that fail, and small screens', async () => {
			await expect( blockIn( page ) ).toBeVisible();
			await page.addScriptTag( { content: BROKEN } );
			await tab( page, 'Widgets' ).click();
			await expect( example( page, 'A broken block' ) ).toBeVisible();
			await expect(
				bookIn( page ).getByText( /(cannot|can’t) be previewed/ )
			).toBeVisible();
			await expect( example( page, 'Archives' ) ).toBeVisible();

			await atelier.go( '/styles', { preview: 'stylebook' } );
			await page.setViewportSize( { width: 390, height: 800 } );
			await expect( tab( page, 'Overview' ) ).toBeHidden();
			await expect(
				page.getByRole( 'button', { name: 'Style Book' } )
			).toBeHidden();
			await expect(
				page
					.getByRole( 'link', { name: 'Typography' } )
					.or( page.getByRole( 'button', { name: 'Typography' } ) )
			).toBeVisible();
		} );

		await test.step( 'in place of the canvas', async () => {
			await page.setViewportSize( { width: 1280, height: 800 } );
			await atelier.goAndEdit(
				'wp_template',
				`${ await site.theme() }//index`
			);
			await page
				.getByRole( 'button', { name: 'Styles', exact: true } )
				.click();
			const toggle = page.getByRole( 'button', { name: 'Style Book' } );
			await toggle.click();
			await expect( example( page, 'Heading' ) ).toBeVisible();
			const canvas = page.locator( 'iframe[name="editor-canvas"]' );
			await expect( canvas ).toBeHidden();
			const { settings } = atelier;
			await settings.getByRole( 'button', { name: 'Blocks' } ).click();
			await settings
				.getByRole( 'button', { name: 'Video styles' } )
				.click();
			await expect( tab( page, 'Media' ) ).toHaveAttribute(
				'aria-selected',
				'true'
			);
			await expect( example( page, 'Video' ) ).toBeInViewport();
			await toggle.click();
			await expect( canvas ).toBeVisible();
			await expect( toggle ).toHaveAttribute( 'aria-pressed', 'false' );
		} );

		if ( hasTestPlugin ) {
			await test.step( 'the only styles screen of hybrid themes', async () => {
				await atelier.open( '/', {
					wp_theme_preview: 'atelier-hybrid',
				} );
				await atelier.navigation
					.getByRole( 'link', { name: 'Styles', exact: true } )
					.click();
				await tab( page, 'Text' ).click();
				await expect(
					bookIn( page ).getByText( 'Quote', { exact: true } )
				).toBeVisible();
				await expect(
					bookIn( page ).getByRole( 'button' )
				).toHaveCount( 0 );
			} );
		}
	} );
} );
