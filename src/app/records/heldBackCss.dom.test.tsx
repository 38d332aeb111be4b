/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 */
import { act, waitFor, within } from '@testing-library/react';
import { store as coreStore } from '@wordpress/core-data';
import { dispatch, select } from '@wordpress/data';
import { makePage } from '@tests/support/makePage';
import {
	click,
	dialog,
	FakeSite,
	openScreen,
	settle,
} from '@tests/support/renderRoom';
import { cssDrafts } from '@/features/styleControls';

const NOTE = /^Additional CSS with errors isn’t saved/;

it( 'the review says that CSS with errors isn’t part of the save, while there is any', async () => {
	const site = new FakeSite();
	site.records( '/wp/v2/pages', [
		makePage( 801, 'One' ),
		makePage( 802, 'Two' ),
	] );
	site.on( 'GET /atelier/v1/posts/page/counts', {} );
	await openScreen( '/page', { site } );
	for ( const id of [ 801, 802 ] ) {
		await waitFor( () =>
			expect(
				select( coreStore ).getEntityRecord( 'postType', 'page', id )
			).toBeTruthy()
		);
		await dispatch( coreStore ).editEntityRecord( 'postType', 'page', id, {
			excerpt: 'After',
		} );
	}
	await settle();
	await click( 'Review 2 changes' );
	const review = await dialog( 'Are you ready to save?' );
	expect( within( review ).queryByText( NOTE ) ).toBeNull();
	act( () =>
		cssDrafts.set( new Map( [ [ 'styles css', 'a { top 0 }' ] ] ) )
	);
	within( review ).getByText( NOTE );
} );
