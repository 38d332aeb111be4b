/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 */
import { act, render } from '@testing-library/react';
import { dispatch, select } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import { Notices } from './Notices';

const tell = () =>
	act( async () => {
		await dispatch( noticesStore ).createSuccessNotice(
			'Imported "Hero" from JSON.',
			{ type: 'snackbar', id: 'imported' }
		);
	} );

const pass = ( time: number ) =>
	act( () => jest.advanceTimersByTimeAsync( time ) );

/** Not what is seen, which goes away slowly. */
const isTold = () => select( noticesStore ).getNotices().length > 0;

/** The seconds until WordPress's component has taken it away. */
async function secondsTold(): Promise< number > {
	let seconds = 0;
	while ( isTold() && seconds < 60 ) {
		await pass( 1_000 );
		seconds++;
	}
	return seconds;
}

beforeEach( () => void jest.useFakeTimers() );
afterEach( () => void jest.useRealTimers() );

it( 'shows the same message again for as long as the first time', async () => {
	render( <Notices isEditing={ false } /> );
	await tell();
	const once = await secondsTold();
	expect( once ).toBeGreaterThan( 2 );
	await tell();
	await pass( ( once - 1 ) * 1_000 );
	await tell();
	expect( await secondsTold() ).toBe( once );
} );
