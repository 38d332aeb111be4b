import { keepStyles, openSection } from './support/styles';
import { expect, test } from './support/test';

const paragraph = ( text: string ) =>
	`<!-- wp:paragraph --><p>${ text }</p><!-- /wp:paragraph -->`;

test( 'a pattern is deleted safely: its uses are seen, replaced and published with it @journey', async ( {
	atelier,
	browser,
	page,
	site,
} ) => {
	const make = ( path: string, title: string, content: string ) =>
		site.rest( 'POST', path, { title, content, status: 'publish' } );
	const old = await make(
		'/wp/v2/blocks',
		'Old hours',
		paragraph( 'Nine to five' )
	);
	await make( '/wp/v2/blocks', 'New hours', paragraph( 'Ten to six' ) );
	const content = `<!-- wp:block {"ref":${ old.id }} /-->`;
	const visit = await make( '/wp/v2/pages', 'Visit', content );
	await make( '/wp/v2/pages', 'Contact', content );
	const row = ( title: string ) => page.getByRole( 'row', { name: title } );

	await test.step( 'the list says where each is used, and finds what isn’t', async () => {
		await atelier.open( '/pattern', {
			categoryId: 'my-patterns',
			layout: 'table',
		} );
		await row( 'Old hours' )
			.getByRole( 'button', { name: '2 documents' } )
			.click();
		const uses = page.getByRole( 'dialog' );
		await expect( uses.getByRole( 'link' ) ).toHaveCount( 2 );
		await page.keyboard.press( 'Escape' );
		await page.getByRole( 'button', { name: 'Add filter' } ).click();
		await page.getByRole( 'menuitem', { name: 'Used in' } ).click();
		await page.getByRole( 'option', { name: 'Not used anywhere' } ).click();
		await page.keyboard.press( 'Escape' );
		await expect( row( 'Old hours' ) ).toBeHidden();
		await expect( row( 'New hours' ) ).toBeVisible();
		await page
			.getByRole( 'button', { name: 'Remove filter: Used in' } )
			.click();
	} );

	await test.step( 'it is replaced and deleted in a site draft', async () => {
		await row( 'Old hours' )
			.getByRole( 'button', { name: 'Actions' } )
			.click();
		await page.getByRole( 'menuitem', { name: 'Move to trash' } ).click();
		const dialog = page.getByRole( 'dialog' );
		await dialog.getByRole( 'radio', { name: /^Replace it/ } ).check();
		await dialog
			.getByLabel( 'Replacement' )
			.selectOption( { label: 'New hours' } );
		await dialog.getByRole( 'button', { name: 'Move to trash' } ).click();
		await expect(
			page.getByRole( 'region', { name: 'Open site draft', exact: true } )
		).toContainText( '3 changes' );
		await expect( row( 'New hours' ) ).toContainText( '2 documents' );
		await expect( row( 'Old hours' ) ).toBeHidden();
	} );

	const visitors = async () => {
		const context = await browser.newContext( {
			storageState: { cookies: [], origins: [] },
		} );
		const answer = await context.request.get( visit.link );
		const text = await answer.text();
		await context.close();
		return text;
	};
	await test.step( 'visitors see it once it is published', async () => {
		expect( await visitors() ).toContain( 'Nine to five' );
		await page.getByRole( 'button', { name: 'Publish…' } ).click();
		const dialog = page.getByRole( 'dialog' );
		await dialog
			.getByRole( 'button', { name: 'Publish', exact: true } )
			.click();
		await expect.poll( visitors ).toContain( 'Ten to six' );
		expect( await visitors() ).not.toContain( 'Nine to five' );
	} );
} );

test( 'a page is moved to the trash, and links to it lead elsewhere', async ( {
	atelier,
	page,
	site,
} ) => {
	const make = ( title: string, content: string ) =>
		site.rest( 'POST', '/wp/v2/pages', {
			title,
			content,
			status: 'publish',
		} );
	const old = await make( 'Old offer', paragraph( 'Gone soon' ) );
	const next = await make( 'Autumn offer', paragraph( 'New' ) );
	const linking = await make(
		'Where offers are',
		paragraph( `See <a href="${ old.link }">our offer</a>.` )
	);
	await atelier.open( '/page', { layout: 'table', search: 'Old offer' } );
	await page
		.getByRole( 'row', { name: 'Old offer' } )
		.getByRole( 'button', { name: 'Actions' } )
		.click();
	await page.getByRole( 'menuitem', { name: 'Move to trash' } ).click();
	const dialog = page.getByRole( 'dialog' );
	await expect(
		dialog.getByRole( 'link', { name: 'Where offers are' } )
	).toBeVisible();
	await dialog
		.getByRole( 'radio', { name: /lead to something else/ } )
		.check();
	await dialog.getByLabel( 'New target of the links' ).fill( 'Autumn' );
	await dialog.getByRole( 'option', { name: 'Autumn offer' } ).click();
	await dialog.getByRole( 'radio', { name: /^In a new site draft/ } ).check();
	await dialog.getByRole( 'button', { name: 'Move to trash' } ).click();
	await expect(
		page.getByRole( 'region', { name: 'Open site draft', exact: true } )
	).toContainText( '2 changes' );
	await page.getByRole( 'button', { name: 'Publish…' } ).click();
	await page
		.getByRole( 'dialog' )
		.getByRole( 'button', { name: 'Publish', exact: true } )
		.click();
	const now = ( { id }: { readonly id: string | number } ) =>
		site.rest< {
			readonly status: string;
			readonly content: { readonly raw: string };
		} >( 'GET', `/wp/v2/pages/${ id }?context=edit` );
	await expect
		.poll( async () => ( await now( linking ) ).content.raw )
		.toContain( `href="${ next.link }"` );
	expect( ( await now( old ) ).status ).toBe( 'trash' );
} );

test( 'a color is replaced where it is used and deleted, in one site draft', async ( {
	atelier,
	page,
	site,
} ) => {
	const styles = await keepStyles( site );
	await styles.write( {
		settings: {
			color: {
				palette: {
					custom: [ { slug: 'ink', name: 'Ink', color: '#123456' } ],
				},
			},
		},
		styles: {
			elements: { link: { color: { text: 'var:preset|color|ink' } } },
		},
	} );
	const painted = await site.rest( 'POST', '/wp/v2/pages', {
		title: 'Painted with ink',
		status: 'publish',
		content:
			'<!-- wp:paragraph {"textColor":"ink"} --><p class="has-ink-color has-text-color">Wet</p><!-- /wp:paragraph -->',
	} );
	await openSection( atelier, '/colors/palette', 'Edit palette' );
	await page.getByRole( 'button', { name: 'Options for Ink' } ).click();
	await page.getByRole( 'menuitem', { name: 'Delete' } ).click();
	const question = page.getByRole( 'dialog', { name: 'Delete “Ink”?' } );
	await expect(
		question.getByRole( 'link', { name: 'Painted with ink' } )
	).toBeVisible();
	await question.getByRole( 'radio', { name: /^Replace it/ } ).check();
	await question
		.getByLabel( 'Replacement' )
		.selectOption( { label: 'Contrast' } );
	await question.getByRole( 'button', { name: 'Replace' } ).click();
	await expect(
		page.getByRole( 'region', { name: 'Open site draft', exact: true } )
	).toContainText( '2 changes' );
	await expect(
		page.getByRole( 'button', { name: /^Contrast #/ } )
	).toBeVisible();
	await expect(
		page.getByRole( 'button', { name: 'Options for Ink' } )
	).toBeHidden();

	await page.getByRole( 'button', { name: 'Publish…' } ).click();
	await page
		.getByRole( 'dialog' )
		.getByRole( 'button', { name: 'Publish', exact: true } )
		.click();
	await expect
		.poll( async () => {
			const { content } = await site.rest< {
				readonly content: { readonly raw: string };
			} >( 'GET', `/wp/v2/pages/${ painted.id }?context=edit` );
			return content.raw;
		} )
		.toContain( 'has-contrast-color' );
	expect( JSON.stringify( await styles.read() ) ).not.toContain( '|ink' );
} );
