import { expect, test } from './support/test';
import type { Atelier } from './support/atelier';
import type { Site } from './support/site';

const OTHER = 'twentytwentyfour';

const activateButton = ( atelier: Atelier ) =>
	atelier.navigation.getByRole( 'button', { name: /^Activate / } );

async function activate( atelier: Atelier, site: Site, stylesheet: string ) {
	await atelier.open( '/', { wp_theme_preview: stylesheet } );
	const question = atelier.page.getByRole( 'dialog', { name: /^Activate / } );
	// By keyboard: the pointer on its way would load what the button waits for.
	// The key may come while the button is being exchanged for that of the editor.
	await expect( async () => {
		await activateButton( atelier ).press( 'Enter' );
		await expect( question ).toBeVisible();
	} ).toPass();
	await question.getByRole( 'button', { name: /^Activate / } ).click();
	await expect( atelier.page ).not.toHaveURL( /wp_theme_preview/, {
		timeout: 60_000,
	} );
	await expect(
		atelier.page
			.locator( '.components-snackbar' )
			.filter( { hasText: 'is now active.' } )
	).toBeVisible();
	expect( await site.theme() ).toBe( stylesheet );
}

test.describe( 'a theme', () => {
	// All other tests depend on the active theme.
	test( 'is activated from its preview, with its changes', async ( {
		atelier,
		page,
		site,
	} ) => {
		const before = await site.theme();
		const { id, link } = await site.rest( 'POST', '/wp/v2/pages', {
			title: 'A page in two themes',
			status: 'publish',
			content:
				'<!-- wp:heading --><h2 class="wp-block-heading">Before</h2><!-- /wp:heading -->',
		} );
		try {
			await atelier.open( `/page/${ id }`, {
				canvas: 'edit',
				wp_theme_preview: OTHER,
			} );
			await atelier.waitForEditor();
			const bar = page.getByRole( 'region', { name: 'Theme preview' } );
			await expect(
				bar.getByText( 'Previewing Twenty Twenty-Four' )
			).toBeVisible();
			await expect( page ).toHaveTitle(
				/^Previewing Twenty Twenty-Four: /
			);
			await expect(
				bar.getByRole( 'button', { name: 'Back to my theme' } )
			).toBeVisible();
			await atelier.canvas.getByText( 'Before', { exact: true } ).click();
			await page.keyboard.press( 'End' );
			await page.keyboard.type( ' and after' );
			await atelier
				.button( 'Activate Twenty Twenty-Four & Save' )
				.click();
			await page
				.getByRole( 'dialog', { name: 'Are you ready to save?' } )
				.getByRole( 'button', {
					name: 'Activate Twenty Twenty-Four & Save',
				} )
				.click();
			await expect( page ).not.toHaveURL( /wp_theme_preview/, {
				timeout: 60_000,
			} );
			expect( await site.theme() ).toBe( OTHER );
			expect( await site.visit( link ) ).toContain( 'Before and after' );
		} finally {
			await site.rest( 'DELETE', `/wp/v2/pages/${ id }?force=true` );
			if ( ( await site.theme() ) !== before ) {
				await activate( atelier, site, before );
			}
		}
	} );
} );
