/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 */
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from '@wordpress/element';
import { TabList, TabPanel } from './Tabs';

const tabs = [
	{ name: 'one', label: 'One' },
	{ name: 'two', label: 'Two' },
	{ name: 'three', label: 'Three' },
] as const;

function Example() {
	const [ selected, setSelected ] = useState< 'one' | 'two' | 'three' >(
		'one'
	);
	return (
		<>
			<TabList
				id="example"
				label="Example"
				tabs={ tabs }
				selected={ selected }
				onSelect={ setSelected }
			/>
			<TabPanel
				id="example"
				selected={ selected }
			>{ `Panel ${ selected }` }</TabPanel>
		</>
	);
}

const tab = ( name: string ) => screen.getByRole( 'tab', { name } );
const press = ( key: string ) =>
	fireEvent.keyDown( document.activeElement ?? document.body, { key } );

describe( 'Tabs', () => {
	it( 'names its panel after the selected tab', () => {
		render( <Example /> );
		expect(
			screen.getByRole( 'tabpanel', { name: 'One' } ).textContent
		).toBe( 'Panel one' );
	} );

	it( 'has one tab in the tab order', () => {
		render( <Example /> );
		const order = screen
			.getAllByRole( 'tab' )
			.map( ( { tabIndex } ) => tabIndex );
		expect( order ).toEqual( [ 0, -1, -1 ] );
	} );

	it.each( [
		[ 'ArrowRight', 'Two' ],
		[ 'ArrowLeft', 'Three' ],
		[ 'End', 'Three' ],
	] )( 'moves and selects with %s', ( key, name ) => {
		render( <Example /> );
		tab( 'One' ).focus();
		press( key );
		expect( document.activeElement ).toBe( tab( name ) );
		expect( tab( name ).getAttribute( 'aria-selected' ) ).toBe( 'true' );
	} );

	it( 'ignores other keys', () => {
		render( <Example /> );
		tab( 'One' ).focus();
		press( 'a' );
		expect( tab( 'One' ).getAttribute( 'aria-selected' ) ).toBe( 'true' );
	} );
} );
