/**
 * @jest-environment jsdom
 */
import { navigate, noteLocation } from './history';
import { navigationRoute } from './routes/navigation';

it( 'tells whether the user has navigated in the meantime', () => {
	const isHere = noteLocation();
	expect( isHere() ).toBe( true );
	navigate( navigationRoute, {} );
	expect( isHere() ).toBe( false );
	expect( noteLocation()() ).toBe( true );
} );
