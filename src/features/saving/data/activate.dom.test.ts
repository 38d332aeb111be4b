/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 */
import { select } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import { startPage } from '@tests/support/freshPage';
import { makeBoot } from '@tests/support/makeBoot';
import { stubGlobal } from '@tests/unit/stubGlobal';
import { tellArrival } from '@/platform/arrivalNotice';
import { activate } from './activate';

const THEMES = 'https://shop.test/wp-admin/themes.php';

it( 'says on the page after the activation that the theme is active', async () => {
	startPage(
		makeBoot( {
			themePreview: {
				stylesheet: 'twentytwentyfour',
				name: 'Twenty Twenty-Four',
				problem: '',
				activateUrl: THEMES,
			},
		} )
	);
	stubGlobal( 'fetch', () =>
		Promise.resolve( {
			ok: true,
			status: 200,
			url: `${ THEMES }?activated=true`,
		} )
	);
	// jsdom reports that it can't go to another page.
	const error = jest.spyOn( console, 'error' ).mockReturnValue();
	await activate();
	error.mockRestore();
	expect( select( noticesStore ).getNotices() ).toEqual( [] );
	tellArrival();
	expect( select( noticesStore ).getNotices() ).toMatchObject( [
		{ content: '“Twenty Twenty-Four” is now active.', type: 'snackbar' },
	] );
	tellArrival();
	expect( select( noticesStore ).getNotices() ).toHaveLength( 1 );
} );
