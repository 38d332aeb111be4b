import { expect, test } from './support/test';
import type { Site } from './support/site';

const CONTENT = [ 'First', 'Second', 'Third' ]
	.map(
		( text ) =>
			`<!-- wp:paragraph --><p>${ text }</p><!-- /wp:paragraph -->`
	)
	.join( '' );

const makePattern = ( site: Site, content = CONTENT ) =>
	site.rest( 'POST', '/wp/v2/blocks', {
		title: 'A pattern of paragraphs',
		status: 'publish',
		content,
	} );

/** A one-pixel PNG. */
const PIXEL = Buffer.from(
	'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
	'base64'
);

const EMPTY_IMAGE =
	'<!-- wp:image --><figure class="wp-block-image"><img alt=""/></figure><!-- /wp:image -->';

test.describe( 'blocks on the canvas', () => {
	test( 'are selected together, duplicated, renamed and locked in the list view @oldest', async ( {
		atelier,
		page,
		site,
	} ) => {
		const { id } = await makePattern( site );
		try {
			await atelier.edit( 'wp_block', id );
			await atelier.button( 'Document Overview' ).click();
			const rows = page
				.getByRole( 'treegrid' )
				.getByRole( 'link', { name: /Paragraph/ } );
			await expect( rows ).toHaveCount( 3 );

			await rows.nth( 0 ).click();
			await rows.nth( 1 ).click( { modifiers: [ 'Shift' ] } );
			await page.keyboard.press( 'ControlOrMeta+Shift+d' );
			await expect( rows ).toHaveCount( 5 );
			await page.keyboard.press( 'ControlOrMeta+z' );
			await expect( rows ).toHaveCount( 3 );

			const options = ( index: number ) =>
				page
					.getByRole( 'treegrid' )
					.getByRole( 'button', { name: /^Options/ } )
					.nth( index );
			await rows.nth( 0 ).click();
			await options( 0 ).click();
			await page.getByRole( 'menuitem', { name: 'Lock' } ).click();
			const lock = page.getByRole( 'dialog', { name: /^Lock / } );
			await lock.getByRole( 'checkbox', { name: 'Lock all' } ).check();
			await lock.getByRole( 'button', { name: 'Apply' } ).click();
			await expect( lock ).toBeHidden();
			await expect( rows.nth( 0 ) ).toHaveAccessibleDescription(
				/locked/i
			);
		} finally {
			await site.rest( 'DELETE', `/wp/v2/blocks/${ id }?force=true` );
		}
	} );

	test( 'are pasted, keep legacy code, accept images, and are dragged in the list view', async ( {
		atelier,
		context,
		page,
		site,
	} ) => {
		await test.step( 'keep HTML blocks, and the paragraphs of text without blocks', async () => {
			const html =
				'<!-- wp:html -->\n<style>\n.form { color: red }\n\n.form p { margin: 0 }\n</style>\n<!-- /wp:html -->';
			const { id } = await site.rest( 'POST', '/wp/v2/pages', {
				title: 'From before there were blocks',
				status: 'publish',
				content: 'One\n\nTwo',
			} );
			const stored = async () =>
				(
					await site.rest< { content: { raw: string } } >(
						'GET',
						`/wp/v2/pages/${ id }?context=edit`
					)
				).content.raw;
			try {
				await atelier.edit( 'page', id );
				const classic = atelier.blocks( /^Block: Classic/ );
				await expect( classic.locator( 'p' ) ).toHaveText( [
					'One',
					'Two',
				] );
				await atelier.insertParagraph( 'Three' );
				await atelier.button( 'Save' ).click();
				await expect
					.poll( stored )
					.toBe(
						'<p>One</p>\n<p>Two</p>\n\n<!-- wp:paragraph -->\n<p>Three</p>\n<!-- /wp:paragraph -->'
					);

				await site.rest( 'POST', `/wp/v2/pages/${ id }`, {
					content: `${ html }\n\n<!-- wp:paragraph -->\n<p>Word</p>\n<!-- /wp:paragraph -->`,
				} );
				await page.reload();
				await atelier.waitForEditor();
				await atelier.blocks( /^Block: Paragraph/ ).click();
				await page.keyboard.press( 'End' );
				await page.keyboard.type( 's' );
				await atelier.button( 'Save' ).click();
				await expect
					.poll( stored )
					.toBe(
						`${ html }\n\n<!-- wp:paragraph -->\n<p>Words</p>\n<!-- /wp:paragraph -->`
					);
			} finally {
				await site.rest( 'DELETE', `/wp/v2/pages/${ id }?force=true` );
			}
		} );

		await test.step( 'are stored as they were, other than the one that is changed', async () => {
			const word = ( text: string ) =>
				`<!-- wp:paragraph {"acme":{"a":1}} --><p>${ text } &eacute;</p><!-- /wp:paragraph -->`;
			const around = ( text: string ) =>
				[
					'<!-- wp:heading {"visibility":{"from":1}} -->\n<h2>Of an earlier version &#8211; &hellip;</h2>\n<!-- /wp:heading -->',
					'Bare &amp; [gallery ids="1"]\r\n\r\nmore',
					`<!-- wp:group {"acme":1} -->\n<div class="wp-block-group">${ text }\r\n<!-- wp:core/code -->\r\n<pre class="wp-block-code"><code>a\r\nb</code></pre>\r\n<!-- /wp:core/code -->\n</div>\n<!-- /wp:group -->`,
					'<!-- wp:paragraph -->\n<section>invalid</section>\n<!-- /wp:paragraph -->',
					'<!-- wp:gone/block {"a":  1} -->\n\n<b>x</b>\n<!-- /wp:gone/block -->',
				].join( '\n\r\n\n' );
			const { id, content } = await site.rest< {
				id: number;
				content: { raw: string };
			} >( 'POST', '/wp/v2/pages', {
				title: 'From many hands',
				status: 'publish',
				content: around( word( 'Word' ) ),
			} );
			try {
				await atelier.edit( 'page', id );
				await atelier
					.blocks( /^Block: Paragraph/ )
					.filter( { hasText: 'Word' } )
					.click();
				await page.keyboard.press( 'Home' );
				await page.keyboard.type( 'My ' );
				await atelier.button( 'Save' ).click();
				await expect
					.poll(
						async () =>
							(
								await site.rest< { content: { raw: string } } >(
									'GET',
									`/wp/v2/pages/${ id }?context=edit`
								)
							).content.raw
					)
					.toBe(
						content.raw.replace(
							/<!-- wp:paragraph \{"acme".*?<!-- \/wp:paragraph -->/s,
							'<!-- wp:paragraph {"acme":{"a":1}} -->\n<p>My Word é</p>\n<!-- /wp:paragraph -->'
						)
					);
			} finally {
				await site.rest( 'DELETE', `/wp/v2/pages/${ id }?force=true` );
			}
		} );

		await test.step( 'of a pattern in the trash say so, and bring it back', async () => {
			const pattern = await site.rest< { id: number } >(
				'POST',
				'/wp/v2/blocks',
				{
					title: 'Away',
					status: 'publish',
					content:
						'<!-- wp:paragraph -->\n<p>Synced</p>\n<!-- /wp:paragraph -->',
				}
			);
			const { id } = await site.rest( 'POST', '/wp/v2/pages', {
				title: 'With a pattern',
				status: 'publish',
				content: `<!-- wp:block {"ref":${ pattern.id }} /-->`,
			} );
			try {
				await site.rest( 'DELETE', `/wp/v2/blocks/${ pattern.id }` );
				await atelier.edit( 'page', id );
				await expect(
					atelier.canvas.getByText( 'This pattern is in the trash' )
				).toBeVisible();
				await expect(
					atelier.canvas.getByText( 'Synced' )
				).toHaveCount( 0 );
				await atelier.canvas
					.getByRole( 'button', { name: 'Restore' } )
					.click();
				await expect(
					atelier.canvas.getByText( 'Synced' )
				).toBeVisible();
			} finally {
				await site.rest( 'DELETE', `/wp/v2/pages/${ id }?force=true` );
				await site.rest(
					'DELETE',
					`/wp/v2/blocks/${ pattern.id }?force=true`
				);
			}
		} );

		await test.step( 'are copied and pasted, and created from content of other apps', async () => {
			await context.grantPermissions( [
				'clipboard-read',
				'clipboard-write',
			] );
			const { id } = await makePattern( site );
			try {
				await atelier.edit( 'wp_block', id );
				const paragraphs = atelier.blocks( /^Block: Paragraph/ );
				await paragraphs.nth( 0 ).click();
				// From the text to its block.
				await page.keyboard.press( 'Escape' );
				await page.keyboard.press( 'ControlOrMeta+c' );
				await paragraphs.nth( 2 ).click();
				await page.keyboard.press( 'End' );
				await page.keyboard.press( 'Enter' );
				await page.keyboard.press( 'ControlOrMeta+v' );
				await expect( paragraphs ).toHaveText( [
					'First',
					'Second',
					'Third',
					'First',
				] );

				await page.evaluate( () =>
					navigator.clipboard.write( [
						new ClipboardItem( {
							'text/html': new Blob(
								[
									'<h2>From elsewhere</h2><ul><li>One</li><li>Two</li></ul>',
								],
								{ type: 'text/html' }
							),
						} ),
					] )
				);
				await paragraphs.last().click();
				await page.keyboard.press( 'End' );
				await page.keyboard.press( 'Enter' );
				await page.keyboard.press( 'ControlOrMeta+v' );
				await expect( atelier.blocks( /^Block: Heading/ ) ).toHaveText(
					'From elsewhere'
				);
				await expect( atelier.canvas.locator( 'li' ) ).toHaveText( [
					'One',
					'Two',
				] );
			} finally {
				await site.rest( 'DELETE', `/wp/v2/blocks/${ id }?force=true` );
			}
		} );

		await test.step( 'accept images by button, drop and inserter', async () => {
			const { id } = await makePattern( site, EMPTY_IMAGE + EMPTY_IMAGE );
			const name = `pixel-${ id }`;
			try {
				await atelier.goAndEdit( 'wp_block', id );
				const image = ( index: number ) =>
					atelier.blocks( /^Block: Image/ ).nth( index );
				const uploaded = new RegExp( `^http.+${ name }.*\\.png` );
				await image( 0 ).click();
				await image( 0 )
					.locator( 'input[type="file"]' )
					.setInputFiles( {
						name: `${ name }.png`,
						mimeType: 'image/png',
						buffer: PIXEL,
					} );
				await expect( image( 0 ).locator( 'img' ) ).toHaveAttribute(
					'src',
					uploaded
				);

				const zone = image( 1 ).locator( '.components-drop-zone' );
				const dataTransfer = await zone.evaluateHandle(
					( _zone, [ bytes, fileName ] ) => {
						const transfer = new DataTransfer();
						const file = Uint8Array.from(
							atob( bytes ),
							( letter ) => letter.charCodeAt( 0 )
						);
						transfer.items.add(
							new File( [ file ], fileName, {
								type: 'image/png',
							} )
						);
						return transfer;
					},
					[
						PIXEL.toString( 'base64' ),
						`${ name }-dropped.png`,
					] as const
				);
				const target = image( 1 ).locator(
					'.block-editor-media-placeholder'
				);
				for ( const type of [ 'dragenter', 'dragover', 'drop' ] ) {
					await target.dispatchEvent( type, { dataTransfer } );
				}
				await expect( image( 1 ).locator( 'img' ) ).toHaveAttribute(
					'src',
					uploaded
				);

				await atelier.button( 'Block Inserter' ).click();
				const library = page.getByRole( 'region', {
					name: 'Block Library',
				} );
				await library.getByRole( 'tab', { name: 'Media' } ).click();
				await library.getByRole( 'tab', { name: 'Images' } ).click();
				await page
					.getByRole( 'searchbox', { name: 'Search images' } )
					.fill( `${ name }-dropped` );
				await page
					.getByRole( 'option', { name: `${ name }-dropped` } )
					.click();
				await expect( image( 2 ).locator( 'img' ) ).toHaveAttribute(
					'src',
					uploaded
				);
			} finally {
				await site.rest( 'DELETE', `/wp/v2/blocks/${ id }?force=true` );
				for ( const media of await site.rest< { id: number }[] >(
					'GET',
					`/wp/v2/media?search=${ name }`
				) ) {
					await site.rest(
						'DELETE',
						`/wp/v2/media/${ media.id }?force=true`
					);
				}
			}
		} );

		await test.step( 'are dragged in the list view', async () => {
			const { id } = await makePattern( site );
			try {
				await atelier.goAndEdit( 'wp_block', id );
				await atelier.button( 'Document Overview' ).click();
				const rows = page
					.getByRole( 'treegrid' )
					.getByRole( 'link', { name: /Paragraph/ } );
				await expect( rows ).toHaveCount( 3 );
				const from = await rows.nth( 0 ).boundingBox();
				const to = await rows.nth( 2 ).boundingBox();
				expect( from && to ).toBeTruthy();
				if ( from && to ) {
					await page.mouse.move( from.x + 40, from.y + 10 );
					await page.mouse.down();
					// A drag starts after a small movement, and is handled at intervals.
					await page.mouse.move( from.x + 44, from.y + 20, {
						steps: 4,
					} );
					await page.mouse.move( to.x + 40, to.y + to.height - 4, {
						steps: 12,
					} );
					await expect
						.poll( async () => {
							await page.mouse.move(
								to.x + 41,
								to.y + to.height - 3
							);
							await page.mouse.move(
								to.x + 40,
								to.y + to.height - 4
							);
							// The items below make room once the drop target is known.
							return page
								.locator( '.is-displacement-up' )
								.count();
						} )
						.toBe( 2 );
					await page.mouse.up();
				}
				await expect(
					atelier.blocks( /^Block: Paragraph/ )
				).toHaveText( [ 'Second', 'Third', 'First' ] );
			} finally {
				await site.rest( 'DELETE', `/wp/v2/blocks/${ id }?force=true` );
			}
		} );
	} );
} );
