/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { stubGlobal } from '@tests/unit/stubGlobal';
import { facesOf } from '../../model/appearance';
import { AppearanceControl } from './AppearanceControl';
import { AspectRatioControl } from './AspectRatioControl';
import { BorderField } from './BorderField';
import { DuotoneControl } from './DuotoneControl';
import { FontFamilyControl } from './FontFamilyControl';
import { FontSizeControl } from './FontSizeControl';
import { makePresets } from './presets.fixture';
import { RadiusControl } from './RadiusControl';
import { ShadowControl } from './ShadowControl';
import { SpacingControl } from './SpacingControl';
import {
	ColumnsControl,
	DecorationControl,
	LetterCaseControl,
	LetterSpacingControl,
	LineHeightControl,
	OrientationControl,
} from './textControls';

const onChange = jest.fn();

beforeEach( () => {
	onChange.mockReset();
	stubGlobal( 'matchMedia', () => ( {
		matches: false,
		addListener: () => undefined,
	} ) );
	stubGlobal(
		'ResizeObserver',
		class {
			public observe() {}
			public unobserve() {}
			public disconnect() {}
		}
	);
} );
/** Waits for effects after rendering. */
const settled = () =>
	act( () => new Promise( ( resolve ) => void setTimeout( resolve, 0 ) ) );

const choose = ( name: string, value: string ) =>
	fireEvent.change( screen.getByRole( 'combobox', { name } ), {
		target: { value },
	} );

describe( 'fonts', () => {
	const fonts = makePresets( { manrope: 'Manrope', fira: 'Fira Code' } );

	it( 'are stored as references, and reset by the default', () => {
		render(
			<FontFamilyControl
				presets={ fonts }
				value="var(--wp--preset--font-family--fira)"
				onChange={ onChange }
			/>
		);
		screen.getByDisplayValue( 'Fira' );
		choose( 'Font', 'var:preset|font-family|manrope' );
		choose( 'Font', '' );
		expect( onChange.mock.calls ).toEqual( [
			[ 'var:preset|font-family|manrope' ],
			[ undefined ],
		] );
	} );

	it( 'are each shown in their own face, the chosen one in the field', () => {
		render(
			<FontFamilyControl
				presets={ fonts }
				value="var(--wp--preset--font-family--fira)"
				onChange={ onChange }
			/>
		);
		const faceOf = ( name: string ) =>
			screen.getByRole( 'option', { name } ).style.fontFamily;
		const families = [ ...fonts.theme, ...fonts.default, ...fonts.custom ];
		expect( families.map( ( { name } ) => faceOf( name ) ) ).toEqual(
			families.map( ( { value } ) => value )
		);
		expect( faceOf( 'Default' ) ).toBe( '' );
		expect( screen.getByLabelText( 'Font' ).style.fontFamily ).toBe(
			faceOf( 'Fira' )
		);
	} );

	it( 'that the theme doesn’t have are shown and kept', () => {
		render(
			<FontFamilyControl
				presets={ fonts }
				value="Comic Sans MS"
				onChange={ onChange }
			/>
		);
		screen.getByDisplayValue( 'Comic Sans MS (unknown)' );
	} );

	it( 'that are missing are shown by name, kept, and can be replaced', () => {
		render(
			<FontFamilyControl
				presets={ fonts }
				value="var:preset|font-family|inter"
				onChange={ onChange }
			/>
		);
		screen.getByDisplayValue( 'inter (not installed)' );
		choose( 'Font', 'var:preset|font-family|fira' );
		expect( onChange ).toHaveBeenCalledWith(
			'var:preset|font-family|fira'
		);
	} );

	it( 'have one of the faces of the family', () => {
		render(
			<AppearanceControl
				faces={ facesOf( [
					{ fontWeight: '400' },
					{ fontWeight: '700', fontStyle: 'italic' },
				] ) }
				value={ { fontWeight: '400' } }
				hasStyles
				hasWeights
				onChange={ onChange }
			/>
		);
		expect(
			screen
				.getAllByRole( 'option' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [ 'Default', 'Regular', 'Bold Italic' ] );
		choose( 'Appearance', 'italic 700' );
		expect( onChange ).toHaveBeenCalledWith( {
			fontStyle: 'italic',
			fontWeight: '700',
		} );
	} );
} );

describe( 'font sizes', () => {
	const sizes = makePresets( {
		small: '12px',
		large: 'clamp(1rem, 2vw, 2rem)',
	} );

	it( 'are a row of presets while there are few', () => {
		render(
			<FontSizeControl
				presets={ sizes }
				value="var:preset|font-size|small"
				allowsCustom
				onChange={ onChange }
			/>
		);
		expect(
			screen
				.getByRole( 'button', { name: 'Small' } )
				.getAttribute( 'aria-pressed' )
		).toBe( 'true' );
		fireEvent.click( screen.getByRole( 'button', { name: 'Large (M)' } ) );
		expect( onChange ).toHaveBeenCalledWith( 'var:preset|font-size|large' );
	} );

	it( 'are shown as custom values if they aren’t presets', () => {
		render(
			<FontSizeControl
				presets={ sizes }
				value="calc(1px + 1vw)"
				allowsCustom
				onChange={ onChange }
			/>
		);
		fireEvent.change( screen.getByDisplayValue( 'calc(1px + 1vw)' ), {
			target: { value: 'calc(2px + 1vw)' },
		} );
		expect( onChange ).toHaveBeenCalledWith( 'calc(2px + 1vw)' );
		screen.getByRole( 'button', { name: 'Use size preset' } );
	} );
} );

describe( 'text', () => {
	it.each( [
		[ 'Underline', 'underline', DecorationControl ],
		[ 'Uppercase', 'uppercase', LetterCaseControl ],
		[ 'Vertical', 'vertical-rl', OrientationControl ],
	] )( 'can be %s', ( name, value, Control ) => {
		render(
			<Control
				label="Text"
				value="something else"
				onChange={ onChange }
			/>
		);
		fireEvent.click( screen.getByRole( 'button', { name } ) );
		expect( onChange ).toHaveBeenCalledWith( value );
	} );

	it( 'keeps a line height that isn’t a plain number', () => {
		render(
			<LineHeightControl
				label="Line height"
				value="var(--x)"
				onChange={ onChange }
			/>
		);
		screen.getByDisplayValue( 'var(--x)' );
	} );

	it( 'labels the fields of line height, letter spacing and columns', () => {
		render(
			<>
				<LineHeightControl
					label="Line height"
					value={ 1.5 }
					onChange={ onChange }
				/>
				<LetterSpacingControl
					label="Letter spacing"
					value="0.1em"
					onChange={ onChange }
				/>
				<ColumnsControl
					label="Columns"
					value={ undefined }
					onChange={ onChange }
				/>
			</>
		);
		const names = screen
			.getAllByRole( 'spinbutton' )
			.map(
				( input ) =>
					( input as HTMLInputElement ).labels?.[ 0 ]?.textContent
			);
		expect( names ).toEqual( [
			'Line height',
			'Letter spacing',
			'Columns',
		] );
	} );
} );

describe( 'space', () => {
	const steps = makePresets( { small: '10px', large: '40px' } );

	it( 'sets opposite sides together until they are unlinked', () => {
		render(
			<SpacingControl
				label="Padding"
				presets={ steps }
				value={ {
					top: 'var:preset|spacing|small',
					bottom: 'var:preset|spacing|small',
				} }
				allowsCustom
				onChange={ onChange }
			/>
		);
		fireEvent.change(
			screen.getByRole( 'slider', { name: 'Horizontal' } ),
			{ target: { value: 2 } }
		);
		expect( onChange ).toHaveBeenCalledWith( {
			top: 'var:preset|spacing|small',
			bottom: 'var:preset|spacing|small',
			left: 'var:preset|spacing|large',
			right: 'var:preset|spacing|large',
		} );
		fireEvent.click(
			screen.getByRole( 'button', { name: 'Unlink sides' } )
		);
		expect( screen.getAllByRole( 'slider' ) ).toHaveLength( 4 );
	} );

	it( 'shows supported sides only', () => {
		render(
			<SpacingControl
				label="Margin"
				sides={ [ 'top' ] }
				presets={ steps }
				value={ undefined }
				allowsCustom={ false }
				onChange={ onChange }
			/>
		);
		screen.getByRole( 'slider', { name: 'Top' } );
		expect( screen.queryByRole( 'button' ) ).toBeNull();
	} );

	it( 'shows a value that isn’t a preset', () => {
		render(
			<SpacingControl
				label="Padding"
				presets={ steps }
				value={ { top: 'clamp(1px, 2vw, 3px)' } }
				allowsCustom
				onChange={ onChange }
			/>
		);
		screen.getByDisplayValue( 'clamp(1px, 2vw, 3px)' );
	} );
} );

describe( 'borders', () => {
	it( 'have separate corners once they are unlinked', () => {
		render( <RadiusControl value="4px" onChange={ onChange } /> );
		fireEvent.click(
			screen.getByRole( 'button', { name: 'Unlink radii' } )
		);
		const input = screen.getByRole( 'spinbutton', { name: 'Top left' } );
		fireEvent.change( input, { target: { value: '8' } } );
		fireEvent.blur( input );
		expect( onChange ).toHaveBeenLastCalledWith( {
			topLeft: '8px',
			topRight: '4px',
			bottomLeft: '4px',
			bottomRight: '4px',
		} );
	} );

	it( 'show the color of a preset, and keep the reference', () => {
		render(
			<BorderField
				presets={ makePresets( { base: '#ff0000' } ) }
				value={ {
					color: 'var:preset|color|base',
					width: '2px',
					style: 'solid',
				} }
				allowsCustom
				hasStyle
				onChange={ onChange }
			/>
		);
		const input = screen.getByRole( 'spinbutton', {
			name: 'Border width',
		} );
		fireEvent.change( input, { target: { value: '3' } } );
		fireEvent.blur( input );
		expect( onChange ).toHaveBeenLastCalledWith( {
			color: 'var:preset|color|base',
			width: '3px',
			style: 'solid',
		} );
	} );

	it.each( [
		[
			'get a style with their width',
			{},
			'3',
			{ width: '3px', style: 'solid' },
		],
		[
			'lose it with their width',
			{ width: '2px', style: 'solid' },
			'',
			{},
		],
		[
			'keep one that was chosen first',
			{ style: 'dotted' },
			'3',
			{ width: '3px', style: 'dotted' },
		],
	] )( '%s', ( _name, before, width, after ) => {
		render(
			<BorderField
				presets={ makePresets( {} ) }
				value={ before }
				allowsCustom
				hasStyle
				onChange={ onChange }
			/>
		);
		const input = screen.getByRole( 'spinbutton', {
			name: 'Border width',
		} );
		fireEvent.change( input, { target: { value: width } } );
		fireEvent.blur( input );
		expect( onChange ).toHaveBeenLastCalledWith( after );
	} );
} );

describe( 'images', () => {
	it( 'have shadow presets', async () => {
		render(
			<ShadowControl
				presets={ makePresets( { soft: '0 0 9px #000' } ) }
				value={ undefined }
				isChanged={ false }
				onChange={ onChange }
			/>
		);
		fireEvent.click(
			screen.getByRole( 'button', { name: 'Drop shadow' } )
		);
		await settled();
		fireEvent.click( screen.getByRole( 'option', { name: 'Soft' } ) );
		expect( onChange ).toHaveBeenCalledWith( 'var:preset|shadow|soft' );
	} );

	it( 'have duotones', async () => {
		render(
			<DuotoneControl
				presets={ makePresets( { night: '#000000,rgb(0, 0, 255)' } ) }
				value={ undefined }
				isChanged={ false }
				onChange={ onChange }
			/>
		);
		await settled();
		fireEvent.click( screen.getByRole( 'option', { name: /Night/ } ) );
		expect( onChange ).toHaveBeenCalledWith( 'var:preset|duotone|night' );
		// Colors of one's own are for single blocks.
		expect(
			screen.queryByRole( 'button', { name: /Shadows|custom/i } )
		).toBeNull();
	} );

	it( 'have aspect ratios', () => {
		render(
			<AspectRatioControl
				presets={ makePresets( { square: '1' } ) }
				value={ undefined }
				onChange={ onChange }
			/>
		);
		choose( 'Aspect ratio', '1' );
		expect( onChange ).toHaveBeenCalledWith( '1' );
	} );
} );
