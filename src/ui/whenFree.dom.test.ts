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
	it( 'moves the focus at once if nothing is focused', () => {
		const move = jest.fn();
		whenFree( null, move );
		expect( move ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'moves it at once if it is still on the pressed button', () => {
		const move = jest.fn();
		get( 'opener' ).focus();
		whenFree( get( 'opener' ), move );
		expect( move ).toHaveBeenCalledTimes( 1 );
	} );

	it.each( [ 'search', 'other' ] )(
		'doesn’t take it from an element that the user has focused since: %s',
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

	it( 'doesn’t take it from a field, even if that was the opener', () => {
		const move = jest.fn();
		get( 'search' ).focus();
		whenFree( get( 'search' ), move );
		expect( move ).not.toHaveBeenCalled();
	} );

	it( 'moves it once the dialog has closed and nothing is focused', async () => {
		const move = jest.fn();
		get( 'search' ).focus();
		whenFree( null, move );
		document.querySelector( '[role="dialog"]' )?.remove();
		await waitFor( () => expect( move ).toHaveBeenCalledTimes( 1 ) );
	} );

	it( 'can be cancelled', async () => {
		const move = jest.fn();
		get( 'search' ).focus();
		whenFree( null, move )();
		document.querySelector( '[role="dialog"]' )?.remove();
		await frame();
		await frame();
		expect( move ).not.toHaveBeenCalled();
	} );
} );
