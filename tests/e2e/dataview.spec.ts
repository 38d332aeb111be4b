import type { Page } from '@playwright/test';
import { Audit } from './support/audit';
import { Gallery } from './support/gallery';
import { expect, hasTestPlugin, makeRightToLeft, test } from './support/test';

const EXAMPLES = [
	'table',
	'grid',
	'list',
	'loading',
	'empty',
	'wide',
	'forms',
];
const GALLERY = '#atelier-gallery';

const overflow = ( page: Page ) =>
	page.evaluate(
		() => document.documentElement.scrollWidth - window.innerWidth
	);

// What needs no layout is proved by src/gallery/gallery.dom.test.tsx.
test( 'lists and forms fit screens of all widths and directions, and their columns are dragged', async ( {
	page,
	context,
	baseURL,
} ) => {
	const gallery = new Gallery( page );
	const x = async ( column: string ) =>
		(
			await page
				.getByRole( 'columnheader', { name: column } )
				.boundingBox()
		)?.x ?? 0;

	const audit = new Audit( page );

	for ( const example of EXAMPLES ) {
		await test.step( `axe finds no violation, and nothing is wider than the screen: ${ example }`, async () => {
			await gallery.open( example );
			await audit.look( example, page.locator( GALLERY ), GALLERY );
			expect( await overflow( page ) ).toBeLessThanOrEqual( 0 );
			await page.setViewportSize( { width: 390, height: 844 } );
			await expect
				.poll( () => overflow( page ) )
				.toBeLessThanOrEqual( 0 );
			if ( example === 'table' ) {
				await expect(
					gallery
						.rows()
						.first()
						.getByRole( 'button', { name: 'Actions' } )
				).toBeInViewport();
			}
			await page.setViewportSize( { width: 1400, height: 900 } );
		} );
		if ( example === 'list' ) {
			await test.step( 'a preview is beside its list', async () => {
				const preview = await page
					.getByRole( 'region', { name: 'Preview' } )
					.boundingBox();
				const list = await page.getByRole( 'grid' ).boundingBox();
				expect( list?.width ).toBe( 380 );
				expect( preview?.x ).toBeCloseTo( ( list?.x ?? 0 ) + 380, 0 );
			} );
		}
	}

	await test.step( 'a column is dragged in front of another one', async () => {
		await gallery.open( 'table' );
		await gallery.button( 'View options' ).click();
		const handle = ( column: string ) =>
			page
				.getByRole( 'dialog', { name: 'View options' } )
				.getByRole( 'button', { name: `Reorder ${ column }` } )
				.boundingBox();
		const from = await handle( 'Date' );
		const to = await handle( 'Status' );
		await page.mouse.move( ( from?.x ?? 0 ) + 10, ( from?.y ?? 0 ) + 10 );
		await page.mouse.down();
		await page.mouse.move( ( to?.x ?? 0 ) + 10, ( to?.y ?? 0 ) + 2, {
			steps: 5,
		} );
		await page.mouse.up();
		await page.keyboard.press( 'Escape' );
		await expect( page.getByRole( 'columnheader' ) ).toHaveText( [
			'',
			'Title',
			'Author',
			'Date',
			'Status',
			'Genres',
			'Actions',
		] );
	} );

	await test.step( 'right-to-left, columns move in the named direction', async () => {
		if ( ! hasTestPlugin ) {
			return;
		}
		await makeRightToLeft( context, baseURL ?? '' );
		await gallery.open( 'table' );
		expect( await x( 'Author' ) ).toBeGreaterThan( await x( 'Status' ) );
		await gallery.button( 'Author' ).click();
		await page
			.getByRole( 'menuitem', { name: 'Move left', exact: true } )
			.click();
		await expect
			.poll(
				async () => ( await x( 'Author' ) ) < ( await x( 'Status' ) )
			)
			.toBe( true );
		await audit.look( 'right-to-left', page.locator( GALLERY ), GALLERY );
	} );
	audit.expectNothing();
} );
