// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ColorControl } from './ColorControl';
import { makePreset, makePresets } from './presets.fixture';

const palette = makePresets(
	{ base: '#ffffff', contrast: '#111111' },
	{ custom: [ makePreset( 'mine', '#336699' ) ] }
);

type Props = ComponentProps< typeof ColorControl >;
const makeProps = (
	color: Partial< Props[ 'color' ] >,
	others: Partial< Props > = {}
): Props => ( {
	label: 'Text',
	isChanged: true,
	color: {
		stored: 'var:preset|color|contrast',
		css: '#111111',
		presets: palette,
		allowsCustom: true,
		onChange: vi.fn(),
		...color,
	},
	...others,
} );

const open = ( props: Props ) => {
	const shown = render( <ColorControl { ...props } /> );
	fireEvent.click( screen.getByRole( 'button', { name: 'Text' } ) );
	return shown;
};

const description = () => {
	const id = screen
		.getByRole( 'button', { name: 'Text' } )
		.getAttribute( 'aria-describedby' );
	return document.getElementById( id ?? '' )?.textContent;
};

beforeEach( () => {
	vi.stubGlobal( 'CSS', {
		supports: ( _property: string, value: string ) => value !== 'banana',
	} );
	vi.stubGlobal(
		'ResizeObserver',
		class {
			public observe() {}
			public unobserve() {}
			public disconnect() {}
		}
	);
} );
afterEach( cleanup );

describe( 'ColorControl', () => {
	it( 'says what is chosen', () => {
		render( <ColorControl { ...makeProps( {} ) } /> );
		expect( description() ).toBe( 'Contrast' );
	} );

	it( 'offers presets by whose they are, and stores a reference', () => {
		const props = makeProps( {} );
		open( props );
		expect(
			screen
				.getByRole( 'option', { name: 'Contrast' } )
				.getAttribute( 'aria-selected' )
		).toBe( 'true' );
		screen.getByRole( 'listbox', { name: 'Color: Custom' } );
		fireEvent.click( screen.getByRole( 'option', { name: 'Mine' } ) );
		expect( props.color.onChange ).toHaveBeenCalledWith(
			'var:preset|color|mine'
		);
	} );

	it( 'moves between presets by arrows, with one of them in the tab order', () => {
		open( makeProps( {} ) );
		const [ base, contrast ] = screen.getAllByRole( 'option' );
		expect( [ base?.tabIndex, contrast?.tabIndex ] ).toEqual( [ -1, 0 ] );
		contrast?.focus();
		fireEvent.keyDown( contrast ?? document.body, { key: 'ArrowRight' } );
		expect( document.activeElement ).toBe( base );
	} );

	it( 'says how well a pair can be read, and offers the nearest color that can', () => {
		const props = makeProps(
			{ stored: '#999999', css: '#999999' },
			{
				pair: { text: '#999999', background: '#fff', change: 'text' },
			}
		);
		open( props );
		expect( description() ).toContain( '2.8:1' );
		expect( screen.getByRole( 'status' ).textContent ).toBe(
			'Contrast 2.8:1 Hard to read'
		);
		fireEvent.click(
			screen.getByRole( 'button', { name: 'Use nearest passing color' } )
		);
		expect( props.color.onChange ).toHaveBeenCalledWith( '#767676' );
	} );

	it( 'has no advice for a pair that can be read', () => {
		open(
			makeProps(
				{},
				{ pair: { text: '#111', background: '#fff', change: 'text' } }
			)
		);
		expect(
			screen.queryByRole( 'button', { name: /nearest/ } )
		).toBeNull();
	} );

	it( 'shows nonsense as such and changes nothing by itself', () => {
		const props = makeProps( { stored: 'banana', css: 'banana' } );
		open( props );
		expect( description() ).toContain( 'Invalid' );
		screen.getByText( /“banana” isn’t a valid color/ );
		expect( props.color.onChange ).not.toHaveBeenCalled();
	} );

	it( 'says of a preset that is gone that it is kept', () => {
		open(
			makeProps( { stored: 'var:preset|color|gone', css: undefined } )
		);
		screen.getByText( /no longer exists/ );
	} );

	it( 'has tabs for colors and gradients', () => {
		const gradient = {
			stored: undefined,
			css: undefined,
			presets: makePresets( { dusk: 'linear-gradient(red,blue)' } ),
			allowsCustom: false,
			onChange: vi.fn(),
		};
		open( makeProps( {}, { gradient } ) );
		fireEvent.click( screen.getByRole( 'tab', { name: 'Gradient' } ) );
		fireEvent.click( screen.getByRole( 'option', { name: 'Dusk' } ) );
		expect( gradient.onChange ).toHaveBeenCalledWith(
			'var:preset|gradient|dusk'
		);
	} );

	it( 'says where there is nothing to choose from', () => {
		open(
			makeProps( {
				stored: undefined,
				css: undefined,
				presets: makePresets( {} ),
				allowsCustom: false,
			} )
		);
		screen.getByText( /doesn’t provide any options/ );
	} );
} );
