import { Audit } from './support/audit';
import { keepStyles } from './support/styles';
import { expect, test } from './support/test';

const color = ( slug: string, name: string, value: string ) => ( {
	slug,
	name,
	color: value,
} );

test( 'what nothing uses is removed together in a site draft; what is used by then stays @oldest', async ( {
	atelier,
	page,
	site,
} ) => {
	const styles = await keepStyles( site );
	await styles.write( {
		settings: {
			color: {
				palette: {
					custom: [
						color( 'rust', 'Rust', '#aa3311' ),
						color( 'moss', 'Moss', '#336622' ),
					],
				},
			},
		},
	} );
	const pattern = await site.rest( 'POST', '/wp/v2/blocks', {
		title: 'Last year',
		status: 'publish',
		content: '<!-- wp:paragraph --><p>Last year</p><!-- /wp:paragraph -->',
	} );
	const choice = ( name: string ) =>
		page.getByRole( 'checkbox', { name, exact: true } );

	await test.step( 'the list of patterns leads to all that isn’t used', async () => {
		await atelier.open( '/pattern', {
			categoryId: 'my-patterns',
			layout: 'table',
		} );
		await page.getByRole( 'button', { name: 'Add filter' } ).click();
		await page.getByRole( 'menuitem', { name: 'Used in' } ).click();
		await page.getByRole( 'option', { name: 'Not used anywhere' } ).click();
		await page.keyboard.press( 'Escape' );
		await page.getByRole( 'link', { name: 'Clean up unused…' } ).click();
		await expect( choice( 'Last year' ) ).toBeChecked();
		await expect( choice( 'Rust' ) ).toBeChecked();
		await expect( choice( 'Moss' ) ).toBeChecked();
		const audit = new Audit( page );
		await audit.look(
			'Clean up',
			page.getByRole( 'region', { name: 'Clean up' } )
		);
		audit.expectNothing();
	} );

	await test.step( 'a color that a page uses by then stays', async () => {
		await site.rest( 'POST', '/wp/v2/pages', {
			title: 'Mossy',
			status: 'publish',
			content:
				'<!-- wp:paragraph {"textColor":"moss"} --><p class="has-moss-color has-text-color">Soft</p><!-- /wp:paragraph -->',
		} );
		await page.getByRole( 'radio', { name: 'A new site draft' } ).check();
		await page
			.getByRole( 'button', { name: /^Remove \d+ items$/ } )
			.click();
		await expect(
			page.getByText( 'It’s used now, so it stays.' )
		).toBeVisible();
		await expect(
			page.getByText( /were removed in a new site draft/ )
		).toBeVisible();
		expect( JSON.stringify( await styles.read() ) ).toContain( 'rust' );
	} );

	await test.step( 'the draft is reviewed and published with all of it', async () => {
		await page.getByRole( 'button', { name: 'Open site draft' } ).click();
		await page.getByRole( 'button', { name: 'Publish…' } ).first().click();
		await page
			.getByRole( 'dialog', { name: /^Publish “/ } )
			.getByRole( 'button', { name: 'Publish', exact: true } )
			.click();
		await expect
			.poll( async () => JSON.stringify( await styles.read() ) )
			.not.toContain( 'rust' );
		expect( JSON.stringify( await styles.read() ) ).toContain( 'moss' );
		const stored = await site.rest< { status: string } >(
			'GET',
			`/wp/v2/blocks/${ pattern.id }?context=edit`
		);
		expect( stored.status ).toBe( 'trash' );
	} );
	await styles.restore();
} );
