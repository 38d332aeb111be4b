/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 */
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { stubGlobal } from '@tests/unit/stubGlobal';
import type { UnknownRecord } from '@/kernel/guards';
import {
	type Layers,
	type PresetList,
	NO_CHANGES,
	writeSettings,
	type SettingEdit,
} from '@/features/globalStyles/index.model';
import { presetEntries } from '../../model/presetEdits';
import { FontSize } from './FontSize';

const LIST: PresetList = { kind: 'fontSize', origin: 'custom', target: {} };

interface Styles {
	layers: Layers;
	/** The undo step of the last change. */
	step: string | null;
}

const site: Styles = {
	layers: {
		base: { settings: {}, styles: {} },
		user: { settings: {}, styles: {} },
	},
	step: null,
};

const stored = (): UnknownRecord =>
	presetEntries( site.layers, LIST )[ 0 ]?.raw ?? {};

jest.mock( '@/features/styleControls/ui/parts/useMerged', () => ( {
	__esModule: true,
	useMerged: () => NO_CHANGES,
} ) );
jest.mock( './useIsFluidByTheme', () => ( {
	__esModule: true,
	useIsFluidByTheme: () => false,
} ) );
jest.mock( '@/features/globalStyles/data/presetLists', () => ( {
	__esModule: true,
	changePresets: (
		change: ( now: Layers ) => readonly SettingEdit[],
		step: string | null
	) => {
		const { base, user } = site.layers;
		site.layers = {
			base,
			user: writeSettings( user, change( site.layers ) ),
		};
		site.step = step;
	},
} ) );
jest.mock( './PresetScreen', () => ( {
	__esModule: true,
	PresetScreen: ( {
		children,
	}: {
		children: ( edited: object ) => ReactNode;
	} ) =>
		children( {
			list: LIST,
			preset: presetEntries( site.layers, LIST )[ 0 ],
		} ),
} ) );

const show = ( preset: UnknownRecord ) => {
	site.layers = {
		base: NO_CHANGES,
		user: {
			...NO_CHANGES,
			settings: {
				typography: {
					fontSizes: {
						custom: [ { slug: 'mine', name: 'Mine', ...preset } ],
					},
				},
			},
		},
	};
	return render( <FontSize params={ {} } /> );
};

const toggle = ( name: string ) =>
	fireEvent.click( screen.getByRole( 'checkbox', { name } ) );

beforeEach( () => {
	stubGlobal( 'matchMedia', () => ( {
		matches: false,
		addEventListener: () => undefined,
		removeEventListener: () => undefined,
	} ) );
	stubGlobal( 'CSS', {
		supports: ( _property: string, value: string ) => value !== 'banana',
	} );
} );
describe( 'FontSize', () => {
	it( 'is fluid between its own limits', () => {
		const { rerender } = show( { size: '20px' } );
		expect(
			screen.queryByRole( 'checkbox', { name: 'Custom fluid values' } )
		).toBeNull();
		toggle( 'Fluid typography' );
		expect( stored() ).toMatchObject( { size: '20px', fluid: true } );
		rerender( <FontSize params={ {} } /> );
		toggle( 'Custom fluid values' );
		expect( stored().fluid ).toEqual( { min: '20px', max: '20px' } );
	} );

	it( 'is fixed without its own limits', () => {
		show( { size: '20px', fluid: { min: '10px', max: '30px' } } );
		expect(
			screen.getByRole< HTMLInputElement >( 'spinbutton', {
				name: 'Size',
			} ).disabled
		).toBe( true );
		toggle( 'Custom fluid values' );
		expect( stored().fluid ).toBe( true );
	} );

	it( 'reports a minimum above the maximum, and invalid sizes', () => {
		show( { size: 'banana', fluid: { min: '30px', max: '10px' } } );
		expect( screen.getByRole( 'status' ).textContent ).toBe(
			'The minimum is larger than the maximum.'
		);
		expect(
			screen.getAllByText( /^This isn’t a valid size/ )
		).toHaveLength( 1 );
	} );

	it( 'makes typing in one field one undo step', () => {
		show( { size: '20px', fluid: { min: '10px', max: '30px' } } );
		fireEvent.change(
			screen.getByRole( 'spinbutton', { name: 'Minimum' } ),
			{ target: { value: '12' } }
		);
		expect( stored().fluid ).toEqual( { min: '12px', max: '30px' } );
		expect( site.step ).toBe( 'custom mine min' );
	} );
} );
