/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 */
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import {
	button,
	click,
	FakeSite,
	openScreen,
	settle,
} from '@tests/support/renderRoom';
import { leavePreviewAddress } from '../data/activate';

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

	it( 'is named on every screen and in the title of the tab, with ways back', async () => {
		for ( const path of [ '/', '/drafts', '/styles' ] ) {
			await openScreen( path, {
				site: new FakeSite(),
				boot: { themePreview: preview( '' ) },
			} );
			const bar = await screen.findByRole( 'region', {
				name: 'Theme preview',
			} );
			await within( bar ).findByTitle( 'Previewing Twenty Twenty-Four' );
			button( 'Back to my theme', bar );
			button( 'All themes', bar );
			expect( document.title ).toMatch(
				/^Previewing Twenty Twenty-Four: /
			);
			cleanup();
		}
	} );

	it( 'leads back to the same screen, or home if only that theme has it', () => {
		const leave = ( path: string ) =>
			leavePreviewAddress(
				`https://shop.test/wp-admin/admin.php?page=atelier&p=${ encodeURIComponent( path ) }&wp_theme_preview=twentytwentyfour`,
				'twentytwentyfour'
			);
		expect( leave( '/page/7' ) ).toBe(
			'https://shop.test/wp-admin/admin.php?page=atelier&p=%2Fpage%2F7'
		);
		expect( leave( '/wp_template/twentytwentyfour//home' ) ).toBe(
			'https://shop.test/wp-admin/admin.php?page=atelier'
		);
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
