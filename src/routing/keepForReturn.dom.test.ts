/**
 * @jest-environment jsdom
 */
import { currentAddress, navigate, startRouting } from './history';
import { keepForReturn } from './keepForReturn';
import { cleanUpRoute } from './routes/cleanUp';
import { documentRoute } from './routes/document';
import { navigationRoute } from './routes/navigation';

const PAGE = { type: 'page', id: '7', isEditing: true };

/** The back button, for which jsdom needs a moment. */
async function goBack(): Promise< void > {
	const before = currentAddress.get();
	window.history.back();
	while ( currentAddress.get() === before ) {
		await new Promise( ( resolve ) => setTimeout( resolve ) );
	}
}

describe( 'what a screen keeps for those who come back', () => {
	const stop = startRouting( 'atelier' );
	afterAll( stop );

	it( 'is there on the way back from what it leads to, and not on the way on', async () => {
		const kept = keepForReturn< string >( cleanUpRoute );
		navigate( cleanUpRoute, {} );
		navigate( documentRoute, PAGE );
		kept.keep( 'first' );
		expect( kept.back() ).toBeNull();
		await goBack();
		expect( kept.back() ).toBe( 'first' );
		navigate( documentRoute, PAGE );
		kept.keep( 'second' );
		await goBack();
		expect( kept.back() ).toBe( 'second' );
	} );

	it( 'is forgotten elsewhere', async () => {
		const kept = keepForReturn< string >( cleanUpRoute );
		navigate( cleanUpRoute, {} );
		navigate( documentRoute, PAGE );
		kept.keep( 'first' );
		navigate( navigationRoute, {} );
		await goBack();
		await goBack();
		expect( kept.back() ).toBeNull();
	} );
} );
