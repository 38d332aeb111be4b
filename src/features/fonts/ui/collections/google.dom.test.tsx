/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 */
import { fireEvent, screen, within } from '@testing-library/react';
import { choose, click, dialog } from '@tests/support/renderRoom';
import { openStyles, stylesSite } from '@tests/support/stylesSite';

// Pages ask for collections once: this file is for the only one that WordPress registers.
it( 'Google’s collection is requested only with permission, which can be revoked', async () => {
	const site = stylesSite()
		.on( 'GET /wp/v2/font-families', [] )
		.on( 'GET /atelier/v1/font-uses', { fonts: [] } )
		.on( 'GET /wp/v2/font-collections', [ { slug: 'google-fonts' } ] )
		.on( 'GET /wp/v2/font-collections/google-fonts', {
			font_families: [
				{
					font_family_settings: {
						name: 'Collected Google',
						slug: 'collected-google',
						fontFamily: 'Collected Google',
						fontFace: [],
					},
				},
			],
		} );
	const isAsked = () =>
		site.requests.some( ( { path } ) => path.endsWith( '/google-fonts' ) );
	await openStyles( '/typography', site );
	await click( 'Manage fonts' );
	const fonts = await dialog( 'Fonts' );
	fireEvent.click(
		await within( fonts ).findByRole( 'tab', { name: 'Install Fonts' } )
	);
	await screen.findByText( 'Connect to Google Fonts' );
	expect( isAsked() ).toBe( false );
	await click( 'Allow access to Google Fonts' );
	await screen.findByRole( 'button', { name: /^Collected Google/ } );
	expect( isAsked() ).toBe( true );
	await choose( 'Actions', 'Revoke access to Google Fonts' );
	await screen.findByRole( 'button', {
		name: 'Allow access to Google Fonts',
	} );
	expect(
		screen.queryByRole( 'button', { name: /^Collected Google/ } )
	).toBeNull();
} );
