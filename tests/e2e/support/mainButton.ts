import type { Page } from '@playwright/test';
import { expect } from './test';

/** Windows in which dialogs are longer than the screen. */
const LOW_SIZES = [
	{ width: 1400, height: 700 },
	{ width: 782, height: 600 },
	{ width: 390, height: 640 },
] as const;

/** Where the main button of the topmost dialog isn't in view without scrolling, or covered; one entry for each window. */
export async function hiddenMainButtons(
	page: Page
): Promise< readonly string[] > {
	const dialog = page.locator( '.components-modal__frame' ).last();
	const before = page.viewportSize();
	const found: string[] = [];
	for ( const size of LOW_SIZES ) {
		if ( ! ( await dialog.isVisible() ) ) {
			break;
		}
		await page.setViewportSize( size );
		const hidden = await dialog.evaluate( async ( frame ) => {
			for ( let wait = 0; wait < 2; wait++ ) {
				await new Promise( ( done ) => requestAnimationFrame( done ) );
			}
			const main = [
				...frame.querySelectorAll< HTMLElement >(
					'.components-button.is-primary'
				),
			]
				.filter( ( button ) => button.checkVisibility() )
				.at( -1 );
			if ( ! main ) {
				return null;
			}
			const { left, right, top, bottom } = main.getBoundingClientRect();
			const around = frame.getBoundingClientRect();
			const isInside =
				top >= around.top &&
				bottom <= Math.min( around.bottom, window.innerHeight ) &&
				left >= 0 &&
				right <= window.innerWidth;
			const seen = document.elementFromPoint(
				( left + right ) / 2,
				( top + bottom ) / 2
			);
			return isInside && main.contains( seen )
				? null
				: `“${ main.textContent }” is at ${ Math.round( top ) } to ${ Math.round( bottom ) } in ${ Math.round( around.top ) } to ${ Math.round( around.bottom ) }`;
		} );
		if ( hidden !== null ) {
			found.push( `${ hidden } at ${ size.width } × ${ size.height }` );
		}
	}
	if ( before ) {
		await page.setViewportSize( before );
	}
	return found;
}

/** The main button of the topmost dialog is in view in low and narrow windows. */
export async function expectMainButton( page: Page ): Promise< void > {
	await expect(
		page.locator( '.components-modal__frame' ).last()
	).toBeVisible();
	expect( await hiddenMainButtons( page ) ).toEqual( [] );
}
