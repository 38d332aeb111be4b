/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 */
import { screen } from '@testing-library/react';
import { makePage } from '@tests/support/makePage';
import { click, FakeSite, renderRoom } from '@tests/support/renderRoom';
import { BeforePublishing } from './BeforePublishing';

/** Renders what is asked before a page is published. */
async function open( problem: string | null ) {
	const onPublish = jest.fn();
	const site = new FakeSite();
	site.records( '/wp/v2/pages', [
		makePage( 31, 'Draft', { status: 'draft' } ),
	] );
	await renderRoom(
		<BeforePublishing
			document={ { type: 'page', id: '31' } }
			template={ null }
			step="publish"
			checks={ [ true, jest.fn() ] }
			isBusy={ false }
			problem={ problem }
			onPublish={ onPublish }
			onCancel={ jest.fn() }
		/>,
		{ site }
	);
	return onPublish;
}

const errors = () => document.querySelectorAll( '.components-notice.is-error' );

it( 'shows the error of the last attempt, and none before the first', async () => {
	await open( null );
	expect( errors() ).toHaveLength( 0 );
} );

it( 'tries again with what is chosen', async () => {
	const onPublish = await open( 'Out of order.' );
	expect( errors() ).toHaveLength( 1 );
	expect( errors()[ 0 ]?.textContent ).toContain( 'Out of order.' );
	await click( 'Publish' );
	expect( onPublish ).toHaveBeenCalledWith( 'public' );
	expect( screen.queryByText( /Enter a password/ ) ).toBeNull();
} );
