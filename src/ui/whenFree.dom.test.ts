/**
 * @jest-environment jsdom
 */
import { waitFor } from '@testing-library/dom';
import { whenFree } from './whenFree';

const get = ( id: string ) => document.getElementById( id ) as HTMLElement;

const frame = () =>
	new Promise( ( resolve ) => requestAnimationFrame( resolve ) );

beforeEach( () => {
	document.body.innerHTML =
		'<button id="opener"></button><a id="other" href="#"></a><div role="dialog"><input id="search"></div>';
} );

describe( 'whenFree', () => {
	it( 'moves the focus at once where it is nowhere', () => {
		const move = jest.fn();
		whenFree( null, move );
		expect( move ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'moves it at once where it is still on what was pressed', () => {
		const move = jest.fn();
		get( 'opener' ).focus();
		whenFree( get( 'opener' ), move );
		expect( move ).toHaveBeenCalledTimes( 1 );
	} );

	it.each( [ 'search', 'other' ] )(
		'leaves it to what the user has gone to: %s',
		async ( id ) => {
			const move = jest.fn();
			get( id ).focus();
			whenFree( get( 'opener' ), move );
			get( 'search' ).focus();
			get( id ).focus();
			await frame();
			await frame();
			expect( move ).not.toHaveBeenCalled();
		}
	);

	it( 'leaves it to a field even where that was there when it was asked for', () => {
		const move = jest.fn();
		get( 'search' ).focus();
		whenFree( get( 'search' ), move );
		expect( move ).not.toHaveBeenCalled();
	} );

	it( 'moves it once the dialog has closed and nothing else has taken it', async () => {
		const move = jest.fn();
		get( 'search' ).focus();
		whenFree( null, move );
		document.querySelector( '[role="dialog"]' )?.remove();
		await waitFor( () => expect( move ).toHaveBeenCalledTimes( 1 ) );
	} );

	it( 'gives up when it is told to', async () => {
		const move = jest.fn();
		get( 'search' ).focus();
		whenFree( null, move )();
		document.querySelector( '[role="dialog"]' )?.remove();
		await frame();
		await frame();
		expect( move ).not.toHaveBeenCalled();
	} );
} );
