import { Audit } from './support/audit';
import { expect, test } from './support/test';

test.describe( 'block audit', () => {
	test( 'finds blocks of plugins that are gone, and says where they are @oldest', async ( {
		atelier,
		page,
		site,
	} ) => {
		await site.rest( 'POST', '/wp/v2/pages', {
			title: 'Old landing page',
			status: 'publish',
			content:
				'<!-- wp:gone/slider --><div>Slides</div><!-- /wp:gone/slider --><!-- wp:gone/slider /-->',
		} );
		await atelier.open( '/blocks' );
		const list = page.getByRole( 'region', { name: 'Block audit' } );
		const row = list.getByRole( 'row', { name: /gone\/slider/ } );
		// The editor is asked before a block counts as gone.
		await expect( row ).toContainText( 'Gone' );
		await expect( row ).toContainText( '2' );
		const audit = new Audit( page );
		await audit.look( 'Block audit', list );
		audit.expectNothing();
		await row.getByRole( 'button', { name: /^1 document/ } ).click();
		await expect(
			page.getByRole( 'dialog' ).getByRole( 'link', {
				name: 'Old landing page',
			} )
		).toBeVisible();
	} );

	test( 'repairs an invalid block without touching others, after a review', async ( {
		atelier,
		page,
		site,
	} ) => {
		const kept =
			'<!-- wp:paragraph   -->\n<p>Kept   as it is</p>\n<!-- /wp:paragraph -->';
		const { id, link } = await site.rest< { id: number; link: string } >(
			'POST',
			'/wp/v2/pages',
			{
				title: 'Broken page',
				status: 'publish',
				content: `${ kept }\n<!-- wp:heading {"level":3} -->\n<h2 class="wp-block-heading">Wrong level</h2>\n<!-- /wp:heading -->`,
			}
		);
		await atelier.open( '/blocks', { activeView: 'problems' } );
		await page.getByRole( 'button', { name: 'Check all blocks' } ).click();
		await expect(
			page.getByText( 'It has <h2> where the block would save <h3>.' )
		).toBeVisible();
		const audit = new Audit( page );
		await audit.look(
			'Problems',
			page.getByRole( 'region', { name: 'Block audit' } )
		);
		audit.expectNothing();
		await page
			.getByRole( 'button', { name: 'Repair', exact: true } )
			.click();
		const review = page.getByRole( 'dialog', {
			name: 'Are you ready to save?',
		} );
		await review
			.getByRole( 'button', { name: 'Save', exact: true } )
			.click();
		await expect
			.poll( () => site.visit( link ) )
			.toContain( '<h3 class="wp-block-heading">Wrong level</h3>' );
		const saved = await site.rest< { content: { raw: string } } >(
			'GET',
			`/wp/v2/pages/${ id }?context=edit`
		);
		expect( saved.content.raw ).toContain( kept );
	} );
} );
