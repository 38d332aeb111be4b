/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 */
import { fireEvent, render, screen } from '@testing-library/react';
import { GradientField } from './GradientField';

const show = ( value: string, onChange = jest.fn() ) => {
	render(
		<GradientField
			value={ value }
			plain={ ( css ) => css.replace( 'var(--a)', '#123456' ) }
			onChange={ onChange }
		/>
	);
	return onChange;
};

describe( 'GradientField', () => {
	it( 'keeps a gradient that can’t be read until another is asked for', () => {
		const onChange = show( 'conic-gradient(red, blue)' );
		screen.getByText( /“conic-gradient\(red, blue\)” is calculated/ );
		expect( screen.queryByRole( 'combobox' ) ).toBeNull();
		fireEvent.click(
			screen.getByRole( 'button', { name: 'Custom gradient picker' } )
		);
		screen.getByRole( 'combobox' );
		expect( onChange ).not.toHaveBeenCalled();
	} );

	it( 'edits a gradient whose variables are resolved', () => {
		show( 'linear-gradient(90deg,var(--a) 0%,red 100%)' );
		expect( screen.queryByText( /is calculated/ ) ).toBeNull();
		expect(
			screen.getByRole< HTMLInputElement >( 'spinbutton' ).value
		).toBe( '90' );
	} );
} );
