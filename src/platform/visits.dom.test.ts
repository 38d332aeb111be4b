/**
 * @jest-environment jsdom
 */

/** A page of its own, as after a reload. */
const visit = async () => {
	jest.resetModules();
	return import( './visits' );
};

describe( 'usuallyEdits', () => {
	beforeEach( () => localStorage.clear() );

	it( 'is false for who has never been here', async () => {
		expect( ( await visit() ).usuallyEdits() ).toBe( false );
	} );

	it( 'is true for who edited on two of the last five visits', async () => {
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

	it( 'forgets what was long ago', async () => {
		for ( const isEditing of [ true, true, false, false, false, false ] ) {
			( await visit() ).rememberVisit( { isEditing } );
		}
		expect( ( await visit() ).usuallyEdits() ).toBe( false );
	} );

	it( 'is false where nothing can be kept', async () => {
		const denied = jest
			.spyOn( Storage.prototype, 'getItem' )
			.mockImplementation( () => {
				throw new Error( 'denied' );
			} );
		expect( ( await visit() ).usuallyEdits() ).toBe( false );
		denied.mockRestore();
	} );
} );
