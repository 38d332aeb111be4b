/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 */
import { render, screen } from '@testing-library/react';
import { stubGlobal } from '@tests/unit/stubGlobal';
import { CssField } from './CssField';

beforeEach( () => {
	stubGlobal( 'CSS', { supports: () => true } );
} );
const show = ( value: string, scope: 'sheet' | 'block' = 'sheet' ) =>
	render(
		<CssField
			scope={ scope }
			label="Additional CSS"
			value={ value }
			variables={ [] }
			onChange={ () => undefined }
		/>
	);

describe( 'CssField', () => {
	it( 'is a named field with line numbers once its editor is loaded', async () => {
		show( 'a {\n\tcolor: red;\n}' );
		const field = await screen.findByRole( 'textbox', {
			name: 'Additional CSS',
		} );
		expect( field.textContent ).toContain( 'color: red;' );
		expect( field.getAttribute( 'aria-invalid' ) ).toBe( 'false' );
	} );

	it( 'lists problems with line and reason, and explains how to leave the field', async () => {
		show( 'a {\n\tcolor red;\n}' );
		screen.getByRole( 'button', {
			name: 'Line 2: “color red” is missing a colon.',
		} );
		const field = await screen.findByRole( 'textbox' );
		const help = ( field.getAttribute( 'aria-describedby' ) ?? '' )
			.split( ' ' )
			.map( ( id ) => document.getElementById( id )?.textContent )
			.join();
		expect( help ).toContain( 'Escape' );
		expect( help ).toContain( 'Line 2' );
	} );

	it( 'warns about CSS of a block that WordPress doesn’t print as written, and takes it', async () => {
		show( 'color: red;\n& th, & td { color: red }', 'block' );
		screen.getByRole( 'button', {
			name: 'Line 2: WordPress doesn’t apply all selectors in “& th, & td”. Write a rule for each.',
		} );
		const field = await screen.findByRole( 'textbox' );
		expect( field.getAttribute( 'aria-invalid' ) ).toBe( 'false' );
	} );

	it( 'says nothing about the same in a sheet', async () => {
		show( 'a { color: red; & th, & td { color: red } }' );
		await screen.findByRole( 'textbox' );
		expect(
			screen.queryByRole( 'button', { name: /WordPress/ } )
		).toBeNull();
	} );

	it( 'shows external changes, such as an undo', async () => {
		const { rerender } = show( 'a {}' );
		await screen.findByRole( 'textbox' );
		rerender(
			<CssField
				label="Additional CSS"
				value="b {}"
				variables={ [] }
				onChange={ () => undefined }
			/>
		);
		expect( screen.getByRole( 'textbox' ).textContent ).toBe( 'b {}' );
	} );
} );
