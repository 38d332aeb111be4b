/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 */
import { render, screen } from '@testing-library/react';
import { useState } from '@wordpress/element';
import { normalizeFields } from '../fields';
import { FieldValue } from './FieldValue';

function Counted( {
	count,
	name,
}: {
	readonly count: number;
	readonly name: string;
} ) {
	const [ first ] = useState( count );
	return <button>{ `${ name }, then ${ first }` }</button>;
}

/** Fields as a list makes them again whenever their choices change. */
const makeFields = ( choices: readonly string[] ) =>
	normalizeFields< unknown >( [
		{
			id: 'author',
			elements: choices.map( ( label ) => ( { value: label, label } ) ),
			render: ( { item } ) => (
				<Counted count={ choices.length } name={ String( item ) } />
			),
		},
		{ id: 'uses', render: () => <em>none</em> },
	] );

it( 'keeps the focus and the state when its field is made again', () => {
	const shown = ( choices: readonly string[], item: string, at = 0 ) => {
		const field = makeFields( choices )[ at ];
		return field ? <FieldValue field={ field } item={ item } /> : <></>;
	};
	const { rerender } = render( shown( [], 'Ann' ) );
	const button = screen.getByRole( 'button', { name: 'Ann, then 0' } );
	button.focus();
	rerender( shown( [ 'Ann', 'Bob' ], 'Bob' ) );
	expect( screen.getByRole( 'button', { name: 'Bob, then 0' } ) ).toBe(
		button
	);
	expect( document.activeElement ).toBe( button );
	// Another field in its place is another one, with hooks of its own.
	rerender( shown( [], 'Bob', 1 ) );
	expect( screen.getByText( 'none' ) ).toBeTruthy();
	expect( button.isConnected ).toBe( false );
} );

it.each( [
	[
		'rendering',
		{
			render: () => {
				throw new Error( 'Broken on purpose' );
			},
		},
	],
	[
		'value',
		{
			getValue: () => {
				throw new Error( 'Broken on purpose' );
			},
		},
	],
] )( 'whose %s fails costs no other value', ( _what, broken ) => {
	const error = jest.spyOn( console, 'error' ).mockReturnValue();
	const fields = normalizeFields< unknown >( [
		{ id: 'broken', label: 'Size', ...broken },
		{ id: 'whole', getValue: () => 'Ann' },
	] );
	render(
		<>
			{ fields.map( ( field ) => (
				<p key={ field.id }>
					<FieldValue field={ field } item={ {} } />
				</p>
			) ) }
		</>
	);
	expect(
		screen.getByText( 'Size: This value can’t be shown.' )
	).toBeTruthy();
	expect( screen.getByText( 'Ann' ) ).toBeTruthy();
	// React logs every error that a boundary catches.
	expect( error ).toHaveBeenCalled();
	error.mockClear();
} );
