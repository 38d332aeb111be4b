import type { FrameLocator, Locator, Page } from '@playwright/test';
import { ROUNDS, SEED, seeded } from './support/random';
import { randomStyles } from './support/randomStyles';
import { keepStyles, widthField, widthIn } from './support/styles';
import { expect, test } from './support/test';

/** The computed styles of all elements in a page, in document order. */
const looksOf = ( frame: FrameLocator ): Promise< string[] > =>
	frame.locator( 'body' ).evaluate( async ( body ) => {
		// The width of words depends on them.
		await document.fonts.ready;
		return [
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
			// WordPress names the layouts of single blocks after their values.
			const names = element
				.getAttribute( 'class' )
				?.replace( /\bwp-container-[\w-]+/g, '' );
			return `${ element.tagName }.${ names } ${ look.join( '; ' ) }`;
		} );
	} );

/** Blocks with their own styles in some theme. */
const REFERENCE = `<!-- wp:heading {"level":1} --><h1 class="wp-block-heading">One</h1><!-- /wp:heading -->
<!-- wp:heading --><h2 class="wp-block-heading">Two</h2><!-- /wp:heading -->
<!-- wp:heading {"level":3} --><h3 class="wp-block-heading">Three</h3><!-- /wp:heading -->
<!-- wp:heading {"level":6} --><h6 class="wp-block-heading">Six</h6><!-- /wp:heading -->
<!-- wp:paragraph --><p>Words with <a href="https://example.org">a link</a>.</p><!-- /wp:paragraph -->
<!-- wp:list --><ul class="wp-block-list"><!-- wp:list-item --><li>An item</li><!-- /wp:list-item --></ul><!-- /wp:list -->
<!-- wp:quote --><blockquote class="wp-block-quote"><!-- wp:paragraph --><p>Quoted</p><!-- /wp:paragraph --><cite>Somebody</cite></blockquote><!-- /wp:quote -->
<!-- wp:pullquote --><figure class="wp-block-pullquote"><blockquote><p>Pulled</p><cite>Somebody else</cite></blockquote></figure><!-- /wp:pullquote -->
<!-- wp:code --><pre class="wp-block-code"><code>code</code></pre><!-- /wp:code -->
<!-- wp:buttons --><div class="wp-block-buttons"><!-- wp:button --><div class="wp-block-button"><a class="wp-block-button__link wp-element-button">Press</a></div><!-- /wp:button --></div><!-- /wp:buttons -->
<!-- wp:table --><figure class="wp-block-table"><table class="has-fixed-layout"><tbody><tr><td>A cell</td></tr></tbody></table><figcaption class="wp-element-caption">A caption</figcaption></figure><!-- /wp:table -->`;

/** The computed styles of the reference. Its surroundings differ between the editor and the site. */
const textLooksOf = ( body: Locator ): Promise< Record< string, string > > =>
	body.evaluate( ( element ) => {
		const content = element.querySelector(
			'.wp-block-post-content, .entry-content'
		);
		const found: Record< string, string > = {};
		for ( const selector of [
			'h1',
			'h2',
			'h3',
			'h6',
			'p',
			'p a',
			'ul',
			'li',
			'.wp-block-quote',
			'.wp-block-quote cite',
			'.wp-block-pullquote',
			'.wp-block-pullquote p',
			'pre',
			'.wp-block-button__link',
			'td',
			'figcaption',
		] ) {
			const one = content?.querySelector( selector );
			const style = one && getComputedStyle( one );
			found[ selector ] = style
				? [
						'color',
						'background-color',
						'font-family',
						'font-size',
						'font-style',
						'font-weight',
						'letter-spacing',
						'line-height',
						'text-align',
						'text-decoration-line',
						'text-transform',
						'padding',
						'border',
						'border-radius',
						'box-shadow',
					]
						.map(
							( name ) =>
								`${ name }: ${ style.getPropertyValue( name ) }`
						)
						.join( '; ' )
				: 'none';
		}
		return found;
	} );

/** The marker of random styles in a preview. */
const roundIn = ( frame: FrameLocator ): Promise< string > =>
	frame
		.locator( 'body' )
		.evaluate( ( body ) =>
			getComputedStyle( body )
				.getPropertyValue( '--wp--custom--round' )
				.trim()
		);

interface DataWindow {
	readonly wp: {
		readonly data: {
			select: ( store: string ) => {
				__experimentalGetCurrentGlobalStylesId: () => number;
			};
			dispatch: ( store: string ) => {
				editEntityRecord: ( ...values: unknown[] ) => Promise< void >;
			};
		};
	};
}

/** Edits the site's styles, all at once. */
const editStyles = ( page: Page, doc: unknown ): Promise< void > =>
	page.evaluate( ( edits ) => {
		const { data } = ( window as unknown as DataWindow ).wp;
		return data
			.dispatch( 'core' )
			.editEntityRecord(
				'root',
				'globalStyles',
				data.select( 'core' ).__experimentalGetCurrentGlobalStylesId(),
				edits
			);
	}, doc );

test.describe( 'styles', () => {
	test( 'look the same in the preview, on the canvas and on the site, also after a change', async ( {
		atelier,
		page,
		site,
	} ) => {
		for ( const theme of [
			'twentytwentyfive',
			'twentytwentyfour',
			'twentytwentythree',
		] ) {
			// The last one looked at the site as wide as the canvas.
			await page.setViewportSize( { width: 1400, height: 900 } );
			await test.step( `${ theme } in the preview`, async () => {
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
				await expect
					.poll( () => widthIn( preview ) )
					.not.toBe( '321px' );
				expect( await looksOf( preview ) ).toEqual( printed );
			} );

			if ( theme === 'twentytwentyfive' ) {
				await test.step( `${ theme } as after saving, with random styles`, async () => {
					const { write, restore } = await keepStyles( site );
					const random = seeded( SEED );
					try {
						for ( let round = 1; round <= ROUNDS * 2; round++ ) {
							const doc = randomStyles( random, round );
							await write( { settings: {}, styles: {} } );
							await atelier.open( '/styles', {
								section: '/layout',
							} );
							const { preview } = atelier;
							await expect( widthField( atelier ) ).toBeVisible();
							await editStyles( page, doc );
							await expect
								.poll( () => roundIn( preview ) )
								.toBe( String( round ) );
							// Nothing is hovered.
							await page.mouse.move( 1, 1 );
							const shown = await looksOf( preview );
							await write( doc );
							// As wide as before: fluid sizes depend on it.
							await atelier.open( '/styles', {} );
							await expect
								.poll( () => roundIn( preview ) )
								.toBe( String( round ) );
							await page.mouse.move( 1, 1 );
							expect(
								await looksOf( preview ),
								`seed ${ SEED }, round ${ round }`
							).toEqual( shown );
						}
					} finally {
						await restore();
					}
				} );
			}

			await test.step( `${ theme } on the canvas`, async () => {
				const { id, link } = await site.rest< {
					id: number;
					link: string;
				} >( 'POST', '/wp/v2/pages', {
					title: `What ${ theme } makes of blocks`,
					status: 'publish',
					content: REFERENCE,
				} );
				try {
					await atelier.open( `/page/${ id }`, {
						canvas: 'edit',
						wp_theme_preview: theme,
					} );
					await atelier.waitForEditor();
					await atelier.button( 'Styles' ).click();
					await atelier.settings
						.getByRole( 'button', { name: 'Layout', exact: true } )
						.click();
					const { canvas } = atelier;
					const before = await widthField( atelier ).inputValue();
					await widthField( atelier ).fill( '321' );
					await expect
						.poll( () => widthIn( canvas ) )
						.toBe( '321px' );
					await widthField( atelier ).fill( before );
					await expect
						.poll( () => widthIn( canvas ) )
						.not.toBe( '321px' );
					const onCanvas = await textLooksOf(
						canvas.locator( 'body' )
					);
					expect( Object.values( onCanvas ) ).not.toContain( 'none' );

					// Fluid font sizes depend on the width of the screen.
					const width = await canvas
						.locator( 'body' )
						.evaluate( () => window.innerWidth );
					await page.setViewportSize( { width, height: 800 } );
					const url = new URL( link );
					url.searchParams.set( 'wp_theme_preview', theme );
					await page.goto( url.toString(), {
						waitUntil: 'domcontentloaded',
					} );
					expect( onCanvas ).toEqual(
						await textLooksOf( page.locator( 'body' ) )
					);
				} finally {
					await site.rest(
						'DELETE',
						`/wp/v2/pages/${ id }?force=true`
					);
				}
			} );
		}
	} );
} );
