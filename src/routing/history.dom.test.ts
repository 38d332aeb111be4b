/**
 * @jest-environment jsdom
 */
import { navigate, noteLocation } from './history';
import { navigationPlace } from './places/navigation';

it( 'tells whether the user has gone elsewhere in the meantime', () => {
	const isHere = noteLocation();
	expect( isHere() ).toBe( true );
	navigate( navigationPlace, {} );
	expect( isHere() ).toBe( false );
	expect( noteLocation()() ).toBe( true );
} );
