/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 */
import { fireEvent, render, screen } from '@testing-library/react';
import { Region } from './Region';

let isBroken: boolean;

const silence = ( event: Event ) => event.preventDefault();

function Content() {
	if ( isBroken ) {
		throw new Error( 'A block went wrong' );
	}
	return <p>Everything is fine</p>;
}

beforeEach( () => {
	isBroken = true;
	// React logs every error that a boundary catches.
	jest.spyOn( console, 'error' ).mockImplementation( () => undefined );
	window.addEventListener( 'error', silence );
} );

afterEach( () => {
	window.removeEventListener( 'error', silence );
} );

describe( 'Region', () => {
	it( 'is a landmark with a name', () => {
		isBroken = false;
		render(
			<Region label="Navigation">
				<Content />
			</Region>
		);
		expect(
			screen.getByRole( 'region', { name: 'Navigation' } ).textContent
		).toBe( 'Everything is fine' );
	} );

	it( 'fails alone and names itself in the error', () => {
		render(
			<>
				<Region label="Navigation">
					<Content />
				</Region>
				<Region label="Editor">
					<p>Still here</p>
				</Region>
			</>
		);
		expect( screen.getByRole( 'alert' ).textContent ).toContain(
			'Navigation'
		);
		expect( screen.getByText( 'Still here' ) ).toBeTruthy();
	} );

	it( 'does not show the error’s own message to the user', () => {
		render(
			<Region label="Navigation">
				<Content />
			</Region>
		);
		expect( screen.getByRole( 'alert' ).textContent ).not.toContain(
			'A block went wrong'
		);
	} );

	it( 'works again after another try', () => {
		render(
			<Region label="Navigation">
				<Content />
			</Region>
		);
		isBroken = false;
		fireEvent.click( screen.getByRole( 'button', { name: 'Try again' } ) );
		expect( screen.getByText( 'Everything is fine' ) ).toBeTruthy();
	} );

	it( 'offers the details for support', () => {
		render(
			<Region label="Navigation">
				<Content />
			</Region>
		);
		expect(
			screen.getByRole( 'button', { name: 'Copy details' } )
		).toBeTruthy();
	} );
} );
