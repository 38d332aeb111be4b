/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 */
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from '@wordpress/element';
import { parseDoc, NO_CHANGES } from '@/features/globalStyles/index.model';
import { entryKey, type Step } from '../../model/revision';
import { StyleRevisionList } from './StyleRevisionList';

jest.mock( '@/platform/boot', () => ( {
	__esModule: true,
	boot: () => ( { clockAhead: 0, theme: { name: 'Some theme' } } ),
} ) );

// These need the data layer and WordPress's store of block types.
jest.mock( '@/features/documents/index.records', () => ( {
	__esModule: true,
	useBlockTitles: () => undefined,
} ) );
jest.mock( '@/features/globalStyles/ui/names', () => ( {
	__esModule: true,
	AREA_NAMES: {},
	blockTitle: ( name: string ) => name,
	locationName: () => '',
} ) );

const HOUR = 3_600_000;

const docWith = ( color: string ) =>
	parseDoc( { styles: { color: { text: color } } } );

const STEPS: readonly Step[] = [
	{
		entry: { kind: 'unsaved', doc: docWith( 'red' ) },
		before: docWith( 'red' ),
	},
	{
		entry: {
			kind: 'saved',
			id: 7,
			author: 3,
			date: new Date( Date.now() - 2 * HOUR ),
			doc: docWith( 'green' ),
		},
		before: docWith( 'green' ),
	},
	{ entry: { kind: 'parent', doc: NO_CHANGES }, before: NO_CHANGES },
];

/** The list with a selection, as on the screen. */
function Chosen() {
	const [ key, setKey ] = useState( 'unsaved' );
	return (
		<StyleRevisionList
			steps={ STEPS }
			authors={ new Map( [ [ 3, null ] ] ) }
			chosen={ STEPS.find( ( { entry } ) => entryKey( entry ) === key ) }
			isBusy={ false }
			isCurrent={ ( { entry } ) => entry.kind === 'unsaved' }
			onChoose={ setKey }
		/>
	);
}

const options = () => screen.getAllByRole( 'option' );

const chosenName = () =>
	options()
		.find( ( option ) => option.getAttribute( 'aria-selected' ) === 'true' )
		?.getAttribute( 'aria-label' );

describe( 'RevisionList', () => {
	it( 'labels each entry, including those of deleted users', () => {
		render( <Chosen /> );
		const [ unsaved, saved, parent ] = options();
		expect( unsaved?.textContent ).toContain( 'Current styles' );
		expect( saved?.getAttribute( 'aria-label' ) ).toMatch(
			/^Changes saved by Deleted user on .+ \(2 hours ago\)$/
		);
		expect( saved?.textContent ).toContain( '2 hours ago' );
		expect( saved?.textContent ).toContain(
			'No changes from the previous revision'
		);
		expect( parent?.textContent ).toContain( 'Some theme' );
	} );

	it( 'has one tab stop, and arrow keys select', () => {
		render( <Chosen /> );
		expect( options().map( ( { tabIndex } ) => tabIndex ) ).toEqual( [
			0, -1, -1,
		] );
		const list = screen.getByRole( 'listbox', {
			name: 'Global styles revisions list',
		} );
		fireEvent.keyDown( list, { key: 'End' } );
		expect( chosenName() ).toBe( 'Reset the styles to the theme defaults' );
		expect( document.activeElement ).toBe( options()[ 2 ] );
		fireEvent.keyDown( list, { key: 'ArrowDown' } );
		expect( document.activeElement ).toBe( options()[ 2 ] );
		fireEvent.keyDown( list, { key: 'Home' } );
		expect( chosenName() ).toBe( 'Unsaved changes' );
		expect( options().map( ( { tabIndex } ) => tabIndex ) ).toEqual( [
			0, -1, -1,
		] );
	} );
} );
