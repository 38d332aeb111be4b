import { neighbor, parseProgress, stepsFor } from './steps';

describe( 'first steps', () => {
	it( 'continue at the stored step', () => {
		expect( parseProgress( { step: 'save', isOpen: true } ) ).toEqual( {
			step: 'save',
			isOpen: true,
		} );
	} );

	it.each( [ undefined, null, 'save', { step: 'gone', isOpen: 'yes' } ] )(
		'start at the first, hidden, for %j',
		( raw ) => {
			expect( parseProgress( raw ) ).toEqual( {
				step: 'look',
				isOpen: false,
			} );
		}
	);

	it( 'leave out styles for themes without them', () => {
		expect( stepsFor( true ) ).toContain( 'styles' );
		expect( neighbor( stepsFor( false ), 'edit', 1 ) ).toBe( 'palette' );
	} );

	it( 'end at both sides', () => {
		expect( neighbor( stepsFor( true ), 'look', -1 ) ).toBeNull();
		expect( neighbor( stepsFor( true ), 'help', 1 ) ).toBeNull();
		expect( neighbor( stepsFor( true ), 'help', -1 ) ).toBe( 'save' );
	} );
} );
