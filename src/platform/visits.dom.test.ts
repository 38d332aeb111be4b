/**
 * @jest-environment jsdom
 */

/** Loads the module again, as a reload of the page does. */
const visit = async () => {
	jest.resetModules();
	return import( './visits' );
};

describe( 'usuallyEdits', () => {
	beforeEach( () => localStorage.clear() );

	it( 'is false on the first visit', async () => {
		expect( ( await visit() ).usuallyEdits() ).toBe( false );
	} );

	it( 'is true after edits on two of the last five visits', async () => {
		for ( const isEditing of [ true, false, true, false, false ] ) {
			const { rememberVisit } = await visit();
			rememberVisit( { isEditing: false } );
			rememberVisit( { isEditing } );
		}
		expect( ( await visit() ).usuallyEdits() ).toBe( true );
	} );

	it( 'counts a visit once, however often the editor is opened on it', async () => {
		const { rememberVisit } = await visit();
		rememberVisit( { isEditing: false } );
		rememberVisit( { isEditing: true } );
		rememberVisit( { isEditing: true } );
		expect( ( await visit() ).usuallyEdits() ).toBe( false );
	} );

	it( 'forgets old visits', async () => {
		for ( const isEditing of [ true, true, false, false, false, false ] ) {
			( await visit() ).rememberVisit( { isEditing } );
		}
		expect( ( await visit() ).usuallyEdits() ).toBe( false );
	} );

	it( 'is false where storage is denied', async () => {
		const denied = jest
			.spyOn( Storage.prototype, 'getItem' )
			.mockImplementation( () => {
				throw new Error( 'denied' );
			} );
		expect( ( await visit() ).usuallyEdits() ).toBe( false );
		denied.mockRestore();
	} );
} );
