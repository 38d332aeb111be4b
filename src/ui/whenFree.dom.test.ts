// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
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
		const move = vi.fn();
		whenFree( null, move );
		expect( move ).toHaveBeenCalledOnce();
	} );

	it( 'moves it at once where it is still on what was pressed', () => {
		const move = vi.fn();
		get( 'opener' ).focus();
		whenFree( get( 'opener' ), move );
		expect( move ).toHaveBeenCalledOnce();
	} );

	it.each( [ 'search', 'other' ] )(
		'leaves it to what the user has gone to: %s',
		async ( id ) => {
			const move = vi.fn();
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
		const move = vi.fn();
		get( 'search' ).focus();
		whenFree( get( 'search' ), move );
		expect( move ).not.toHaveBeenCalled();
	} );

	it( 'moves it once the dialog has closed and nothing else has taken it', async () => {
		const move = vi.fn();
		get( 'search' ).focus();
		whenFree( null, move );
		document.querySelector( '[role="dialog"]' )?.remove();
		await vi.waitFor( () => expect( move ).toHaveBeenCalledOnce() );
	} );

	it( 'gives up when it is told to', async () => {
		const move = vi.fn();
		get( 'search' ).focus();
		whenFree( null, move )();
		document.querySelector( '[role="dialog"]' )?.remove();
		await frame();
		await frame();
		expect( move ).not.toHaveBeenCalled();
	} );
} );
