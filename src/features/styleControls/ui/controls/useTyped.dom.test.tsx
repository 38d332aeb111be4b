/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 */
import { fireEvent, render, screen } from '@testing-library/react';
import { LengthField } from './LengthField';

describe( 'a field for CSS', () => {
	it( 'keeps an invalid value in the field with the reason, and applies it once it is valid', () => {
		const onChange = jest.fn();
		render(
			<LengthField
				label="Width"
				value="calc(1px + 1em)"
				onChange={ onChange }
			/>
		);
		const field = screen.getByRole< HTMLInputElement >( 'textbox' );
		fireEvent.change( field, { target: { value: 'calc(1px;}' } } );
		expect( field.value ).toBe( 'calc(1px;}' );
		expect( onChange ).not.toHaveBeenCalled();
		expect( screen.getByText( /^Not applied\./ ) ).toBeTruthy();
		fireEvent.change( field, { target: { value: 'calc(1px)' } } );
		expect( onChange ).toHaveBeenCalledWith( 'calc(1px)' );
		expect( screen.queryByText( /^Not applied\./ ) ).toBeNull();
	} );
} );
