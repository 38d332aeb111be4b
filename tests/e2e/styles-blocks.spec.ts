import type { FrameLocator, Locator, Page } from '@playwright/test';
import type { Atelier } from './support/atelier';
import { keepStyles } from './support/styles';
import { expect, test } from './support/test';

const look = ( element: Locator, property: string ) =>
	element.evaluate(
		( node, name ) => getComputedStyle( node ).getPropertyValue( name ),
		property
	);

/** Invalid CSS is marked, kept, and not applied until it is fixed. */
async function writeCss( atelier: Atelier ): Promise< void > {
	const { page } = atelier;
	await atelier.go( '/styles' );
	await page.getByRole( 'button', { name: 'More', exact: true } ).click();
	await page.getByRole( 'menuitem', { name: 'Additional CSS' } ).click();
	const editor = page.getByRole( 'textbox', { name: 'Additional CSS' } );
	const body = atelier.preview.locator( 'body' );
	await editor.click();
	await page.keyboard.insertText( 'body { letter-spacing: 3px; }' );
	await expect( body ).toHaveCSS( 'letter-spacing', '3px' );

	await page.keyboard.press( 'ControlOrMeta+a' );
	await page.keyboard.insertText(
		'body { letter-spacing: 9px; } a { top 0 }'
	);
	await expect(
		page.getByRole( 'button', { name: /^Line 1: .+ is missing a colon/ } )
	).toBeVisible();
	await expect( editor ).toHaveAttribute( 'aria-invalid', 'true' );
	await page
		.getByRole( 'button', { name: 'Back', exact: true } )
		.last()
		.click();
	await page.getByRole( 'button', { name: 'Additional CSS' } ).click();
	await expect( editor ).toContainText( 'top 0' );
	await expect( body ).toHaveCSS( 'letter-spacing', '3px' );
	await page.getByRole( 'button', { name: 'Discard changes' } ).click();
	await expect( editor ).toContainText( 'letter-spacing: 3px' );
	await page.getByRole( 'button', { name: 'Reset', exact: true } ).click();
	await expect( body ).not.toHaveCSS( 'letter-spacing', '3px' );
}

test.describe( 'the styles of blocks', () => {
	test( 'are shown in the preview, look the same on the canvas and on the site, and are applied from one block to all of its type @matrix', async ( {
		atelier,
		page,
		site,
	} ) => {
		await test.step( 'a variation only on blocks with it, and CSS while it is valid', async () => {
			const quote = ( words: string, className: string ) =>
				`<!-- wp:quote {"className":"${ className }"} --><blockquote class="wp-block-quote ${ className }"><!-- wp:paragraph --><p>${ words }</p><!-- /wp:paragraph --></blockquote><!-- /wp:quote -->`;
			const { id } = await site.rest( 'POST', '/wp/v2/pages', {
				title: 'Looks of quotes',
				status: 'publish',
				content:
					quote( 'Plain words', 'is-style-plain' ) +
					quote( 'Other words', 'other' ) +
					[ 'One paragraph', 'Another paragraph' ]
						.map(
							( words ) =>
								`<!-- wp:paragraph --><p>${ words }</p><!-- /wp:paragraph -->`
						)
						.join( '' ),
			} );
			const home = ( settings: Record< string, unknown > ) =>
				site.rest( 'POST', '/wp/v2/settings', settings );
			await home( { show_on_front: 'page', page_on_front: id } );
			try {
				await atelier.open( '/styles', {
					section: '/blocks/core%2Fquote/variations/plain',
				} );
				const plain = atelier.preview.getByText( 'Plain words' );
				await expect( plain ).toBeVisible();
				await page.getByRole( 'button', { name: 'Uppercase' } ).click();
				await expect( plain ).toHaveCSS(
					'text-transform',
					'uppercase'
				);
				await expect(
					atelier.preview.getByText( 'Other words' )
				).toHaveCSS( 'text-transform', 'none' );
				await expect(
					page
						.getByRole( 'img', { name: 'Preview of Quote' } )
						.frameLocator( 'iframe' )
						.getByText( 'In quoting others, we cite ourselves.' )
				).toHaveCSS( 'text-transform', 'uppercase' );
				await page.keyboard.press( 'ControlOrMeta+z' );
				await expect( plain ).toHaveCSS( 'text-transform', 'none' );

				await atelier.go( '/styles', {
					section: '/blocks/core%2Fparagraph',
				} );
				// WordPress has it from 7.0 on.
				if (
					( await page.locator( 'body.branch-6-8' ).count() ) === 0
				) {
					await page.getByLabel( 'Line indent' ).fill( '23' );
					const first = atelier.preview.getByText( 'One paragraph' );
					const second =
						atelier.preview.getByText( 'Another paragraph' );
					await expect( second ).toHaveCSS( 'text-indent', '23px' );
					await expect( first ).toHaveCSS( 'text-indent', '0px' );
					await page.getByLabel( 'Indent all paragraphs' ).click();
					await expect( first ).toHaveCSS( 'text-indent', '23px' );
				}

				await test.step( 'Additional CSS', () => writeCss( atelier ) );
			} finally {
				await home( { show_on_front: 'posts', page_on_front: 0 } );
				await site.rest( 'DELETE', `/wp/v2/pages/${ id }?force=true` );
			}
		} );

		await test.step( 'sections look the same on the canvas and on the site, within each other and with own changes', async () => {
			const section = ( name: string, content: string ) =>
				`<!-- wp:group {"className":"is-style-${ name }","layout":{"type":"constrained"}} --><div class="wp-block-group is-style-${ name }">${ content }</div><!-- /wp:group -->`;
			const words = ( text: string ) =>
				`<!-- wp:paragraph --><p>${ text } <a href="#x">Link in ${ text }</a></p><!-- /wp:paragraph -->`;
			const { id, link } = await site.rest( 'POST', '/wp/v2/pages', {
				title: 'Sections',
				status: 'publish',
				content: [
					section(
						'section-1',
						words( 'Outer words' ) +
							section( 'section-3', words( 'Inner words' ) ) +
							words( 'Later words' )
					),
					section( 'section-2', words( 'Own words' ) ),
					section(
						'section-5',
						section( 'gone', words( 'Dark words' ) )
					),
				].join( '' ),
			} );
			const { write, restore } = await keepStyles( site );
			const TEXTS = [ 'Outer', 'Inner', 'Later', 'Own', 'Dark' ];
			const looks = ( place: FrameLocator | Page ) =>
				Promise.all(
					TEXTS.flatMap( ( text ) => {
						const inner = place.getByRole( 'link', {
							name: `Link in ${ text } words`,
						} );
						const group = inner.locator(
							'xpath=ancestor::*[contains(concat(" ", @class), " is-style-")][1]'
						);
						return [
							look( inner, 'color' ),
							look( group, 'color' ),
							look( group, 'background-color' ),
						];
					} )
				);
			try {
				await write( {
					settings: {},
					styles: {
						blocks: {
							'core/group': {
								variations: {
									'section-2': {
										color: { background: '#123456' },
										elements: {
											link: {
												color: { text: '#fedcba' },
											},
										},
									},
								},
							},
						},
					},
				} );
				await atelier.edit( 'page', id );
				await expect(
					atelier.canvas
						.getByText( 'Own words Link' )
						.locator( 'xpath=..' )
				).toHaveCSS( 'background-color', 'rgb(18, 52, 86)' );
				const onCanvas = await looks( atelier.canvas );
				expect( new Set( onCanvas ).size ).toBeGreaterThan( 5 );
				await page.goto( link );
				expect( onCanvas ).toEqual( await looks( page ) );
			} finally {
				await restore();
				await site.rest( 'DELETE', `/wp/v2/pages/${ id }?force=true` );
			}
		} );

		await test.step( 'they are applied from one block to all of its type, and undone in one step', async () => {
			const verse = ( text: string, attributes: string, css: string ) =>
				`<!-- wp:verse${ attributes } --><pre class="wp-block-verse"${ css }>${ text }</pre><!-- /wp:verse -->`;
			const { id } = await site.rest( 'POST', '/wp/v2/pages', {
				title: 'Verses to be styled',
				status: 'publish',
				content: [
					// The toolbar of a selected block covers the block above.
					verse( 'Plain verse', '', '' ),
					verse(
						'Spaced verse',
						' {"style":{"typography":{"letterSpacing":"7px","lineHeight":"3"}}}',
						' style="line-height:3;letter-spacing:7px"'
					),
				].join( '' ),
			} );
			await atelier.edit( 'page', id );
			await atelier.showSettings();
			const spaced = atelier.canvas.getByText( 'Spaced verse' );
			const plain = atelier.canvas.getByText( 'Plain verse' );
			const before = await look( plain, 'letter-spacing' );
			const apply = page.getByRole( 'button', {
				name: 'Apply globally',
			} );

			await plain.click();
			await expect( apply ).toBeDisabled();
			// WordPress 7.1 has the same button here.
			await atelier.settings
				.getByRole( 'button', { name: 'Advanced', exact: true } )
				.click();
			await expect(
				atelier.settings.getByLabel( 'HTML anchor' )
			).toBeVisible();
			await expect( apply ).toHaveCount( 1 );
			await spaced.click();
			const height = await look( plain, 'line-height' );
			await page
				.getByRole( 'group', { name: 'Styles to apply' } )
				.getByRole( 'checkbox', { name: 'Typography › Line height' } )
				.uncheck();
			await apply.click();
			await expect( plain ).toHaveCSS( 'letter-spacing', '7px' );
			await expect( plain ).toHaveCSS( 'line-height', height );
			await expect( spaced ).toHaveCSS( 'letter-spacing', '7px' );

			await atelier.button( 'Undo' ).click();
			await expect( plain ).toHaveCSS( 'letter-spacing', before );
			await expect( spaced ).toHaveCSS( 'letter-spacing', '7px' );
			await spaced.click();
			await expect( apply ).toBeEnabled();
			await expect( atelier.button( 'Undo' ) ).toBeDisabled();
			await site.rest( 'DELETE', `/wp/v2/pages/${ id }?force=true` );
		} );
	} );
} );
