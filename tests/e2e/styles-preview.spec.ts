import type { BrowserContext, FrameLocator } from '@playwright/test';
import { keepStyles, widthField, widthIn } from './support/styles';
import { expect, hasTestPlugin, test } from './support/test';

/** What “Additional CSS” of the tests' plugin sets; see plugin/atelier-e2e.php. */
const looksOf = ( frame: FrameLocator ) =>
	frame.locator( 'body' ).evaluate( ( body ) => {
		const of = ( element: Element, name: string ) =>
			getComputedStyle( element ).getPropertyValue( name );
		return {
			background: of( body, 'background-color' ),
			spacing: of( body, 'letter-spacing' ),
			lines: [ ...body.querySelectorAll( 'h1,h2,p' ) ].map( ( element ) =>
				of( element, 'text-decoration-line' )
			),
		};
	} );

const addCss = ( context: BrowserContext, baseURL: string ) =>
	context.addCookies( [
		{ name: 'atelier_e2e_additional_css', value: '1', url: baseURL },
	] );

test.describe( 'the preview of the styles', () => {
	test( 'says that it waits for the first change, until it shows it, and has the “Additional CSS” of the Customizer @matrix', async ( {
		atelier,
		page,
		site,
		context,
		baseURL,
	} ) => {
		await test.step( 'it says that it waits for the first change, until it shows it', async () => {
			let letGo = () => {};
			const isLetGo = new Promise< void >( ( resolve ) => {
				letGo = resolve;
			} );
			// The engine needs the blocks.
			await page.route(
				/\/dist\/block-library(\.min)?\.js/,
				async ( route ) => {
					await isLetGo;
					await route.continue();
				}
			);
			await atelier.open( '/styles', { section: '/layout' } );
			await expect( widthField( atelier ) ).toBeVisible();
			await expect(
				atelier.preview.locator( '.wp-site-blocks > *' ).first()
			).toBeVisible();
			const sign = page.getByText( 'Updating the preview…' );
			await expect( sign ).toHaveCount( 0 );
			await widthField( atelier ).fill( '321' );
			await expect( sign ).toBeInViewport();
			expect( await widthIn( atelier.preview ) ).not.toBe( '321px' );
			letGo();
			await expect
				.poll( () => widthIn( atelier.preview ) )
				.toBe( '321px' );
			await expect( sign ).toHaveCount( 0 );
		} );

		await test.step( '“Additional CSS” of the Customizer, where the site has it', async () => {
			if ( ! hasTestPlugin ) {
				return;
			}
			await addCss( context, baseURL ?? '' );
			const { write, restore } = await keepStyles( site );
			try {
				// The CSS of the styles wins.
				await write( {
					settings: {},
					styles: { css: 'body{letter-spacing:5px}' },
				} );
				await atelier.open( '/styles', { section: '/layout' } );
				await expect( widthField( atelier ) ).toBeVisible();
				await expect(
					atelier.preview.locator( '.wp-site-blocks > *' ).first()
				).toBeVisible();
				const printed = await looksOf( atelier.preview );
				expect( printed ).toMatchObject( {
					background: 'rgb(1, 2, 3)',
					spacing: '5px',
				} );
				expect( new Set( printed.lines ) ).toEqual(
					new Set( [ 'overline' ] )
				);
				await widthField( atelier ).fill( '321' );
				await expect
					.poll( () => widthIn( atelier.preview ) )
					.toBe( '321px' );
				expect( await looksOf( atelier.preview ) ).toEqual( printed );

				await atelier.edit(
					'wp_template',
					`${ await site.theme() }//index`
				);
				await expect
					.poll( () => looksOf( atelier.canvas ) )
					.toMatchObject( {
						background: 'rgb(1, 2, 3)',
						spacing: '5px',
					} );
			} finally {
				await restore();
			}
		} );
	} );
} );
