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

		await test.step( 'one place is left out; its link selects its block, and the way back keeps the search', async () => {
			await page.getByRole( 'checkbox', { name: 'Old zinc' } ).uncheck();
			await page.getByRole( 'link', { name: 'Open Old zinc' } ).click();
			await atelier.waitForEditor();
			await expect(
				atelier.canvas.locator( '.wp-block.is-selected' )
			).toHaveText( 'Old zinc' );
			await atelier.bar
				.getByRole( 'button', { name: 'Open Navigation' } )
				.click();
			await expect(
				page.getByRole( 'checkbox', { name: 'Old zinc' } )
			).not.toBeChecked();
			await expect(
				page.getByRole( 'link', { name: 'Open Old zinc' } )
			).toBeFocused();
		} );

		await test.step( 'the other places go into a site draft', async () => {
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

	test( 'what was replaced is undone in the editor before it is saved, and in the history after', async ( {
		atelier,
		page,
		site,
	} ) => {
		const made = await makePage( site, 'Metals', 'Zinc roof' );
		const replace = async () => {
			await page.getByLabel( 'Replace with' ).fill( 'Copper' );
			await page
				.getByRole( 'button', { name: 'Replace', exact: true } )
				.click();
			await expect( review ).toBeVisible();
		};
		const review = page.getByRole( 'dialog', {
			name: 'Are you ready to save?',
		} );
		const paragraph = atelier.canvas.getByRole( 'document', {
			name: /Paragraph/,
		} );

		await test.step( 'the editor undoes and repeats a replacement that isn’t saved', async () => {
			await atelier.open( '/find', { search: 'Zinc roof' } );
			await replace();
			await review.getByRole( 'button', { name: 'Cancel' } ).click();
			await page.getByRole( 'link', { name: /^Open Zinc/ } ).click();
			await atelier.waitForEditor();
			await expect( paragraph ).toHaveText( 'Copper' );
			await atelier.bar.getByRole( 'button', { name: 'Undo' } ).click();
			await expect( paragraph ).toHaveText( 'Zinc roof' );
			await atelier.bar.getByRole( 'button', { name: 'Redo' } ).click();
			await expect( paragraph ).toHaveText( 'Copper' );
			await atelier.bar.getByRole( 'button', { name: 'Undo' } ).click();
			await expect( paragraph ).toHaveText( 'Zinc roof' );
		} );

		await test.step( 'the history undoes a replacement that visitors have seen', async () => {
			await atelier.open( '/find', { search: 'Zinc roof' } );
			await replace();
			await review
				.getByRole( 'button', { name: 'Save', exact: true } )
				.click();
			await expect
				.poll( () => site.visit( made.link ) )
				.toContain( 'Copper</p>' );
			await atelier.open( '/history' );
			await page.getByRole( 'link', { name: 'Metals' } ).first().click();
			await page
				.getByRole( 'region', { name: 'History entry' } )
				.getByRole( 'button', { name: 'Undo…', exact: true } )
				.click();
			await review
				.getByRole( 'button', { name: 'Save', exact: true } )
				.click();
			await expect
				.poll( () => site.visit( made.link ) )
				.toContain( 'Zinc roof' );
		} );
	} );
} );
