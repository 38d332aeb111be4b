/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 */
import { fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from '@wordpress/element';
import { NO_CHANGES } from '@/features/globalStyles/index.model';
import { ShadowLayers } from './ShadowLayers';

jest.mock( '@/features/styleControls/ui/parts/useMerged', () => ( {
	__esModule: true,
	useMerged: () => NO_CHANGES,
} ) );
// Rendered once a layer is expanded; it reads the site's palette.
jest.mock( './ShadowLayerFields', () => ( {
	__esModule: true,
	ShadowLayerFields: () => null,
} ) );

const changed = jest.fn< ( css: string, step: string | null ) => void >();

/** The shadow in an editable state. */
function Edited( { first }: { readonly first: string } ) {
	const [ css, setCss ] = useState( first );
	return (
		<ShadowLayers
			css={ css }
			onChange={ ( next, step ) => {
				changed( next, step );
				setCss( next );
			} }
		/>
	);
}

const rows = () =>
	within( screen.getByRole( 'list', { name: 'Shadows' } ) ).getAllByRole(
		'listitem'
	);

const open = ( css: string ) => render( <Edited first={ css } /> );

afterEach( () => {
	changed.mockReset();
} );

describe( 'ShadowLayers', () => {
	it( 'keeps the last layer', () => {
		open( '1px 2px 3px 4px red' );
		expect( rows() ).toHaveLength( 1 );
		expect( screen.queryByRole( 'button', { name: 'Remove' } ) ).toBeNull();
		expect(
			screen.queryByRole( 'button', { name: /^Reorder/ } )
		).toBeNull();
	} );

	it( 'adds a layer behind the others, as a separate undo step', () => {
		open( '1px 2px 3px 4px red' );
		fireEvent.click( screen.getByRole( 'button', { name: 'Add shadow' } ) );
		expect( rows() ).toHaveLength( 2 );
		const [ css, step ] = changed.mock.lastCall ?? [];
		expect( css ).toMatch( /^1px 2px 3px 4px red, ?\S/ );
		expect( step ).toBeNull();
	} );

	it( 'removes a layer and keeps the focus inside the list', () => {
		open( '1px 1px red, 2px 2px green, 3px 3px blue' );
		const [ , second ] = screen.getAllByRole( 'button', {
			name: 'Remove',
		} );
		fireEvent.click( second ?? document.body );
		expect( changed ).toHaveBeenCalledWith(
			expect.not.stringContaining( 'green' ),
			null
		);
		expect( rows() ).toHaveLength( 2 );
		expect( document.activeElement ).toBe(
			screen.getByRole( 'heading', { name: 'Shadows' } )
		);
	} );

	it( 'moves a layer with the arrow keys, and keeps its focus', () => {
		open( '1px 1px red, 2px 2px green' );
		const handle = screen.getByRole( 'button', {
			name: 'Reorder layer 1',
		} );
		handle.focus();
		fireEvent.keyDown( handle, { key: 'ArrowDown' } );
		expect( changed.mock.lastCall?.[ 0 ] ).toMatch( /green.*red/ );
		expect( document.activeElement?.getAttribute( 'aria-label' ) ).toBe(
			'Reorder layer 2'
		);
	} );

	it( 'reports an invalid layer, and keeps it when another one is removed', () => {
		open( 'banana, 2px 2px green' );
		expect(
			within( rows()[ 0 ] ?? document.body ).getByText( 'Invalid' )
		).toBeTruthy();
		const [ , second ] = screen.getAllByRole( 'button', {
			name: 'Remove',
		} );
		fireEvent.click( second ?? document.body );
		expect( changed ).toHaveBeenCalledWith( 'banana', null );
	} );
} );
