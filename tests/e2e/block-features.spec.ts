import { expect, test } from './support/test';
import type { Atelier } from './support/atelier';
import type { Site } from './support/site';

const pageOf = ( site: Site, content: string ) =>
	site.rest( 'POST', '/wp/v2/pages', {
		title: 'Features of blocks',
		status: 'publish',
		content,
	} );

const paragraph = ( text: string, attributes = '' ) =>
	`<!-- wp:paragraph ${ attributes } --><p>${ text }</p><!-- /wp:paragraph -->`;

async function save( atelier: Atelier ): Promise< void > {
	await atelier.button( 'Save' ).click();
	await expect( atelier.button( 'Saved' ) ).toBeVisible();
}

test( 'blocks have overrides, positions, CSS of their own, and parts for navigation overlays @matrix', async ( {
	atelier,
	page,
	site,
} ) => {
	await test.step( 'content of a pattern is overridden on one page without changing the pattern', async () => {
		const words = `{"metadata":{"bindings":{"__default":{"source":"core/pattern-overrides"}},"name":"Words"}}`;
		const pattern = await site.rest( 'POST', '/wp/v2/blocks', {
			title: 'Overridden',
			status: 'publish',
			content: `<!-- wp:group --><div class="wp-block-group">${ paragraph(
				'Words of all',
				words
			) }</div><!-- /wp:group -->`,
		} );
		const { id, link } = await pageOf(
			site,
			`<!-- wp:block {"ref":${ pattern.id }} /-->`
		);
		try {
			await atelier.edit( 'page', id );
			const text = atelier.canvas.getByText( 'Words of all' );
			// The first click selects the pattern, which covers its blocks.
			await text.click( { force: true } );
			await text.click();
			await page.keyboard.press( 'End' );
			await page.keyboard.type( ' but one' );
			await save( atelier );
			expect( await site.visit( link ) ).toContain(
				'Words of all but one'
			);
			const stored = await site.rest< { content: { raw: string } } >(
				'GET',
				`/wp/v2/blocks/${ pattern.id }?context=edit`
			);
			expect( stored.content.raw ).not.toContain( 'but one' );

			await atelier.goAndEdit( 'wp_block', pattern.id );
			await text.click();
			await atelier.showSettings();
			await atelier.settings
				.getByRole( 'button', { name: 'Advanced' } )
				.click();
			await expect(
				atelier.settings.getByRole( 'button', {
					name: 'Disable overrides',
				} )
			).toBeVisible();
		} finally {
			await site.rest( 'DELETE', `/wp/v2/pages/${ id }?force=true` );
			await site.rest(
				'DELETE',
				`/wp/v2/blocks/${ pattern.id }?force=true`
			);
		}
	} );

	await test.step( 'a block is dragged from the inserter to its position, and has its own CSS', async () => {
		const { id, link } = await pageOf(
			site,
			paragraph( 'First' ) + paragraph( 'Last' )
		);
		try {
			await atelier.goAndEdit( 'page', id );
			await atelier.button( 'Block Inserter' ).click();
			const library = page.getByRole( 'region', {
				name: 'Block Library',
			} );
			await library.getByRole( 'searchbox' ).fill( 'Separator' );
			const separator = library.getByRole( 'option', {
				name: 'Separator',
				exact: true,
			} );
			const point = page.locator(
				'.block-editor-block-list__insertion-point'
			);
			const target = atelier.canvas.getByText( 'Last', { exact: true } );
			await expect( async () => {
				// Search results and canvas have stopped moving by then.
				await target.hover();
				await separator.hover();
				const to = await target.boundingBox();
				await page.mouse.down();
				await page.mouse.move(
					( to?.x ?? 0 ) + 30,
					( to?.y ?? 0 ) + 8,
					{
						steps: 12,
					}
				);
				await page.mouse.move(
					( to?.x ?? 0 ) + 32,
					( to?.y ?? 0 ) + 4,
					{
						steps: 4,
					}
				);
				try {
					await expect( point ).toBeVisible( { timeout: 5000 } );
				} finally {
					await page.mouse.up();
				}
				await expect( atelier.blocks() ).toHaveCount( 3, {
					timeout: 5000,
				} );
			} ).toPass();
			await expect( atelier.blocks().nth( 1 ) ).toHaveAttribute(
				'data-type',
				'core/separator'
			);
			await atelier.button( 'Block Inserter' ).click();
			if ( await page.locator( 'body.branch-6-8' ).count() ) {
				// There, single blocks have no CSS of their own.
				return;
			}

			await atelier.canvas.getByText( 'First', { exact: true } ).click();
			await atelier.showSettings();
			await atelier.settings
				.getByRole( 'button', { name: 'Advanced' } )
				.click();
			await atelier.settings
				.getByRole( 'textbox', { name: 'Additional CSS', exact: true } )
				.fill( 'letter-spacing: 7px;' );
			await expect(
				atelier.canvas.getByText( 'First', { exact: true } )
			).toHaveCSS( 'letter-spacing', '7px' );
			await save( atelier );
			expect( await site.visit( link ) ).toMatch(
				/letter-spacing:\s*7px/
			);
		} finally {
			await site.rest( 'DELETE', `/wp/v2/pages/${ id }?force=true` );
		}
	} );

	await test.step( 'navigation overlays are template parts with their own area, and editable', async () => {
		const { id } = await site.rest( 'POST', '/wp/v2/template-parts', {
			slug: 'overlay',
			title: 'Overlay of the tests',
			area: 'navigation-overlay',
			content: `<!-- wp:navigation-overlay-close /-->${ paragraph(
				'Words of an overlay'
			) }`,
		} );
		try {
			await atelier.open( '/pattern', { postType: 'wp_template_part' } );
			await page
				.getByRole( 'link', { name: /^Navigation Overlay/ } )
				.click();
			await expect(
				page.getByText( 'Overlay of the tests' ).first()
			).toBeVisible();
			await atelier.goAndEdit( 'wp_template_part', id );
			await atelier.canvas.getByText( 'Words of an overlay' ).click();
			await page.keyboard.press( 'End' );
			await page.keyboard.type( ', changed' );
			await save( atelier );
			const { content } = await site.rest< { content: { raw: string } } >(
				'GET',
				`/wp/v2/template-parts/${ id }?context=edit`
			);
			expect( content.raw ).toContain( 'Words of an overlay, changed' );
			expect( content.raw ).toContain( 'wp:navigation-overlay-close' );
		} finally {
			await site.rest(
				'DELETE',
				`/wp/v2/template-parts/${ id }?force=true`
			);
		}
	} );
} );
