/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 */
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { stubGlobal } from '@tests/unit/stubGlobal';
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
		onChange: jest.fn(),
		...color,
	},
	...others,
} );

const open = async ( props: Props ) => {
	render( <ColorControl { ...props } /> );
	fireEvent.click( screen.getByRole( 'button', { name: 'Text' } ) );
	// The popover positions itself.
	await act( () => Promise.resolve() );
};

const description = () => {
	const id = screen
		.getByRole( 'button', { name: 'Text' } )
		.getAttribute( 'aria-describedby' );
	return document.getElementById( id ?? '' )?.textContent;
};

beforeEach( () => {
	stubGlobal( 'CSS', {
		supports: ( _property: string, value: string ) => value !== 'banana',
	} );
	stubGlobal(
		'ResizeObserver',
		class {
			public observe() {}
			public unobserve() {}
			public disconnect() {}
		}
	);
} );
describe( 'ColorControl', () => {
	it( 'shows the chosen color', () => {
		render( <ColorControl { ...makeProps( {} ) } /> );
		expect( description() ).toBe( 'Contrast' );
	} );

	it( 'offers presets by origin, and stores a reference', async () => {
		const props = makeProps( {} );
		await open( props );
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

	it( 'moves between presets with arrow keys, with one of them in the tab order', async () => {
		await open( makeProps( {} ) );
		const [ base, contrast ] = screen.getAllByRole( 'option' );
		expect( [ base?.tabIndex, contrast?.tabIndex ] ).toEqual( [ -1, 0 ] );
		contrast?.focus();
		fireEvent.keyDown( contrast ?? document.body, { key: 'ArrowRight' } );
		expect( document.activeElement ).toBe( base );
	} );

	it( 'shows the contrast of a pair, and offers the nearest readable color', async () => {
		const props = makeProps(
			{ stored: '#999999', css: '#999999' },
			{
				pair: { text: '#999999', background: '#fff', change: 'text' },
			}
		);
		await open( props );
		expect( description() ).toContain( '2.8:1' );
		expect( screen.getByRole( 'status' ).textContent ).toBe(
			'Contrast 2.8:1 Hard to read'
		);
		fireEvent.click(
			screen.getByRole( 'button', { name: 'Use nearest passing color' } )
		);
		expect( props.color.onChange ).toHaveBeenCalledWith( '#767676' );
	} );

	it( 'has no suggestion for a readable pair', async () => {
		await open(
			makeProps(
				{},
				{ pair: { text: '#111', background: '#fff', change: 'text' } }
			)
		);
		expect(
			screen.queryByRole( 'button', { name: /nearest/ } )
		).toBeNull();
	} );

	it( 'reports invalid values and keeps them', async () => {
		const props = makeProps( { stored: 'banana', css: 'banana' } );
		await open( props );
		expect( description() ).toContain( 'Invalid' );
		screen.getByText( /“banana” isn’t a valid color/ );
		expect( props.color.onChange ).not.toHaveBeenCalled();
	} );

	it( 'shows that a missing preset is kept', async () => {
		await open(
			makeProps( { stored: 'var:preset|color|gone', css: undefined } )
		);
		screen.getByText( /no longer exists/ );
	} );

	it( 'names a missing color in words, not by its path or slug', async () => {
		await open(
			makeProps( {
				stored: { ref: 'styles.color.text' },
				css: undefined,
			} )
		);
		expect( description() ).toContain( 'Missing color' );
		expect( document.body.textContent ).not.toContain( '"ref"' );
	} );

	it( 'has tabs for colors and gradients', async () => {
		const gradient = {
			stored: undefined,
			css: undefined,
			presets: makePresets( { dusk: 'linear-gradient(red,blue)' } ),
			allowsCustom: false,
			onChange: jest.fn(),
		};
		await open( makeProps( {}, { gradient } ) );
		fireEvent.click( screen.getByRole( 'tab', { name: 'Gradient' } ) );
		fireEvent.click( screen.getByRole( 'option', { name: 'Dusk' } ) );
		expect( gradient.onChange ).toHaveBeenCalledWith(
			'var:preset|gradient|dusk'
		);
	} );

	it( 'explains an empty list', async () => {
		await open(
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
