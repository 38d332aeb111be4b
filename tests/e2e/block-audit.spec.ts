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
} );
