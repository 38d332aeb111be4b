import { Audit } from './support/audit';
import type { Site } from './support/site';
import { expect, test } from './support/test';

const paragraph = ( text: string ) =>
	`<!-- wp:paragraph --><p>${ text }</p><!-- /wp:paragraph -->`;

const makePage = ( site: Site, title: string, text: string ) =>
	site.rest< { id: number; link: string } >( 'POST', '/wp/v2/pages', {
		title,
		status: 'publish',
		content: paragraph( text ),
	} );

test.describe( 'find and replace', () => {
	test( 'finds a text, leaves one place out, and replaces the rest in a site draft that is published @oldest', async ( {
		atelier,
		page,
		site,
	} ) => {
		const first = await makePage( site, 'First page', 'Zinc and zinc' );
		const second = await makePage( site, 'Second page', 'Old zinc' );

		await test.step( 'the search is in the address, and finds all places', async () => {
			await atelier.open( '/find', { search: 'zinc' } );
			await expect( page.getByRole( 'status' ) ).toContainText( [
				'3 places in 2 documents',
			] );
			const audit = new Audit( page );
			await audit.look(
				'Find',
				page.getByRole( 'region', { name: 'Find in site design' } )
			);
			audit.expectNothing();
		} );

		await test.step( 'one place is left out, the others go into a site draft', async () => {
			await page.getByRole( 'checkbox', { name: 'Old zinc' } ).uncheck();
			await page.getByLabel( 'Replace with' ).fill( 'copper' );
			await expect(
				page.getByText( 'Replaces 2 places in 1 document.' )
			).toBeVisible();
			await page
				.getByRole( 'radio', { name: 'A new site draft' } )
				.check();
			await page
				.getByRole( 'button', { name: 'Replace', exact: true } )
				.click();
			await expect(
				page.getByText( '1 document was changed in a new site draft.' )
			).toBeVisible();
			expect( await site.visit( first.link ) ).toContain(
				'Zinc and zinc'
			);
		} );

		await test.step( 'the site draft is reviewed and published; visitors see it', async () => {
			await page
				.getByRole( 'button', { name: 'Open site draft' } )
				.click();
			await expect(
				page.getByText( '“Zinc and zinc” → “copper and copper”' )
			).toBeVisible();
			await page
				.getByRole( 'button', { name: 'Publish…' } )
				.first()
				.click();
			await page
				.getByRole( 'dialog', { name: /^Publish “/ } )
				.getByRole( 'button', { name: 'Publish', exact: true } )
				.click();
			await expect
				.poll( () => site.visit( first.link ) )
				.toContain( 'copper and copper' );
			expect( await site.visit( second.link ) ).toContain( 'Old zinc' );
		} );
	} );
} );
