import type { FrameLocator, Locator } from '@playwright/test';
import type { Atelier } from './support/atelier';
import { expect, test } from './support/test';

const CONTENT_WIDTH = '--wp--style--global--content-size';

const widthField = ( { page }: Atelier ): Locator =>
	page
		.getByRole( 'spinbutton', { name: 'Content width' } )
		.filter( { visible: true } );

/** The width of content as a page has it, preview or canvas. */
const widthIn = ( frame: FrameLocator ): Promise< string > =>
	frame
		.locator( 'body' )
		.evaluate(
			( body, name ) => getComputedStyle( body ).getPropertyValue( name ),
			CONTENT_WIDTH
		);

/** What everything in a page looks like, in the order in which it is there. */
const looksOf = ( frame: FrameLocator ): Promise< string[] > =>
	frame.locator( 'body' ).evaluate( ( body ) =>
		[
			body,
			...body.querySelectorAll( '.wp-site-blocks, .wp-site-blocks *' ),
		].map( ( element ) => {
			const style = getComputedStyle( element );
			const look = [
				'color',
				'background-color',
				'background-image',
				'font-family',
				'font-size',
				'font-style',
				'font-weight',
				'letter-spacing',
				'line-height',
				'text-decoration-line',
				'text-transform',
				'display',
				'gap',
				'margin',
				'padding',
				'border',
				'border-radius',
				'box-shadow',
				'filter',
				'max-width',
				'width',
			].map(
				( name ) => `${ name }: ${ style.getPropertyValue( name ) }`
			);
			return `${ element.tagName }.${ element.getAttribute( 'class' ) } ${ look.join( '; ' ) }`;
		} )
	);

test.describe( 'styles', () => {
	test( 'a change is seen in the preview at once, told in words, and taken back', async ( {
		atelier,
		page,
	} ) => {
		await atelier.open();
		await atelier.navigation
			.getByRole( 'link', { name: 'Styles', exact: true } )
			.click();
		await expect(
			page.getByRole( 'heading', { name: 'Styles', level: 1 } )
		).toBeFocused();
		await page
			.getByRole( 'button', { name: 'Layout', exact: true } )
			.click();
		await expect(
			page.getByRole( 'heading', { name: 'Layout' } )
		).toBeFocused();
		await expect( page ).toHaveURL( /section=%2Flayout/ );

		const before = await widthField( atelier ).inputValue();
		await widthField( atelier ).fill( '321' );
		await expect.poll( () => widthIn( atelier.preview ) ).toBe( '321px' );
		await atelier.navigation
			.getByRole( 'button', { name: 'Save', exact: true } )
			.click();
		const review = page.getByRole( 'dialog', {
			name: 'Are you ready to save?',
		} );
		await expect(
			review.getByText( /Layout › Content width: .+ → “321px”/ )
		).toBeVisible();
		await page.keyboard.press( 'ControlOrMeta+z' );
		await page.keyboard.press( 'Escape' );
		await expect( review ).toBeHidden();
		await expect( widthField( atelier ) ).toHaveValue( '321' );

		await page.keyboard.press( 'ControlOrMeta+z' );
		await expect( widthField( atelier ) ).toHaveValue( before );
		await expect
			.poll( () => widthIn( atelier.preview ) )
			.not.toBe( '321px' );
		await expect(
			atelier.navigation.getByRole( 'button', { name: 'Saved' } )
		).toBeVisible();

		await atelier.navigation
			.getByRole( 'button', { name: 'Back', exact: true } )
			.click();
		await expect(
			page.getByRole( 'button', { name: 'Layout', exact: true } )
		).toBeFocused();
	} );

	test( 'a section has an address; one that is none says so', async ( {
		atelier,
		page,
	} ) => {
		await atelier.open( '/styles', { section: '/layout' } );
		await expect( widthField( atelier ) ).toBeVisible();
		await atelier.open( '/styles', { section: '/no/such/thing' } );
		await expect(
			atelier.navigation.getByText(
				'The theme you are currently using does not support this screen.'
			)
		).toBeVisible();
		await atelier.navigation
			.getByRole( 'button', { name: 'Back', exact: true } )
			.click();
		await expect(
			page.getByRole( 'button', { name: 'Layout', exact: true } )
		).toBeVisible();
	} );

	for ( const theme of [
		'twentytwentyfive',
		'twentytwentyfour',
		'twentytwentythree',
	] ) {
		test( `${ theme } looks in the preview as on the site, also once its styles were changed`, async ( {
			atelier,
		} ) => {
			await atelier.open( '/styles', {
				section: '/layout',
				wp_theme_preview: theme,
			} );
			const { preview } = atelier;
			await expect(
				preview.locator( '.wp-site-blocks > *' ).first()
			).toBeVisible();
			await expect( widthField( atelier ) ).toBeVisible();
			const printed = await looksOf( preview );
			const before = await widthField( atelier ).inputValue();
			await widthField( atelier ).fill( '321' );
			await expect.poll( () => widthIn( preview ) ).toBe( '321px' );
			await widthField( atelier ).fill( before );
			await expect.poll( () => widthIn( preview ) ).not.toBe( '321px' );
			expect( await looksOf( preview ) ).toEqual( printed );
		} );
	}

	test( '@alone a change in the editor is on the canvas, and after saving on the site', async ( {
		atelier,
		page,
		site,
	} ) => {
		await atelier.open( '/', { canvas: 'edit' } );
		await atelier.waitForEditor();
		await page.keyboard.press( 'ControlOrMeta+k' );
		await page.getByRole( 'combobox' ).fill( 'Open styles' );
		await page.getByRole( 'option', { name: 'Open styles' } ).click();
		await atelier.settings
			.getByRole( 'button', { name: 'Layout', exact: true } )
			.click();
		await widthField( atelier ).fill( '432' );
		await expect.poll( () => widthIn( atelier.canvas ) ).toBe( '432px' );
		try {
			await atelier.button( 'Save' ).click();
			await page
				.getByRole( 'dialog', { name: 'Are you ready to save?' } )
				.getByRole( 'button', { name: 'Save', exact: true } )
				.click();
			await expect( atelier.button( 'Saved' ) ).toBeVisible();
			expect( await site.visit( '/' ) ).toMatch(
				/--wp--style--global--content-size:\s*432px/
			);
			await atelier.settings
				.getByRole( 'button', { name: 'Dimensions options' } )
				.click();
			await page.getByRole( 'menuitem', { name: 'Reset all' } ).click();
			await expect
				.poll( () => widthIn( atelier.canvas ) )
				.not.toBe( '432px' );
		} finally {
			const theme = await site.theme();
			const [ active ] = await site.rest<
				{ _links: Record< string, { href: string }[] > }[]
			>( 'GET', '/wp/v2/themes?status=active' );
			const id = /(\d+)(?:\?|$)/.exec(
				decodeURIComponent(
					active?._links[ 'wp:user-global-styles' ]?.[ 0 ]?.href ?? ''
				)
			)?.[ 1 ];
			await site.rest( 'POST', `/wp/v2/global-styles/${ id ?? theme }`, {
				settings: {},
				styles: {},
			} );
		}
	} );
} );
