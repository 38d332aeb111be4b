/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 */
import { fireEvent, render, screen } from '@testing-library/react';
import { checkLogin } from '../data/login';
import { LoginFrame } from './LoginFrame';

jest.mock( '../data/login', () => ( {
	__esModule: true,
	checkLogin: jest.fn(),
} ) );

/** Renders the frame, and what is called if the site refuses it. */
function open() {
	const onRefused = jest.fn();
	render( <LoginFrame reason="out" onRefused={ onRefused } /> );
	return {
		onRefused,
		frame: screen.getByTitle< HTMLIFrameElement >( 'Login form' ),
	};
}

/** The frame has loaded a page with this body; null for one of another origin. */
function load( frame: HTMLIFrameElement, body: string | null ): void {
	const page = document.implementation.createHTMLDocument();
	page.body.innerHTML = body ?? '';
	page.body.className = body === 'Done' ? 'interim-login-success' : '';
	page.querySelectorAll( '*' ).forEach( ( element ) => {
		element.scrollIntoView = jest.fn();
	} );
	jest.spyOn( frame, 'contentDocument', 'get' ).mockReturnValue(
		body === null ? null : page
	);
	fireEvent.load( frame );
}

beforeEach( () => {
	jest.mocked( checkLogin ).mockClear();
	jest.useFakeTimers();
} );

afterEach( () => {
	jest.useRealTimers();
} );

it( 'looks for the login after its last page, and not before', () => {
	const { frame, onRefused } = open();
	load( frame, '<form id="loginform"></form>' );
	expect( checkLogin ).not.toHaveBeenCalled();
	load( frame, 'Done' );
	expect( checkLogin ).toHaveBeenCalledTimes( 1 );
	jest.runOnlyPendingTimers();
	expect( onRefused ).not.toHaveBeenCalled();
} );

it( 'is refused where its page has another origin, or doesn’t load', () => {
	const { frame, onRefused } = open();
	jest.advanceTimersByTime( 9_000 );
	expect( onRefused ).not.toHaveBeenCalled();
	jest.advanceTimersByTime( 2_000 );
	expect( onRefused ).toHaveBeenCalledTimes( 1 );
	load( frame, null );
	expect( onRefused ).toHaveBeenCalledTimes( 2 );
} );
