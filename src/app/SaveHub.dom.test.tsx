/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { isReviewOpen } from '@/features/saving';
import { provideLoaders, provideStage } from '@/platform/stages';
import { ok } from '@/kernel/result';
import { startPage } from '@tests/support/freshPage';
import { makeBoot } from '@tests/support/makeBoot';
import { SaveHub } from './SaveHub';

describe( 'the save button before the data layer has been loaded', () => {
	it( 'activates a previewed theme: it asks for what that needs', async () => {
		startPage(
			makeBoot( {
				themePreview: {
					stylesheet: 'twentytwentyfour',
					name: 'Twenty Twenty-Four',
					problem: '',
					activateUrl: 'https://shop.test/wp-admin/themes.php',
				},
			} )
		);
		provideStage( 'screens', {} );
		const records = jest.fn( () => {
			const exported = { SaveButton: () => null };
			provideStage( 'records', exported );
			return Promise.resolve( ok( exported ) );
		} );
		provideLoaders( {
			records,
			editor: records,
			media: records,
			lookAhead: () => undefined,
		} );
		render( <SaveHub open={ null } /> );
		const button = screen.getByRole( 'button', {
			name: 'Activate Twenty Twenty-Four',
		} );
		expect( records ).not.toHaveBeenCalled();
		await act( async () => {
			fireEvent.click( button );
			await new Promise( ( resolve ) => setTimeout( resolve ) );
		} );
		expect( isReviewOpen.get() ).toBe( true );
	} );
} );
