/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 */
import { render, screen, waitFor } from '@testing-library/react';
import { progress } from '../data/help';
import { HelpLayer } from './HelpLayer';

const AWAITED = 'atelier-awaits-steps';

let isOffline = false;

jest.mock( './FirstSteps', () => {
	if ( isOffline ) {
		throw new Error( 'the chunk could not be loaded' );
	}
	return { FirstSteps: () => <p>The first steps</p> };
} );

const nothing = () => undefined;

const open = () =>
	render(
		<HelpLayer
			onPalette={ nothing }
			onWelcome={ nothing }
			onForget={ nothing }
		/>
	);

const hasPlace = () => document.body.classList.contains( AWAITED );

describe( 'the place that the server keeps for the first steps', () => {
	beforeEach( () => {
		document.body.classList.add( AWAITED );
		progress.set( { ...progress.get(), isOpen: true } );
	} );

	it( 'is given up if they can’t be loaded', async () => {
		isOffline = true;
		open();
		expect( hasPlace() ).toBe( true );
		await waitFor( () => expect( hasPlace() ).toBe( false ) );
		expect( screen.queryByText( 'The first steps' ) ).toBeNull();
		isOffline = false;
	} );

	it( 'is kept until they take it', async () => {
		open();
		expect( hasPlace() ).toBe( true );
		await screen.findByText( 'The first steps' );
		expect( hasPlace() ).toBe( false );
	} );
} );
