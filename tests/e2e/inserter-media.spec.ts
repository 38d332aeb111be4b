import { expect, test } from './support/test';

const PIXEL = Buffer.from(
	'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
	'base64'
);

test( 'the inserter has images attached to the page, and those of Openverse once they are asked for @oldest', async ( {
	atelier,
	page,
	site,
} ) => {
	const title = `e2e-attached-${ Date.now() }`;
	const { id } = await site.rest( 'POST', '/wp/v2/pages', {
		title: 'E2E page with images',
		status: 'publish',
		content: '<!-- wp:paragraph --><p>Some words</p><!-- /wp:paragraph -->',
	} );
	const other = await site.upload( 'e2e-not-attached.png', PIXEL );
	const attached = await site.upload( `${ title }.png`, PIXEL );
	await site.rest( 'POST', `/wp/v2/media/${ attached }`, { post: id } );
	const asked: string[] = [];
	const elsewhere = 'https://images.openverse.test/bread.png';
	const headers = { 'Access-Control-Allow-Origin': '*' };
	await page.route( 'https://api.openverse.org/**', ( route ) => {
		asked.push( route.request().url() );
		return route.fulfill( {
			headers,
			json: {
				results: [
					{
						id: 'abc',
						title: 'Bread & butter',
						url: elsewhere,
						thumbnail: elsewhere,
						creator: 'Ann',
						license: 'cc0',
						license_url: 'https://licences.test/cc0',
						foreign_landing_url: 'https://images.test/bread',
					},
				],
			},
		} );
	} );
	await page.route( 'https://images.openverse.test/**', ( route ) =>
		route.fulfill( { headers, contentType: 'image/png', body: PIXEL } )
	);
	try {
		await atelier.edit( 'page', id );
		await atelier.blocks().first().click();
		await atelier.button( 'Block Inserter' ).click();
		const library = page.getByRole( 'region', { name: 'Block Library' } );
		await library.getByRole( 'tab', { name: 'Media' } ).click();
		await library.getByRole( 'tab', { name: 'Attached images' } ).click();
		const images = page.getByRole( 'option' );
		await expect(
			images
				.filter( { hasText: title } )
				.or( images.and( page.getByLabel( title ) ) )
		).toBeVisible();
		await expect(
			page.getByRole( 'option', { name: 'e2e-not-attached' } )
		).toHaveCount( 0 );
		expect( asked ).toEqual( [] );

		await library.getByRole( 'tab', { name: 'Openverse' } ).click();
		await expect(
			page.getByRole( 'option', { name: 'Bread & butter' } )
		).toBeVisible();
		await page
			.getByRole( 'searchbox', { name: 'Search Openverse' } )
			.fill( 'bread' );
		await expect.poll( () => asked.at( -1 ) ).toContain( 'q=bread' );
		expect( asked.every( ( url ) => url.includes( 'mature=false' ) ) ).toBe(
			true
		);
		await page.getByRole( 'option', { name: 'Bread & butter' } ).click();
		const image = atelier.canvas.locator( '[data-type="core/image"]' );
		// A copy of it is in the media library.
		await expect( image.locator( 'img' ) ).toHaveAttribute(
			'src',
			/\/uploads\/.*bread/
		);
		await expect( image ).toContainText( '“Bread & butter” by Ann, CC0' );

		// What is elsewhere may be down.
		await page.unroute( 'https://api.openverse.org/**' );
		await page
			.getByRole( 'searchbox', { name: 'Search Openverse' } )
			.fill( 'butter' );
		await expect(
			page.getByText( 'Openverse can’t be reached right now.' ).first()
		).toBeVisible();
	} finally {
		await site.rest( 'DELETE', `/wp/v2/pages/${ id }?force=true` );
		for ( const media of [ other, attached ] ) {
			await site.rest( 'DELETE', `/wp/v2/media/${ media }?force=true` );
		}
		await site.remove( 'media', 'bread' );
	}
} );
