import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from './support/test';

const PIXEL = Buffer.from(
	'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
	'base64'
);

test( 'images are chosen in the media library and cropped from their toolbar, and the inserter has those of the page, and Openverse on demand @matrix', async ( {
	atelier,
	page,
	site,
} ) => {
	// WordPress 6.8 crops with tools of its own.
	const cropsItself = async () =>
		( await page.locator( 'body.branch-6-8' ).count() ) > 0;
	await test.step( 'the site’s logo is cropped as displayed, even if its file is rotated', async () => {
		const id = await site.upload(
			'e2e-upright.jpg',
			readFileSync(
				path.resolve( import.meta.dirname, '../fixtures/upright.jpg' )
			)
		);
		await site.rest( 'POST', '/wp/v2/settings', { site_logo: id } );
		const made = await site.rest( 'POST', '/wp/v2/pages', {
			title: 'E2E logo',
			status: 'publish',
			content:
				'<!-- wp:site-logo {"isLink":false} /--><!-- wp:image --><figure class="wp-block-image"><img alt=""/></figure><!-- /wp:image -->',
		} );
		const logo = atelier.canvas.locator(
			'[data-type="core/site-logo"] img'
		);
		const dialog = page.getByRole( 'dialog', { name: 'Crop image' } );
		const size = dialog.getByRole( 'status' );
		const stored = async () =>
			(
				await site.rest< { site_logo: number } >(
					'GET',
					'/wp/v2/settings'
				)
			).site_logo;
		try {
			await page.route( /media-views/, ( route ) => route.abort() );
			await atelier.edit( 'page', made.id );
			await test.step( 'the media library is loaded when a block opens it, also after a failure', async () => {
				const open = atelier.canvas.getByRole( 'button', {
					name: 'Media Library',
				} );
				// Only the selected block handles clicks.
				await atelier.canvas
					.locator( '[data-type="core/image"]' )
					.click();
				await open.click();
				await expect(
					page
						.getByTestId( 'snackbar' )
						.getByText(
							/^Part of the editor could not be downloaded/
						)
				).toBeVisible();
				await page.unroute( /media-views/ );
				await open.click();
				const media = page.locator( '.media-modal:visible' );
				await expect( media ).toBeVisible();
				await media
					.getByRole( 'button', { name: 'Close dialog' } )
					.click();
				await expect( media ).toBeHidden();
			} );

			await expect( logo ).toHaveAttribute( 'src', /e2e-upright/ );
			if ( await cropsItself() ) {
				return;
			}
			await atelier.blocks( 'Block: Site Logo' ).click();
			const crop = page.getByRole( 'button', {
				name: 'Crop',
				exact: true,
			} );
			await crop.click();
			await expect( size ).toHaveText( '80 × 160 pixels' );
			await dialog
				.getByRole( 'button', { name: 'Bottom right corner' } )
				.focus();
			for ( let step = 0; step < 5; step++ ) {
				await page.keyboard.press( 'Shift+ArrowUp' );
			}
			await expect( size ).toHaveText( '80 × 80 pixels' );
			await dialog.getByRole( 'button', { name: 'Apply' } ).click();
			await expect( dialog ).toBeHidden();
			await expect( logo ).toHaveAttribute(
				'src',
				/e2e-upright.*-edited/
			);
			await expect( crop ).toBeFocused();
			// The upper half of the photo as shown: yellow and red.
			await expect
				.poll( () => logo.evaluate( colorsOf ) )
				.toEqual( [ 80, 80, 'red green', 'red', 'red', 'red green' ] );

			// The logo is a site setting, and is saved like any change.
			expect( await stored() ).toBe( id );
			await page.keyboard.press( 'ControlOrMeta+z' );
			await expect( logo ).not.toHaveAttribute( 'src', /-edited/ );
			await page.keyboard.press( 'ControlOrMeta+Shift+z' );
			await expect( logo ).toHaveAttribute( 'src', /-edited/ );
			await atelier.button( 'Save' ).click();
			const review = page.getByRole( 'dialog', {
				name: 'Are you ready to save?',
			} );
			await expect( review.getByRole( 'listitem' ).last() ).toHaveText(
				/^“e2e-upright \(e2e-upright.*\)” → “e2e-upright \(e2e-upright.*-edited.*\)”$/
			);
			await review
				.getByRole( 'button', { name: 'Save', exact: true } )
				.click();
			await expect( atelier.button( 'Saved' ) ).toBeVisible();
			const saved = await stored();
			expect( saved ).not.toBe( id );
			const { source_url: url } = await site.rest< {
				source_url: string;
			} >( 'GET', `/wp/v2/media/${ saved }` );
			expect( url ).toMatch( /e2e-upright.*-edited/ );
		} finally {
			await site.rest( 'POST', '/wp/v2/settings', { site_logo: null } );
			await site.rest( 'DELETE', `/wp/v2/pages/${ made.id }?force=true` );
			await site.remove( 'media', 'e2e-upright' );
		}
	} );

	await test.step( 'an image is cropped from its toolbar by keyboard, and undo restores it', async () => {
		if ( await cropsItself() ) {
			return;
		}
		const id = await site.upload(
			'e2e-crop.png',
			// A screenshot, because a crop needs a larger image.
			await page.screenshot( {
				clip: { x: 0, y: 0, width: 400, height: 200 },
			} )
		);
		const { source_url: url } = await site.rest< { source_url: string } >(
			'GET',
			`/wp/v2/media/${ id }`
		);
		const made = await site.rest( 'POST', '/wp/v2/pages', {
			title: 'E2E crop',
			status: 'publish',
			content: `<!-- wp:image {"id":${ id }} --><figure class="wp-block-image"><img src="${ url }" alt="Cropped" class="wp-image-${ id }"/></figure><!-- /wp:image -->`,
		} );
		const image = atelier.canvas.getByRole( 'img', { name: 'Cropped' } );
		const dialog = page.getByRole( 'dialog', { name: 'Crop image' } );
		const size = dialog.getByRole( 'status' );
		const button = ( name: string ) =>
			dialog.getByRole( 'button', { name, exact: true } );
		try {
			await atelier.goAndEdit( 'page', made.id );
			await atelier.blocks( 'Block: Image' ).click();
			const crop = page.getByRole( 'button', {
				name: 'Crop',
				exact: true,
			} );
			await crop.click();
			await expect( size ).toHaveText( '400 × 200 pixels' );
			await expect( button( 'Apply' ) ).toBeDisabled();
			await dialog
				.getByRole( 'combobox', { name: 'Aspect ratio' } )
				.selectOption( 'Square - 1:1' );
			await expect( size ).toHaveText( '200 × 200 pixels' );
			await button( 'Bottom right corner' ).focus();
			await page.keyboard.press( 'Shift+ArrowLeft' );
			await expect( size ).toHaveText( '160 × 160 pixels' );
			await button( 'Rotate' ).click();
			await expect( size ).toHaveText( '200 × 200 pixels' );

			// Server errors are shown, and nothing is lost.
			await page.route( /media.*edit/, ( route ) =>
				route.fulfill( {
					status: 500,
					json: {
						code: 'rest_unknown_image_file_type',
						message: 'Unable to edit this image.',
					},
				} )
			);
			await button( 'Apply' ).click();
			await expect( dialog.getByRole( 'alert' ) ).toContainText(
				'Unable to edit this image.'
			);
			await page.unroute( /media.*edit/ );
			await button( 'Apply' ).click();
			await expect( dialog ).toBeHidden();
			await expect( image ).toHaveAttribute(
				'src',
				/e2e-crop(-\d+)?-edited/
			);
			await expect( crop ).toBeFocused();
			await expect
				.poll( () =>
					image.evaluate( ( element ) => [
						( element as HTMLImageElement ).naturalWidth,
						( element as HTMLImageElement ).naturalHeight,
					] )
				)
				.toEqual( [ 200, 200 ] );
			await page.keyboard.press( 'ControlOrMeta+z' );
			await expect( image ).toHaveAttribute( 'src', url );
		} finally {
			await site.rest( 'DELETE', `/wp/v2/pages/${ made.id }?force=true` );
			for ( const media of await site.rest< { id: number }[] >(
				'GET',
				'/wp/v2/media?search=e2e-crop'
			) ) {
				await site.rest(
					'DELETE',
					`/wp/v2/media/${ media.id }?force=true`
				);
			}
		}
	} );

	await test.step( 'the inserter has images attached to the page, and Openverse on demand', async () => {
		const title = `e2e-attached-${ Date.now() }`;
		const { id } = await site.rest( 'POST', '/wp/v2/pages', {
			title: 'E2E page with images',
			status: 'publish',
			content:
				'<!-- wp:paragraph --><p>Some words</p><!-- /wp:paragraph -->',
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
			await atelier.goAndEdit( 'page', id );
			await atelier.blocks().first().click();
			await atelier.button( 'Block Inserter' ).click();
			const library = page.getByRole( 'region', {
				name: 'Block Library',
			} );
			await library.getByRole( 'tab', { name: 'Media' } ).click();
			await library
				.getByRole( 'tab', { name: 'Attached images' } )
				.click();
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
			expect(
				asked.every( ( url ) => url.includes( 'mature=false' ) )
			).toBe( true );
			await page
				.getByRole( 'option', { name: 'Bread & butter' } )
				.click();
			const image = atelier.canvas.locator( '[data-type="core/image"]' );
			// The media library has a copy.
			await expect( image.locator( 'img' ) ).toHaveAttribute(
				'src',
				/\/uploads\/.*bread/
			);
			await expect( image ).toContainText(
				'“Bread & butter” by Ann, CC0'
			);

			// External services may be down.
			await page.unroute( 'https://api.openverse.org/**' );
			await page
				.getByRole( 'searchbox', { name: 'Search Openverse' } )
				.fill( 'butter' );
			await expect(
				page
					.getByText( 'Openverse can’t be reached right now.' )
					.first()
			).toBeVisible();
		} finally {
			await site.rest( 'DELETE', `/wp/v2/pages/${ id }?force=true` );
			for ( const media of [ other, attached ] ) {
				await site.rest(
					'DELETE',
					`/wp/v2/media/${ media }?force=true`
				);
			}
			await site.remove( 'media', 'bread' );
		}
	} );
} );

/** Runs in the page. The size of an image, and the colors of its corners, clockwise. */
function colorsOf( image: Element ) {
	const { naturalWidth: width, naturalHeight: height } =
		image as HTMLImageElement;
	const canvas = document.createElement( 'canvas' );
	Object.assign( canvas, { width, height } );
	const paint = canvas.getContext( '2d' );
	paint?.drawImage( image as HTMLImageElement, 0, 0 );
	const corners = [
		[ 5, 5 ],
		[ width - 5, 5 ],
		[ width - 5, height - 5 ],
		[ 5, height - 5 ],
	] as const;
	return [
		width,
		height,
		...corners.map( ( [ x, y ] ) => {
			const parts = [
				...( paint?.getImageData( x, y, 1, 1 ).data ?? [] ),
			];
			return [ 'red', 'green', 'blue' ]
				.filter( ( _, nth ) => ( parts[ nth ] ?? 0 ) > 128 )
				.join( ' ' );
		} ),
	];
}
