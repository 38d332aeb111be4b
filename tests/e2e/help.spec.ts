import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

const helpButton = ( page: Page ) =>
	page
		.getByRole( 'region', { name: 'Navigation' } )
		.getByRole( 'button', { name: 'Help', exact: true } );

test.describe( 'help', () => {
	test( 'first steps greet new users, and can be left and resumed; guides come with the plugin @matrix', async ( {
		atelier,
		page,
		site,
		baseURL,
	} ) => {
		const steps = page.getByRole( 'region', { name: 'First steps' } );
		const step = ( name: string ) =>
			steps.getByRole( 'heading', { name, level: 3 } );
		/** WordPress stores preferences after a delay. */
		const stored = page.waitForResponse(
			( answer ) =>
				answer.url().includes( 'users' ) &&
				answer.request().method() !== 'GET' &&
				/"firstSteps":\{[^}]*"isOpen":false/.test(
					answer.request().postData() ?? ''
				)
		);
		try {
			await site.resetPreferences( true );
			// The demo site has none otherwise: most tests rely on that.
			await page.context().addCookies( [
				{
					name: 'atelier-first-steps',
					value: '1',
					url: baseURL ?? page.url(),
				},
			] );
			await atelier.open( '/' );
			await expect( step( 'Look around' ) ).toBeVisible();
			// They must not interrupt the user.
			await expect( steps.locator( ':focus' ) ).toHaveCount( 0 );

			await steps.getByRole( 'button', { name: 'Next' } ).focus();
			await page.keyboard.press( 'Enter' );
			await expect( step( 'Change a text' ) ).toBeVisible();
			await expect(
				steps.getByRole( 'button', { name: 'Next' } )
			).toBeFocused();
			await steps
				.getByRole( 'button', { name: 'Close first steps' } )
				.click();
			await expect( steps ).toBeHidden();
			await stored;

			await atelier.open( '/' );
			await expect( helpButton( page ) ).toBeVisible();
			await helpButton( page ).click();
			const dialog = page.getByRole( 'dialog', { name: 'Help' } );
			await expect( dialog ).toBeVisible();
			await expect( steps ).toBeHidden();

			await test.step( 'guides come with the plugin, and Escape gives the focus back', async () => {
				const href = await dialog
					.getByRole( 'link', { name: 'Troubleshooting' } )
					.getAttribute( 'href' );
				const guide = await page.request.get( href ?? '' );
				expect( await guide.text() ).toContain( '<main>' );
				await page.keyboard.press( 'Escape' );
				await expect( dialog ).toBeHidden();
				await expect( helpButton( page ) ).toBeFocused();
			} );

			await helpButton( page ).click();
			await dialog
				.getByRole( 'button', { name: /^First steps/ } )
				.click();
			await expect( dialog ).toBeHidden();
			await expect( step( 'Change a text' ) ).toBeVisible();
		} finally {
			// The page would store its own after these.
			await page.goto( 'about:blank' );
			await site.resetPreferences( false );
		}
	} );
} );
