/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 */
import { fireEvent, screen } from '@testing-library/react';
import { useState } from '@wordpress/element';
import { renderRoom } from '@tests/support/renderRoom';
import { stubGlobal } from '@tests/unit/stubGlobal';
import {
	differencesBetween,
	groupDifferences,
	type Difference,
} from '@/features/globalStyles/index.model';
import { DifferenceList } from './DifferenceList';

const doc = ( color: Readonly< Record< string, string > > ) => ( {
	settings: {},
	styles: { color },
} );
const BEFORE = doc( {} );

let chosen: ReadonlySet< Difference >;

/** The list of what these colors change, of which some may not be chosen. */
function List( {
	colors,
	denied = '',
}: {
	colors: Readonly< Record< string, string > >;
	denied?: string;
} ) {
	const after = doc( colors );
	const [ groups ] = useState( () =>
		groupDifferences( differencesBetween( BEFORE, after ) )
	);
	const [ now, setNow ] = useState< ReadonlySet< Difference > >( new Set() );
	chosen = now;
	return (
		<DifferenceList
			groups={ groups }
			compared={ { base: BEFORE, before: BEFORE, after } }
			chosen={ now }
			isAllowed={ ( { keys } ) => keys.at( -1 ) !== denied }
			onChoose={ setNow }
		/>
	);
}

const values = () => [ ...chosen ].map( ( { after } ) => after );
const selectAll = () =>
	screen.queryByRole< HTMLInputElement >( 'checkbox', {
		name: 'Select all',
	} );

beforeEach( () => stubGlobal( 'CSS', { supports: () => true } ) );

it( 'selects all differences that may be chosen, and none', async () => {
	await renderRoom(
		<List
			colors={ { background: 'red', text: 'blue', link: 'lime' } }
			denied="link"
		/>
	);
	const toggle = () => fireEvent.click( selectAll() as HTMLElement );
	toggle();
	expect( values() ).toEqual( [ 'red', 'blue' ] );
	expect( selectAll()?.checked ).toBe( true );
	const [ first ] = screen
		.getAllByRole( 'checkbox' )
		.filter( ( box ) => box !== selectAll() );
	fireEvent.click( first as HTMLElement );
	expect( values() ).toHaveLength( 1 );
	expect( selectAll()?.checked ).toBe( false );
	expect( selectAll()?.indeterminate ).toBe( true );
	toggle();
	toggle();
	expect( values() ).toEqual( [] );
} );

it( 'has nothing to select all of where only one may be chosen', async () => {
	await renderRoom(
		<List colors={ { background: 'red', text: 'blue' } } denied="text" />
	);
	expect( selectAll() ).toBeNull();
} );
