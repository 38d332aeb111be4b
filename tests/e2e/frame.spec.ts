import type { Page } from '@playwright/test';
import { expect, hasTestPlugin, makeRightToLeft, test } from './support/test';

const handleOf = ( page: Page ) =>
	page.getByRole( 'separator', { name: 'Drag to resize' } );

const widthOf = async ( page: Page ): Promise< number > =>
	Number( await handleOf( page ).getAttribute( 'aria-valuenow' ) );

test.describe( 'the preview frame', () => {
	test( 'is resized by keyboard and pointer, takes a phone’s shape, opens the canvas, and has two handles around parts and devices', async ( {
		atelier,
		page,
		site,
		context,
		baseURL,
	} ) => {
		await test.step( 'is resized with the arrow keys', async () => {
			await atelier.open();
			const handle = handleOf( page );
			await handle.focus();
			const full = await widthOf( page );
			await page.keyboard.press( 'ArrowRight' );
			expect( await widthOf( page ) ).toBe( full - 20 );
			await page.keyboard.press( 'Shift+ArrowRight' );
			expect( await widthOf( page ) ).toBe( full - 120 );
			await page.keyboard.press( 'ArrowLeft' );
			expect( await widthOf( page ) ).toBe( full - 100 );
			await page.keyboard.press( 'Shift+ArrowLeft' );
			await page.keyboard.press( 'Shift+ArrowLeft' );
			expect( await widthOf( page ) ).toBe( full );
			await expect( page ).not.toHaveURL( /canvas=edit/ );
		} );

		await test.step( 'returns to its width when it is dragged only a little too wide', async () => {
			const box = await handleOf( page ).boundingBox();
			const [ x, y ] = [ ( box?.x ?? 0 ) + 5, ( box?.y ?? 0 ) + 40 ];
			const full = await widthOf( page );
			await page.mouse.move( x, y );
			await page.mouse.down();
			await page.mouse.move( x - 60, y, { steps: 3 } );
			await page.mouse.up();
			expect( await widthOf( page ) ).toBe( full );
			await expect( page ).not.toHaveURL( /canvas=edit/ );
		} );

		await test.step( 'follows the pointer', async () => {
			const box = await handleOf( page ).boundingBox();
			const [ x, y ] = [ ( box?.x ?? 0 ) + 5, ( box?.y ?? 0 ) + 40 ];
			const full = await widthOf( page );
			await page.mouse.move( x, y );
			await page.mouse.down();
			await page.mouse.move( x + 150, y, { steps: 3 } );
			await page.mouse.up();
			expect( await widthOf( page ) ).toBe( full - 150 );
		} );

		await test.step( 'is at least 320 wide, and takes a phone’s shape', async () => {
			await handleOf( page ).focus();
			for ( let presses = 0; presses < 12; presses++ ) {
				await page.keyboard.press( 'Shift+ArrowRight' );
			}
			expect( await widthOf( page ) ).toBe( 320 );
			const frame = page.locator( 'iframe[title="Site preview"]' );
			await expect
				.poll( async () => ( await frame.boundingBox() )?.width )
				.toBe( 320 );
			const box = await frame.boundingBox();
			expect( ( box?.width ?? 0 ) / ( box?.height ?? 1 ) ).toBeCloseTo(
				9 / 19.5,
				1
			);
		} );

		await test.step( 'opens the canvas when it is dragged over the whole page', async () => {
			const box = await handleOf( page ).boundingBox();
			const [ x, y ] = [ ( box?.x ?? 0 ) + 5, ( box?.y ?? 0 ) + 40 ];
			await page.mouse.move( x, y );
			await page.mouse.down();
			await page.mouse.move( 20, y, { steps: 5 } );
			await page.mouse.up();
			await expect( page ).toHaveURL( /canvas=edit/ );
			await atelier.waitForEditor();
		} );

		await test.step( 'the canvas of a template part or device is resized on both sides, by keyboard and pointer', async () => {
			const theme = await site.theme();
			const frame = page.locator( 'iframe[name="editor-canvas"]' );
			const width = async () => ( await frame.boundingBox() )?.width ?? 0;
			const choose = async ( device: string ) => {
				await atelier.button( 'View' ).click();
				await page
					.getByRole( 'menuitemradio', { name: device } )
					.click();
				await page.keyboard.press( 'Escape' );
			};

			await atelier.goAndEdit( 'wp_template_part', `${ theme }//header` );
			const [ start, end ] = [
				handleOf( page ).first(),
				handleOf( page ).last(),
			];
			await expect( handleOf( page ) ).toHaveCount( 2 );
			await expect( end ).toHaveAccessibleDescription(
				/left and right arrow keys/
			);
			const full = await width();
			// As high as its content.
			const content = await atelier.canvas
				.locator( '.is-root-container' )
				.evaluate(
					( blocks ) => blocks.getBoundingClientRect().height
				);
			await expect
				.poll( async () => ( await frame.boundingBox() )?.height )
				.toBeCloseTo( content, -1 );

			await end.focus();
			await page.keyboard.press( 'ArrowLeft' );
			await expect.poll( width ).toBe( full - 20 );
			await start.focus();
			await page.keyboard.press( 'Shift+ArrowRight' );
			await expect.poll( width ).toBe( full - 120 );
			await expect( start ).toHaveAttribute(
				'aria-valuenow',
				String( full - 120 )
			);
			await page.keyboard.press( 'ArrowLeft' );
			await expect.poll( width ).toBe( full - 100 );

			const box = await end.boundingBox();
			const [ x, y ] = [ ( box?.x ?? 0 ) + 10, ( box?.y ?? 0 ) + 40 ];
			await page.mouse.move( x, y );
			await page.mouse.down();
			await page.mouse.move( x - 100, y, { steps: 3 } );
			await page.mouse.up();
			// It stays centered.
			await expect.poll( width ).toBe( full - 300 );
			await page.mouse.move( x - 90, y );
			await page.mouse.down();
			await page.mouse.move( x + 200, y, { steps: 3 } );
			await page.mouse.up();
			await expect.poll( width ).toBe( full );

			await choose( 'Mobile' );
			await expect.poll( width ).toBe( 360 );
			await end.focus();
			for ( let presses = 0; presses < 4; presses++ ) {
				await page.keyboard.press( 'ArrowLeft' );
			}
			await expect.poll( width ).toBe( 300 );
			await choose( 'Tablet' );
			await expect.poll( width ).toBe( 780 );

			// A template fills the canvas, except on a device.
			await atelier.goAndEdit( 'wp_template', `${ theme }//index` );
			await expect( handleOf( page ) ).toHaveCount( 0 );
			await choose( 'Mobile' );
			await end.focus();
			await page.keyboard.press( 'Shift+ArrowRight' );
			await expect.poll( width ).toBe( 460 );
		} );

		if ( ! hasTestPlugin ) {
			return;
		}
		await test.step( 'its handle and its keys are mirrored in right-to-left languages', async () => {
			await makeRightToLeft( context, baseURL ?? '' );
			await atelier.open();
			const handle = handleOf( page );
			await expect( handle ).toBeVisible();
			const box = await handle.boundingBox();
			expect( box?.x ?? 0 ).toBeGreaterThan( 900 );
			await handle.focus();
			const full = await widthOf( page );
			await page.keyboard.press( 'ArrowLeft' );
			expect( await widthOf( page ) ).toBe( full - 20 );
		} );
	} );
} );
