/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 */
import { screen, waitFor } from '@testing-library/react';
import {
	click,
	dialog,
	FakeSite,
	fill,
	renderRoom,
} from '../../../../tests/support/renderRoom';
import { isReviewOpen } from '../../saving';
import { Identity } from './Identity';

const SETTINGS = {
	title: 'Harbour & Sons',
	description: 'Since 1911',
	site_logo: 0,
	site_icon: 0,
	show_on_front: 'posts',
	page_on_front: 0,
	page_for_posts: 0,
	posts_per_page: 10,
};

function siteWith(): FakeSite {
	let settings: object = SETTINGS;
	return new FakeSite()
		.on( 'GET /wp/v2/settings', () => settings )
		.on( 'POST /wp/v2/settings', ( { data } ) => {
			settings = { ...settings, ...data };
			return settings;
		} );
}

describe( 'the site’s settings', () => {
	it( 'that can’t be loaded show an error, and load after a retry', async () => {
		const site = siteWith().fail( 'GET /wp/v2/settings', {
			status: 500,
			code: 'broken',
			message: 'Broken',
		} );
		await renderRoom( <Identity />, { site } );
		await waitFor( () =>
			expect( screen.getByRole( 'alert' ).textContent ).toContain(
				'The site’s settings could not be loaded'
			)
		);
		await click( 'Try again' );
		const title =
			await screen.findByLabelText< HTMLInputElement >( 'Site title' );
		expect( title.value ).toBe( 'Harbour & Sons' );
	} );

	it( 'are reviewed and saved, and an empty title is noticed', async () => {
		const site = siteWith();
		await renderRoom( <Identity />, { site } );
		await fill( 'Site title', 'Harbour & Daughters' );
		isReviewOpen.set( true );
		const review = await dialog( 'Are you ready to save?' );
		await waitFor( () =>
			expect( review.textContent ).toContain(
				'Site title: “Harbour & Sons” → “Harbour & Daughters”'
			)
		);
		await click( 'Save', review );
		await waitFor( () =>
			expect( site.writes ).toMatchObject( [
				{
					path: '/wp/v2/settings',
					data: { title: 'Harbour & Daughters' },
				},
			] )
		);
		await fill( 'Site title', '' );
		await screen.findByText( /^Your site has no title\./ );
	} );
} );
