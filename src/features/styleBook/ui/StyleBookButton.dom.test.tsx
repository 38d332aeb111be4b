/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 */
import { render, screen } from '@testing-library/react';
import { stubGlobal } from '@tests/unit/stubGlobal';
import { StyleBookButton } from './StyleBookButton';

beforeEach( () =>
	stubGlobal( 'matchMedia', () => ( {
		matches: true,
		addEventListener: jest.fn(),
		removeEventListener: jest.fn(),
	} ) )
);

it( 'says whether the book is open, and has the focus once it is closed', () => {
	const { rerender } = render(
		<StyleBookButton isOpen={ false } onToggle={ jest.fn() } />
	);
	const button = screen.getByRole( 'button', { name: 'Style Book' } );
	const isPressed = () => button.getAttribute( 'aria-pressed' );
	expect( isPressed() ).toBe( 'false' );
	expect( document.activeElement ).not.toBe( button );
	rerender( <StyleBookButton isOpen onToggle={ jest.fn() } /> );
	expect( isPressed() ).toBe( 'true' );
	expect( document.activeElement ).not.toBe( button );
	rerender( <StyleBookButton isOpen={ false } onToggle={ jest.fn() } /> );
	expect( document.activeElement ).toBe( button );
} );
