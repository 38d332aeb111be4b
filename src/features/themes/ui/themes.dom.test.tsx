/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 */
import { fireEvent, screen } from '@testing-library/react';
import {
	click,
	FakeSite,
	openScreen,
	settle,
} from '../../../../tests/support/renderRoom';

const preview = ( problem: string ) => ( {
	stylesheet: 'twentytwentyfour',
	name: 'Twenty Twenty-Four',
	problem,
	activateUrl: 'https://shop.test/wp-admin/themes.php?action=activate',
} );

describe( 'the preview of a theme', () => {
	it( 'offers to activate it', async () => {
		await openScreen( '/drafts', {
			site: new FakeSite(),
			boot: { themePreview: preview( '' ) },
		} );
		await screen.findByRole( 'button', {
			name: 'Activate Twenty Twenty-Four',
		} );
	} );

	it.each( [
		[
			'missing',
			'The theme “Twenty Twenty-Four” isn’t installed on this site. You’re seeing the active theme instead.',
		],
		[
			'broken',
			'“Twenty Twenty-Four” can’t be previewed because it’s broken or isn’t allowed on this site. You’re seeing the active theme instead.',
		],
		[
			'forbidden',
			'You aren’t allowed to switch themes, so you can’t preview one. You’re seeing the active theme instead.',
		],
	] )( 'that is %s says so instead', async ( problem, words ) => {
		await openScreen( '/drafts', {
			site: new FakeSite(),
			boot: { themePreview: preview( problem ) },
		} );
		await screen.findAllByText( words );
		expect(
			screen.queryByRole( 'button', { name: /^Activate / } )
		).toBeNull();
	} );

	it( 'is opened from the command palette', async () => {
		const site = new FakeSite().on( 'GET /wp/v2/themes', ( { query } ) =>
			query.status === 'inactive'
				? [
						{
							stylesheet: 'twentytwentyfour',
							name: { rendered: 'Twenty Twenty-Four' },
						},
					]
				: []
		);
		// jsdom goes to fragments of the same address only, so this is where the command leads.
		await openScreen( '/drafts', {
			site,
			query: { wp_theme_preview: 'twentytwentyfour' },
			boot: {
				pageUrl: `${ window.location.origin }/?page=atelier&p=%2Fdrafts#preview`,
			},
		} );
		await click( 'Open command palette' );
		fireEvent.change( await screen.findByRole( 'combobox' ), {
			target: { value: 'Twenty-Four' },
		} );
		const command = await screen.findByRole( 'option', {
			name: 'Preview theme: Twenty Twenty-Four',
		} );
		expect( window.location.hash ).toBe( '' );
		fireEvent.click( command );
		await settle();
		expect( window.location.hash ).toBe( '#preview' );
	} );
} );
