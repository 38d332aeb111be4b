/**
 * @jest-environment jsdom
 */
import { fireEvent } from '@testing-library/react';
import { keepTyping, takeTyped } from './typedAhead';

function make< Name extends 'button' | 'input' >( name: Name ) {
	const element = document.createElement( name );
	document.body.append( element );
	return element;
}

/** Whether a key press reaches what has the focus. */
const press = ( key: string ): boolean =>
	fireEvent.keyDown( document.activeElement ?? document.body, { key } );

describe( 'typing while the palette loads', () => {
	afterEach( () => void takeTyped() );

	it( 'is kept, corrected and taken once', () => {
		make( 'button' ).focus();
		keepTyping();
		expect( [ 'p', 'a', 'g', 'x' ].map( press ) ).not.toContain( true );
		press( 'Backspace' );
		press( 'e' );
		expect( press( 'Enter' ) ).toBe( false );
		expect( takeTyped() ).toBe( 'page' );
		expect( press( 'a' ) ).toBe( true );
		expect( takeTyped() ).toBe( '' );
	} );

	it( 'goes to a field that gets the focus in the meantime', () => {
		make( 'button' ).focus();
		keepTyping();
		press( 'p' );
		make( 'input' ).focus();
		expect( press( 'q' ) ).toBe( true );
		expect( takeTyped() ).toBe( 'p' );
	} );
} );
